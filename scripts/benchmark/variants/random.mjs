// Sparse puzzles at random, beside another solver: the table of scripts/bench --variants --random.
import { spawnSync } from 'node:child_process';

import { askInTurns } from './run.mjs';
import { differenceOf } from './table.mjs';

/** A difference that counts: less is noise. */
const leastMilliseconds = 10;
/** Slower beside it by more than this counts on its own. */
const many = 10;

/**
 * The puzzles of a seed, and what random.cpp says of kinds without any.
 * @param {string} program
 * @param {string} seed
 */
export function randomPuzzles(program, seed) {
  const { stdout, stderr, status } = spawnSync(program, [seed], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status === null || status > 1) throw new Error(`${program} ${seed}: ${stderr}`);
  const puzzles = stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [kind, mode, cells, text] = line.split('\t');
      return { kind, name: `${kind}, ${mode}, ${cells} %`, text };
    });
  return { puzzles, missing: stderr.split('\n').filter((line) => line !== '') };
}

/** Asks programs all of them; a kind without a puzzle is a failure, and so is another answer. */
export async function measureRandom(programs, { puzzles, missing }, options) {
  const rows = [];
  let failures = missing.length;
  for (const line of missing) console.error(`bench: ${line}`);
  for (const { kind, name, text } of puzzles) {
    const results = await askInTurns(programs, 'solve', text, options);
    for (const name of Object.keys(results)) {
      if (name !== 'native' && results[name].found === 'unreadable') delete results[name];
    }
    const difference = differenceOf(results);
    if (difference !== undefined) {
      console.error(`bench: ${name}: ${difference}: ${text}`);
      failures++;
    }
    rows.push({ kind, name, text, results });
  }
  return { rows, failures };
}

const lineOf = (cells) => `| ${cells.join(' | ')} |`;

/**
 * A row for each kind, those first that are slowest beside the other solver; pairs of kinds are one row.
 * @param {readonly any[]} rows
 * @param {string | undefined} other the program beside which the native one is measured, if any
 */
export function kindsTable(rows, other) {
  const kinds = new Map();
  for (const row of rows) {
    const kind = row.kind.includes(' + ') ? 'pairs of kinds' : row.kind;
    kinds.set(kind, [...(kinds.get(kind) ?? []), row]);
  }
  const lines = [...kinds].map(([kind, own]) => kindLine(kind, own, other));
  if (other !== undefined) lines.sort((one, another) => another.mean - one.mean);
  const head =
    other === undefined
      ? ['kind', 'puzzles', 'total, ms', 'not ended']
      : [
          'kind',
          'puzzles',
          'total, ms',
          `${other}'s`,
          'geometric mean',
          'slower',
          `by ${leastMilliseconds} ms`,
          `${many} times`,
          'not ended',
          `${other}'s`,
        ];
  return [
    lineOf(head),
    `|:--|${'--:|'.repeat(head.length - 1)}`,
    ...lines.map(({ cells }) => lineOf(cells)),
    lineOf(kindLine('all', rows, other).cells),
  ].join('\n');
}

function kindLine(kind, rows, other) {
  const answers = (name) =>
    rows.map(({ results }) => results[name]).filter((result) => result !== undefined);
  const sum = (name) =>
    answers(name)
      .reduce((total, { milliseconds }) => total + milliseconds, 0)
      .toFixed(1);
  const notEnded = (name) => answers(name).filter(({ ended }) => !ended).length;
  if (other === undefined)
    return { mean: 0, cells: [kind, rows.length, sum('native'), notEnded('native')] };
  // Those that both read.
  const pairs = rows
    .filter(({ results }) => results[other] !== undefined)
    .map(({ results }) => [results.native.milliseconds, results[other].milliseconds]);
  const mean = Math.exp(
    pairs.reduce((total, [own, its]) => total + Math.log(own / its), 0) / pairs.length,
  );
  const slower = pairs.filter(([own, its]) => own > its);
  const much = slower.filter(([own, its]) => own > its + leastMilliseconds);
  return {
    mean,
    cells: [
      kind,
      rows.length,
      sum('native'),
      sum(other),
      mean.toFixed(3),
      slower.length,
      much.length,
      much.filter(([own, its]) => own > many * its).length,
      notEnded('native'),
      notEnded(other),
    ],
  };
}

/** The puzzles that are slower than with the other solver by more than noise, the slowest first. */
export function slowerPuzzles(rows, other) {
  return rows
    .filter(({ results }) => results[other] !== undefined)
    .map(({ name, text, results }) => ({
      name,
      text,
      own: results.native.milliseconds,
      its: results[other].milliseconds,
    }))
    .filter(({ own, its }) => own > its + leastMilliseconds)
    .sort((one, another) => another.own / another.its - one.own / one.its)
    .map(
      ({ name, text, own, its }) =>
        `${name}: ${own.toFixed(1)} and ${its.toFixed(1)} ms\n  ${text}`,
    );
}
