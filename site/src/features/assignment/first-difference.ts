/** Where two texts begin to differ. */
export interface Difference {
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** The line as it is in each, its end included; undefined where the text has ended before. */
  readonly printed: string | undefined;
  readonly expected: string | undefined;
}

export function firstDifference(printed: string, expected: string): Difference | undefined {
  if (printed === expected) return undefined;
  let at = 0;
  while (at < printed.length && printed[at] === expected[at]) at++;
  const start = printed.lastIndexOf('\n', at - 1) + 1;
  return {
    line: printed.slice(0, start).split('\n').length,
    column: at - start + 1,
    printed: lineAt(printed, start, at),
    expected: lineAt(expected, start, at),
  };
}

function lineAt(text: string, start: number, at: number): string | undefined {
  if (at >= text.length && start >= text.length) return undefined;
  const end = text.indexOf('\n', at);
  return text.slice(start, end < 0 ? text.length : end + 1);
}

/** A piece of a line as it is shown; a mark stands for white space. */
export interface VisiblePart {
  readonly text: string;
  readonly isMark: boolean;
}

const marks: Readonly<Record<string, string>> = { '\t': '\\t', '\r': '\\r', '\n': '\\n' };

/** A line with its white space made visible, in letters that every font has. */
export function visible(line: string): readonly VisiblePart[] {
  return line
    .split(/( +|[\t\r\n])/)
    .filter(Boolean)
    .map((text) =>
      text.startsWith(' ')
        ? { text: '·'.repeat(text.length), isMark: true }
        : { text: marks[text] ?? text, isMark: text in marks },
    );
}
