// The page's readers of other programs' puzzles, and the built module as the judge of what they mean.
import { fileURLToPath } from 'node:url';

import { runnerImport } from 'vite';

import { loadModule } from '../module.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A module of the page, by its path in site/src. */
export const own = async (path) => (await runnerImport(`${root}site/src/${path}`)).module;

const { writeDescription } = await own('puzzle/description.ts');
const { digitOf } = await own('puzzle/shape.ts');

const modules = {
  classic: await loadModule(),
  variants: await loadModule('ninefold-variants'),
};

function moduleFor(puzzle) {
  return puzzle.rules.some(({ name }) => name === 'constraints')
    ? modules.variants
    : modules.classic;
}

/** Whether the engine reads a text of constraints. */
export function readsVariant(text) {
  return !modules.variants.read_variant(text).problem.code;
}

/**
 * The judge that `exchange/meaning/proving.ts` asks, which gives a puzzle so many seconds; `problem` is what the engine
 * said last of one that it does not read.
 */
export function judgeFor(seconds) {
  const judge = {
    problem: '',
    async broken(puzzle) {
      const found = moduleFor(puzzle).inspect(writeDescription(puzzle));
      if (found.problem.code) {
        judge.problem = JSON.stringify(found.problem);
        return undefined;
      }
      const numbers = found.conflicts.map(({ rule }) => parseInt(rule, 10));
      return {
        items: new Set(numbers.filter((number) => !Number.isNaN(number))),
        others: numbers.some(Number.isNaN),
      };
    },
    async solve(puzzle) {
      const limits = { solutions: 2, nodes: 0, milliseconds: seconds * 1000 };
      const answer = moduleFor(puzzle).count(writeDescription(puzzle), limits, null);
      if (answer.problem.code) {
        judge.problem = JSON.stringify(answer.problem);
        return { count: undefined };
      }
      const isDone = answer.stopped === 'complete' || answer.count === '2';
      const solution = [...answer.solution].map((character) => digitOf(puzzle.shape, character));
      return { count: isDone ? Math.min(2, Number(answer.count)) : undefined, solution };
    },
  };
  return judge;
}

/** Prints how often each of `rows` is there, as the rows of a table. */
export function table(title, rows) {
  const counts = new Map();
  for (const row of rows) counts.set(row, (counts.get(row) ?? 0) + 1);
  console.log(`\n${title} (${rows.length})`);
  for (const [row, count] of [...counts].sort((a, b) => b[1] - a[1]))
    console.log(`| ${row} | ${count} | ${((100 * count) / rows.length).toFixed(1)} % |`);
}
