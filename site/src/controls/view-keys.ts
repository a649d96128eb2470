/** Keys of a view, which work wherever the keyboard is: what they mean and how they are written. */

/** Keys that something else on the page needs while it is focused. */
const needed: readonly (readonly [selector: string, keys: readonly string[]])[] = [
  ['input:not([type=radio]), select, textarea', ['*']],
  ['button, summary, a', [' ']],
  ['[role=grid]', ['ArrowLeft', 'ArrowRight', 'Home']],
];

/** What a key press means in a view. `single`: keys of one character count, too. */
export function viewCommand<Command>(
  keys: Readonly<Record<string, Command>>,
  event: KeyboardEvent,
  single: boolean,
): Command | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return undefined;
  const { target, key } = event;
  if (key.length === 1 && !single) return undefined;
  const taken = needed.some(
    ([selector, list]) =>
      target instanceof Element &&
      target.closest(selector) &&
      (list.includes('*') || list.includes(key)),
  );
  return taken || !Object.hasOwn(keys, key) ? undefined : keys[key];
}

/** The keys of a command as a person reads them: Shift M. */
export function keysFor(keys: Readonly<Record<string, string>>, command: string): string[] {
  const key = Object.keys(keys).find((each) => keys[each] === command) ?? '';
  if (key.length > 1) return [key];
  return key === key.toLowerCase() ? [key.toUpperCase()] : ['Shift', key];
}
