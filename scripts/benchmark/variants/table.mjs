const lineOf = (cells) => `| ${cells.join(' | ')} |`;
const headOf = (cells) => `${lineOf(cells)}\n|${':--|' + '--:|'.repeat(cells.length - 1)}`;

/** The ratios that are of interest where both were measured. */
const ratios = [
  ['native', 'table'],
  ['Node', 'table'],
  ['Chromium', 'table'],
  ['native', 'ISS'],
  ['Node', 'ISS'],
  ['Chromium', 'ISS'],
  ['ISS', 'table'],
  ['Node', 'native'],
];

/**
 * What is measured, and which ratios come of it.
 * @param {object} programs
 */
export function columnsOf(programs) {
  const names = Object.keys(programs);
  const isThere = (name) => names.includes(name) || name === 'table';
  return { names, ratios: ratios.filter((pair) => pair.every(isThere)) };
}

const ratioIn = ({ results }, [one, other]) =>
  results[one] && results[other]
    ? results[one].milliseconds / results[other].milliseconds
    : undefined;

/** Those of the rows that both have answered, or one of them not in the time given. */
const ratiosIn = (rows, pair) =>
  rows.map((row) => ratioIn(row, pair)).filter((ratio) => ratio !== undefined);

const share = (numbers, part) => {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)];
};
const geometricMean = (numbers) =>
  Math.exp(numbers.reduce((sum, number) => sum + Math.log(number), 0) / numbers.length);

/** How all puzzles together went; one that was stopped counts with the time it was given. */
export function summaryOf({ names, ratios: pairs }, rows) {
  const lines = [headOf(['', 'answered', 'median, ms', '90 %, ms', 'total, s'])];
  for (const name of [...names, 'table']) {
    const results = rows.map((row) => row.results[name]).filter((result) => result !== undefined);
    if (results.length === 0) continue;
    const times = results.map(({ milliseconds }) => milliseconds);
    const total = times.reduce((sum, time) => sum + time, 0);
    lines.push(
      lineOf([
        name,
        results.filter(({ ended }) => ended).length,
        share(times, 0.5).toFixed(3),
        share(times, 0.9).toFixed(2),
        (total / 1000).toFixed(2),
      ]),
    );
  }
  lines.push('', headOf(['ratio', 'puzzles', 'geometric mean', 'median', 'greatest', 'above 1']));
  for (const pair of pairs) {
    const all = ratiosIn(rows, pair);
    if (all.length === 0) continue;
    lines.push(
      lineOf([
        pair.join(' / '),
        all.length,
        geometricMean(all).toFixed(3),
        share(all, 0.5).toFixed(3),
        share(all, 1).toFixed(2),
        all.filter((ratio) => ratio > 1).length,
      ]),
    );
  }
  return lines.join('\n');
}

const timeOf = (result) =>
  result === undefined
    ? ''
    : `${result.milliseconds.toFixed(3)}${result.ended ? '' : ' (stopped)'}`;

/** The rows that are slowest beside the other solver: where there is one, else beside its table. */
export function worstOf({ names, ratios: pairs }, rows, most) {
  const other = names.includes('ISS') ? 'ISS' : 'table';
  const order = ['Node', other];
  const shown = other === 'table' ? [...names, 'table'] : names;
  const all = pairs.filter((pair) => pair.includes('Node') || pair.includes(other));
  const sorted = [...rows].sort((a, b) => (ratioIn(b, order) ?? 0) - (ratioIn(a, order) ?? 0));
  return [
    headOf([
      'slowest beside it',
      ...shown.map((name) => `${name}, ms`),
      ...all.map((pair) => pair.join(' / ')),
      'found',
    ]),
    ...sorted
      .slice(0, most)
      .map((row) =>
        lineOf([
          row.name,
          ...shown.map((name) => timeOf(row.results[name])),
          ...all.map((pair) => ratioIn(row, pair)?.toFixed(2) ?? ''),
          row.results.native.found.length > 12 ? 'unique' : row.results.native.found,
        ]),
      ),
  ].join('\n');
}

const kindOf = (found) => (found.length > 12 ? 'unique' : found);

/** Says what programs that were done found where it is not the same; undefined where it is. */
export function differenceOf(results) {
  const found = Object.entries(results)
    .filter(([name, result]) => name !== 'table' && result.ended)
    .map(([name, result]) => [name, kindOf(result.found)]);
  if (new Set(found.map(([, each]) => each)).size <= 1) return undefined;
  return found.map((pair) => pair.join(' found ')).join(', ');
}
