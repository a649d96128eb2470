/** Rows of the table that answers a long list. */
import type { BatchQuestion, TableForm } from './messages/request-types.ts';

/** What was found of a puzzle, or why there is no answer. */
export type BatchFound = { readonly columns: readonly string[] } | Refusal;
export type Refusal = { readonly refusal: string };

/** How many columns an answer has, without the puzzle and why there is none. */
const widths: Record<BatchQuestion, number> = { prove: 1, solve: 2, count: 1, grade: 3 };

/** What stands where there is nothing to say. */
export const nothing = '-';

/** The row of a line, without a line end: the puzzle, what was found, and why it was not answered. */
export function batchRow(
  line: string,
  found: BatchFound,
  { question, form }: { readonly question: BatchQuestion; readonly form: TableForm },
): string {
  const columns = 'refusal' in found ? ['refused'] : found.columns;
  const rest = new Array<string>(widths[question] - columns.length).fill(nothing);
  const why = 'refusal' in found ? found.refusal : nothing;
  return tableRow([line, ...columns, ...rest, why], form);
}

/** Each field as it may stand in a table of that form. */
function tableRow(fields: readonly string[], form: TableForm): string {
  return form === 'csv'
    ? fields.map(quoted).join(',')
    : fields.map((field) => field.replace(/[\t\n\r]+/g, ' ')).join('\t');
}

function quoted(field: string): string {
  return /[",\n\r]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}
