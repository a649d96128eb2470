/**
 * Looks for links in a text that may be anything, and megabytes of it: every part of it is looked at once. A
 * link ends at the next white space, so that what is not in that part is not looked for further on.
 */

/** What follows a marker. */
export interface AfterMarker {
  /** Where the marker begins in the text. */
  readonly from: number;
  /** Where it begins itself. */
  readonly at: number;
  /** It, up to the next white space. */
  readonly token: string;
}

const blank = /\s/g;

/** What follows each marker, once for each part of the text without white space. `marker` is global. */
export function* tokensAfter(text: string, marker: RegExp): Generator<AfterMarker> {
  marker.lastIndex = 0;
  for (;;) {
    const found = marker.exec(text);
    if (!found) return;
    const at = found.index + found[0].length;
    blank.lastIndex = at;
    const end = blank.exec(text)?.index ?? text.length;
    yield { from: found.index, at, token: text.slice(at, end) };
    marker.lastIndex = end;
  }
}

/** What the first of them is for `read`; undefined where it is nothing for any. */
export function firstAfter<T>(
  text: string,
  marker: RegExp,
  read: (after: AfterMarker) => T | undefined,
): T | undefined {
  for (const after of tokensAfter(text, marker)) {
    const result = read(after);
    if (result !== undefined) return result;
  }
  return undefined;
}
