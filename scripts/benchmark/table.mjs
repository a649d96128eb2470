import { basename } from 'node:path';

/** What is measured, each with the head of its column, in this order; Chromium where there is one. */
const measured = {
  native: 'native us',
  narrow: '128 bits us',
  release: 'release us',
  node: 'Node us',
  chromium: 'Chromium us',
};

/** What WASM in Node is compared with. */
const compared = { native: 'Node / native', narrow: '/ 128 bits', release: '/ release' };

const lineOf = (cells) => `| ${cells.join(' | ')} |`;

/**
 * The two lines at the top of the table.
 * @param {readonly string[]} names what is measured: keys of the results
 */
export function headOf(names) {
  const cells = [
    'list',
    'puzzles',
    ...names.map((name) => measured[name]),
    ...Object.values(compared),
    'nodes',
    'signature',
  ];
  return [lineOf(cells), `|${'---|'.repeat(cells.length)}`];
}

/**
 * The line of one list.
 * @param {string} file
 * @param {Record<string, { puzzles: number, signature: string, microseconds: number }>} results
 */
export function rowOf(file, results) {
  const { native, node } = results;
  const nodes = Number(native.signature.split('/')[0]);
  return lineOf([
    basename(file, '.txt'),
    native.puzzles,
    ...Object.values(results).map(({ microseconds }) => microseconds.toFixed(2)),
    ...Object.keys(compared).map((name) =>
      (node.microseconds / results[name].microseconds).toFixed(2),
    ),
    (nodes / native.puzzles).toFixed(1),
    native.signature,
  ]);
}

/** Says which signatures a list has where they differ; undefined where all are the same. */
export function differenceOf(file, results) {
  const signatures = Object.entries(results).map(([name, { signature }]) => ({ name, signature }));
  if (signatures.every(({ signature }) => signature === results.native.signature)) return undefined;
  return `${file}: ${signatures.map(({ name, signature }) => `${name} ${signature}`).join(', ')}`;
}
