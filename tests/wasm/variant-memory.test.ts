import { expect, test } from 'vitest';

import { loadVariantModuleWithMemory } from './module.ts';

const limits = { solutions: 1, nodes: 1, milliseconds: 20_000 };
const most = 64 * 2 ** 20;

/** The most cells that there may be. */
const board = '.Shape~1x1~16~Raw.Var~A~~999';

function variables(first: number, count: number): string {
  return Array.from({ length: count }, (_, index) => `~VA${first + index}`).join('');
}

/** So many items, each made of its number. */
function items(count: number, item: (number: number) => string): string {
  return Array.from({ length: count }, (_, number) => item(number)).join('');
}

/** 250 of all variables, scattered and others each time. */
function scattered(number: number): string {
  let cells = '';
  for (let index = 0; index < 250; index++)
    cells += `~VA${1 + ((index * (4 * number + 5) + 131 * number) % 999)}`;
  return cells;
}

/** A table of 16 values that says the same in both directions, and another for each number. */
function tableOf(number: number): string {
  const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  let table = '';
  for (let first = 0; first < 256; first += 6) {
    let bits = 0;
    for (let bit = 0; bit < 6 && first + bit < 256; bit++) {
      const a = (first + bit) >> 4;
      const b = (first + bit) & 15;
      if ((a * b + number) % 13 !== 0 && (a + b + number) % 16 !== 0) bits |= 1 << bit;
    }
    table += characters.charAt(bits);
  }
  return table.replace(/A+$/, '');
}

/** The table of which each value stands beside itself alone. */
const equality = 'BAgAAQAAIAAEAACAABAgAAQAAIAAEAACAABAgAAQAAI';

/** Cells of a board of 16x16, in reading order. */
function cells(first: number, count: number): string {
  const name = (position: number) => '123456789abcdefg'.charAt(position % 16);
  return items(count, (index) => `~R${name((first + index) >> 4)}C${name(first + index)}`);
}

/** The heaviest of texts that are read, as far as we know. */
const heaviest: Record<string, string> = {
  'every two of 700 cells':
    board + items(9, (n) => `.PairX~${tableOf(n)}${variables(n % 2 === 0 ? 1 : 300, 700)}`),
  'the same as alternatives':
    board + '.Or' + items(15, (n) => `.PairX~${tableOf(n)}${variables(1, 700)}`) + '.End',
  'lists that meet everywhere': board + items(42, (n) => `.PairX~${tableOf(n)}${scattered(n)}`),
  'equal cells that differ from as many':
    `${board}.PairX~${equality}${variables(1, 500)}.PairX~${equality}${variables(501, 499)}` +
    items(2000, (n) => `.AllDifferent~VA${1 + (n % 499)}~VA${501 + (n % 499)}`),
  'many rules on many cells':
    board + items(3000, (n) => `.X~VA${1 + (n % 900)}~VA${2 + (n % 900)}`),
  'as many alternatives as there may be, and automata':
    `.Shape~16x16~~Raw.Replicate~${'_'.repeat(37)}D` +
    items(6, () => '.Between~R1C1~R2C1~R3C1') +
    '.End' +
    items(60, (n) => `.SumLine~30${cells((7 * n) % 230, 18)}~LOOP`),
};

for (const [name, text] of Object.entries(heaviest)) {
  test(`no more than 64 MB are taken by ${name}`, { timeout: 60_000 }, async () => {
    expect(text.length).toBeLessThanOrEqual(65_536);
    for (const question of ['solve', 'inspect'] as const) {
      const { module, memory } = await loadVariantModuleWithMemory();
      const { puzzle, problem } = module.read_variant(text);
      expect(problem.code).toBe('');
      if (question === 'solve') module.solve(puzzle, limits, null);
      else module.inspect(puzzle);
      expect(memory.buffer.byteLength, question).toBeLessThanOrEqual(most);
    }
  });
}
