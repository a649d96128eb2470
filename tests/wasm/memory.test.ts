import { afterEach, expect, test, vi } from 'vitest';

import type { WasmModule } from '../../site/src/engine/module/module.ts';
import { loadModuleWithMemory, loadVariantModuleWithMemory } from './module.ts';

const { module, memory } = await loadModuleWithMemory();

const none = { solutions: 0, nodes: 0, milliseconds: 0 };
const mystic = '1;torus-knight,torus-pairs:26.23;98.2.37b5d98g8b4f5c5b9.3f5b7b1983.2f4b38c127659';
const search = { puzzle: mystic, algorithm: 'recursion', order: 'reading', singles: false };

/** Counted by bands for a minute, from tables of more than 100 MB if all of them were kept. */
const many = '1;;b2l2l2c7t8u8e';

afterEach(() => vi.restoreAllMocks());

/** One of everything that a page asks, right and wrong. */
function askEverything(ninefold: WasmModule): void {
  expect(ninefold.solve(mystic, none, null).count).toBe('1');
  ninefold.first('1;;zzzc', none, () => undefined);
  ninefold.enumerate('1;;p', 0, 100, none, null);
  ninefold.candidates(mystic, none, null);
  ninefold.contradiction('1;;11zzzb', none, null);
  ninefold.inspect(mystic);
  ninefold.peers(mystic);
  ninefold.steps(mystic, 5);
  ninefold.watch(search, { position: 3, goal: 'stay', depth: 0, budget: 100, ahead: 100 });
  expect(ninefold.solve('9;<>', none, null).problem.code).not.toBe('');
  expect(ninefold.import_text('nonsense').problem.code).not.toBe('');
}

test('memory is flat after a thousand solves', { timeout: 60_000 }, () => {
  for (let round = 0; round < 10; round++) askEverything(module);
  const before = memory.buffer.byteLength;
  for (let round = 0; round < 1000; round++) module.solve(mystic, none, null);
  for (let round = 0; round < 40; round++) askEverything(module);
  expect(memory.buffer.byteLength).toBe(before);
});

test('memory cannot grow beyond 256 MiB', () => {
  const pages = memory.buffer.byteLength / 65_536;
  expect(() => memory.grow(4096 - pages + 1)).toThrow(RangeError);
});

test('a long count keeps no more than fits many workers', { timeout: 60_000 }, async () => {
  const { module: counting, memory: counted } = await loadModuleWithMemory();
  const part = { number: 0, of: 1, way: 'bands' };
  const { answer, way } = counting.count_part(many, part, { ...none, milliseconds: 8000 }, null);
  expect(way).toBe('bands');
  // A quick machine comes to its end.
  expect(['complete', 'time_limit']).toContain(answer.stopped);
  expect(counted.buffer.byteLength).toBeLessThan(64 * 2 ** 20);
});

test('where memory cannot grow a count throws, and says no number', async () => {
  const { module: counting } = await loadModuleWithMemory();
  const grow = vi.spyOn(WebAssembly.Memory.prototype, 'grow').mockImplementation(() => {
    throw new RangeError('no memory left');
  });
  expect(() => counting.count(many, { ...none, milliseconds: 8000 }, null)).toThrow();
  expect(grow).toHaveBeenCalled();
});

const oneNode = { solutions: 1, nodes: 1, milliseconds: 20_000 };
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
    items(6, () => '.Or.V~R1C1~R2C1.X~R2C1~R3C1.End') +
    '.End' +
    items(60, (n) => `.EqualityCage${cells((7 * n) % 230, 18)}`),
};

for (const [name, text] of Object.entries(heaviest)) {
  test(`no more than 64 MB are taken by ${name}`, { timeout: 60_000 }, async () => {
    expect(text.length).toBeLessThanOrEqual(65_536);
    for (const question of ['solve', 'inspect'] as const) {
      const { module: variants, memory: taken } = await loadVariantModuleWithMemory();
      const { puzzle, problem } = variants.read_variant(text);
      expect(problem.code).toBe('');
      if (question === 'solve') variants.solve(puzzle, oneNode, null);
      else variants.inspect(puzzle);
      expect(taken.buffer.byteLength, question).toBeLessThanOrEqual(most);
    }
  });
}
