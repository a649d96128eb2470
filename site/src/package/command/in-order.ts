/**
 * Writes answers in the order in which they are handed over, each as soon as it and those before it are there.
 * What comes back resolves when that one is written. Neither answers nor `write` may reject.
 */
export function inOrder(
  write: (answer: string) => Promise<void>,
): (answer: Promise<string>) => Promise<void> {
  let last = Promise.resolve();
  return (answer) => (last = last.then(async () => write(await answer)));
}
