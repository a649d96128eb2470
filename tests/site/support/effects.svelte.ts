/** Does what a component would do while it is shown; returns what takes it away. */
export function whileShown(work: () => void): () => void {
  return $effect.root(work);
}

/** A value that effects follow. */
export function box<T>(value: T): { value: T } {
  const state = $state({ value });
  return state;
}
