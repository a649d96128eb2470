/** A piece of a sentence: text, or a cell that is named and can be pointed at. */
export type Part = string | { readonly cell: number };
export type Sentence = readonly Part[];

/** A sentence with cells in it: say`${3} goes into ${at(12)}`. */
export function say(
  strings: TemplateStringsArray,
  ...values: readonly (Part | number | Sentence)[]
): Sentence {
  return strings.flatMap((text, index): readonly Part[] => {
    const value = values[index];
    if (value === undefined) return [text];
    if (typeof value === 'number') return [text, String(value)];
    return typeof value === 'string' || 'cell' in value ? [text, value] : [text, ...value];
  });
}

export function at(cell: number): Part {
  return { cell };
}

/** "1", "1 and 2", "1, 2 and 3". */
export function listed(digits: readonly number[]): string {
  if (digits.length < 2) return digits.join('');
  return `${digits.slice(0, -1).join(', ')} and ${digits.at(-1)}`;
}
