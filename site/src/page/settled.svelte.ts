/**
 * A text once it has stayed for this many milliseconds: what goes sooner is never announced. Call where
 * effects may be made.
 */
export function settled(read: () => string, wait: number): { readonly text: string } {
  let text = $state('');
  $effect(() => {
    const next = read();
    if (next === '') {
      text = '';
      return;
    }
    const timer = setTimeout(() => (text = next), wait);
    return () => clearTimeout(timer);
  });
  return {
    get text() {
      return text;
    },
  };
}
