/** What is said about input that cannot be read. The codes are the core's (ErrorCode). */
export interface ProblemWords {
  readonly code?: string;
  /** Counted from 1; null for a text as a whole. */
  readonly line?: number | null;
  readonly column?: number | null;
  readonly found?: string;
  readonly expected?: string;
}

const what: Record<string, string> = {
  unexpected_end: 'The text ends too early',
  unexpected_character: 'Unexpected character',
  number_out_of_range: 'A number is out of range',
  row_too_short: 'A row is too short',
  row_too_long: 'A row is too long',
  unexpected_text: 'There is text after the end of the puzzle',
  unknown_rule: 'Unknown rule',
  bad_rule: 'A rule does not fit this board',
  unknown_version: 'This was made by a newer version of Ninefold',
  unknown_format: 'Format not recognised',
  too_large: 'The text is too large',
};

export const problems = {
  /** "A row is too short (line 3, column 17): found the end of the line, expected 9 digits." */
  sentence: ({ code = '', line, column, found, expected }: ProblemWords) => {
    const place = line ? ` (line ${line}${column ? `, column ${column}` : ''})` : '';
    const seen = found ? `found ${found}` : '';
    const wanted = expected ? `expected ${expected}` : '';
    const detail = [seen, wanted].filter(Boolean).join(', ');
    return `${what[code] ?? 'The text could not be read'}${place}${detail ? `: ${detail}` : ''}.`;
  },
  kept: 'The board has not changed.',
};
