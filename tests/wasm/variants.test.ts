import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { noLimits } from '../../scripts/module.mjs';
import { answerVariant } from '../../site/src/engine/worker/variant-answer.ts';
import type { Technique } from '../../site/src/engine/messages/names.ts';
import type { Reply } from '../../site/src/engine/messages/types.ts';
import { variantModuleExports } from '../../site/src/engine/module/variant-module.ts';
import { readForeign } from '../../site/src/exchange/index.ts';
import { readDescription, writeDescription } from '../../site/src/puzzle/description.ts';
import { variantFaces } from '../../site/src/rules/variants/index.ts';
import { hintsOf, pathOf } from '../../site/src/solver/explained.ts';
import { loadVariantModule, moduleBytes, ownExports } from './module.ts';

const module = await loadVariantModule();

/** A killer whose cages leave one solution, as 4x4. */
const killer =
  '.Shape~4x4.Cage~4~R1C1~R1C2.Cage~6~R1C3~R1C4.Cage~5~R2C1~R3C1.~R1C1_1.Thermo~R2C3~R2C4';

/** The same with one solution, and no given. */
const single =
  '.Shape~4x4.Cage~3~R1C1~R1C2.Thermo~R1C1~R1C2~R1C3~R1C4' +
  '.GreaterThan~R2C2~R2C1.GreaterThan~R2C4~R2C3.GreaterThan~R4C1~R3C1.BlackDot~R3C1~R3C2';

function description(text: string): string {
  const { puzzle, problem } = module.read_variant(text);
  expect(problem.code).toBe('');
  return puzzle;
}

describe('the second module and its declarations', () => {
  test('export the same functions', () => {
    expect(ownExports(module)).toEqual([...variantModuleExports].sort());
  });

  test('know the same kinds, each with words of its own', () => {
    const kinds = module.kinds().map(({ name }) => name);
    expect(kinds.length).toBeGreaterThan(70);
    expect(Object.keys(variantFaces).sort()).toEqual([...kinds].sort());
    for (const kind of kinds) expect(variantFaces[kind]?.label, kind).toBeTruthy();
  });

  test('keeps to its size', () => {
    expect(moduleBytes('ninefold-variants').length).toBeLessThan(1_658_000);
  });
});

describe('a puzzle of any rules', () => {
  const puzzle = description(killer);

  test('is one description for the page and for the module', () => {
    const read = readDescription(puzzle);
    expect(read).toMatchObject({
      shape: { size: 4 },
      rules: [{ name: 'classic' }, { name: 'constraints' }],
    });
    expect(read && writeDescription(read)).toBe(puzzle);
    expect(module.import_text(puzzle).puzzles).toEqual([puzzle]);
    expect(description(module.write_variant(puzzle))).toBe(puzzle);
    // A kind that is Ninefold’s own is written as what others know: bits 0 to 3, 5 to 7, 10, 11, 15.
    const own = description('.Shape~4x4.SlowThermometer~R1C1~R1C2');
    expect(module.write_variant(own)).toBe('.Shape~4x4.Pair~vzI~_SlowThermometer~R1C1~R1C2');
  });

  test('is solved, counted, listed and has candidates', () => {
    const solved = module.solve(puzzle, noLimits, null);
    expect(solved).toMatchObject({ count: '2', stopped: 'solution_limit' });
    const all = module.enumerate(puzzle, 0, 1000, noLimits, null);
    expect(all.answer).toMatchObject({ stopped: 'complete' });
    const { count } = module.count(puzzle, noLimits, null);
    expect(all.grids).toHaveLength(Number(count));
    expect(module.first(puzzle, noLimits, null).solution).toBe(all.grids[0]);
    expect(module.enumerate(puzzle, 1, 1, noLimits, null).grids).toEqual([all.grids[1]]);
    const { cells } = module.candidates(puzzle, noLimits, null);
    const seen = cells.map((_, cell) =>
      all.grids.reduce((digits, grid) => digits | (1 << (Number(grid[cell]) - 1)), 0),
    );
    expect(cells).toEqual(seen);
    const counted = module.candidates(puzzle, { ...noLimits, solutions: 1000 }, null);
    expect(counted.solutions[2]).toBe(0);
    expect(counted.solutions.slice(0, 4).reduce((sum, each) => sum + each, 0)).toBe(Number(count));
  });

  test('is counted in parts that add up to the whole, and again in parts of a part', () => {
    const board = description(
      '.Shape~6x6.Cage~9~R1C1~R1C2~R2C1.Thermo~R3C3~R4C3~R5C3~R6C3' +
        '.Thermo~R2C5~R3C5~R4C5~R5C5.~R1C4_2.~R6C1_3',
    );
    const part = (number: number, of: number) =>
      module.count_part(board, { number, of, way: '' }, noLimits, null);
    const sum = (of: number, from = 0, step = 1) => {
      let count = 0n;
      for (let number = from; number < of; number += step)
        count += BigInt(part(number, of).answer.count);
      return count.toString();
    };
    const whole = module.count(board, noLimits, null).count;
    expect(part(0, 1)).toMatchObject({ answer: { count: whole, stopped: 'complete' } });
    expect(part(0, 1).way).not.toBe('');
    expect(part(1, 3).way).toBe(part(0, 1).way);
    expect(sum(64)).toBe(whole);
    expect(sum(3)).toBe(whole);
    expect(sum(12, 1, 3)).toBe(part(1, 3).answer.count);
    const limited = module.count_part(
      board,
      { number: 1, of: 3, way: '' },
      { ...noLimits, solutions: 5 },
      null,
    );
    expect(limited.answer).toMatchObject({ count: '5', stopped: 'solution_limit' });
    expect(part(3, 3).answer.problem.code).not.toBe('');
  });

  test('is told into how many parts its count is split, whatever engine counts it', () => {
    const counted = (text: string, number: number, of: number, nodes: number) =>
      module.count_part(description(text), { number, of, way: '' }, { ...noLimits, nodes }, null);
    const alone = counted('.Thermo~R1C1~R2C1~R3C1', 0, 1, 20_000);
    expect(alone).toMatchObject({ answer: { stopped: 'node_limit' }, parts_per_worker: 32 });
    expect(alone.way).not.toBe('');
    // Houses and givens are counted by bands, of which each part makes tables of its own.
    const classic = '.~R1C1_5~R1C2_3';
    const begun = counted(classic, 0, 1, 60_000);
    expect(begun).toMatchObject({ answer: { stopped: 'node_limit' }, parts_per_worker: 1 });
    expect(begun.way).not.toBe('');
    const sum = [0, 1].map((number) => BigInt(counted(classic, number, 2, 0).answer.count));
    expect(sum.reduce((all, each) => all + each).toString()).toBe('92651441000292679680');
    // Without time for the rules themselves nobody knows.
    const soon = { ...noLimits, milliseconds: 1e-9 };
    const part = { number: 0, of: 1, way: '' };
    expect(module.count_part(description('.AntiKing'), part, soon, null).way).toBe('');
  });

  test('is watched event by event, in the values of its board', () => {
    const board = description('.Shape~2x3~0-2~Raw.~R1C1_1.Sum~2~R1C1~R1C2.Thermo~R1C3~R2C3');
    const search = { puzzle: board, algorithm: 'recursion', order: 'reading', singles: false };
    const watch = (position: number, goal = 'stay') =>
      module.watch(search, { position, goal, depth: 0, budget: 100_000, ahead: 0 });
    expect(watch(0)).toMatchObject({ grid: '1.....', upcoming: { kind: 'visit', cell: 1 } });
    expect(watch(1).event).toMatchObject({ kind: 'visit', candidates: 0b010 });
    expect(watch(3).event).toMatchObject({ kind: 'conflict', cell: 1, digit: 1, other: 0 });
    expect(watch(3).event.reason).toMatch(/^\d+ Sum$/);
    // The end of a thermometer by itself: nothing is above 2.
    expect(watch(0, 'solution')).toMatchObject({ grid: '110001', arrived: true });
    let last = watch(0, 'solution');
    while (last.event.kind !== 'done') last = watch(last.position, 'solution');
    expect(last.counters.solutions).toBe(Number(module.count(board, noLimits, null).count));
    const tree = module.search_tree(search, 100_000);
    expect(tree.complete).toBe(true);
    expect(tree.nodes).toHaveLength(7 * last.counters.tries);
    expect(module.search_tree({ ...search, algorithm: 'x' }, 1).problem.code).not.toBe('');
  });

  test('is stepped through, its rules giving the reasons', () => {
    const steps = module.steps(description('.Shape~4x4.Thermo~R1C1~R1C2~R1C3~R1C4'), 1);
    expect(steps).toMatchObject({ status: 'stuck', after: 1, file: '', problem: { code: '' } });
    expect(steps.moves.slice(0, 6)).toEqual([0, 0, 1, 0, 1, 2]);
    expect(steps.grid.slice(0, 5)).toBe('1....');
    expect(steps.constraints.slice(0, 2)).toEqual([0, 0b1101]);
    expect(steps.culprits.slice(4, 8)).toEqual([0, -1, 1, 1]);
  });

  test('with cells beside its grid is watched without them, and they must fit in the end', () => {
    const beside = description(
      '.Shape~4x4.Var~A~~1.Sum~0_=_1_1_-1~R1C1~R1C2~VA.Sum~0_=_1_-1~VA~R4C4',
    );
    expect(module.steps(beside, 0)).toMatchObject({ problem: { code: '' } });
    const search = { puzzle: beside, algorithm: 'recursion', order: 'reading', singles: false };
    const { nodes, complete } = module.search_tree(search, 100_000);
    expect(complete).toBe(true);
    // Every seventh number of a node says whether solutions were found with it.
    expect(nodes.length).toBeGreaterThan(0);
    const all = module.watch(search, {
      position: 0,
      goal: 'solution',
      depth: 0,
      budget: 100_000,
      ahead: 0,
    });
    expect(all.grid).not.toContain('.');
  });

  test('tells the givens and rules that cannot stand together', () => {
    const none = description('.Shape~4x4.Cage~4~R1C1~R1C2.~R1C1_4.Thermo~R3C1~R3C2.~R4C4_1');
    expect(module.solve(none, noLimits, null)).toMatchObject({ count: '0', stopped: 'complete' });
    expect(module.contradiction(none, noLimits, null)).toMatchObject({
      solvable: false,
      stopped: 'complete',
      cells: [0],
      rules: [1],
    });
  });

  test('has conflicts and open digits as it is filled in', () => {
    // 1 and 4 in a cage of 4; the cage of 6 beside it has 2 and 4, of which the row leaves 2.
    const wrong = puzzle.replace(/;[^;]*$/, ';14n');
    const { conflicts, marks } = module.inspect(wrong);
    expect(conflicts).toEqual([{ first: 0, second: 1, rule: '1 Cage', others: undefined }]);
    expect(marks.slice(0, 4)).toEqual([0, 0, 0b0010, 0b0010]);
  });

  test('whose text is wrong names item, kind and argument', () => {
    expect(module.read_variant('.Shape~4x4.Thermo~R1C1~R0C4')).toMatchObject({
      item: 2,
      kind: 'Thermo',
      argument: 2,
      puzzle: '',
      problem: { code: 'bad_rule' },
    });
    expect(module.solve('1;constraints:.Nothing;p', noLimits, null).problem.code).toBe('bad_rule');
    // Cages in a form of their own have no items.
    expect(module.read_variant('A<<B^^C>v'.repeat(9).slice(1))).toMatchObject({
      item: 0,
      kind: 'killer cages',
      problem: { found: '80 sums and pointers', expected: '81, one for each cell' },
    });
  });

  test('reports progress, and gives up at its limits', () => {
    const empty = description('.Thermo~R1C1~R1C2.Cage~10~R5C5~R5C6');
    let calls = 0;
    const reply = module.count(empty, { ...noLimits, milliseconds: 400 }, () => calls++);
    expect(reply.stopped).toBe('time_limit');
    expect(BigInt(reply.count)).toBeGreaterThan(0n);
    expect(calls).toBeGreaterThan(2);
  });

  test('tells how far reading and preparing its rules are, before the search', () => {
    // On 144 cells an expression that takes long to read, and cages that take long to prepare.
    let items = `.Regex~%28${'1?'.repeat(100)})*~R1C1`;
    for (let sum = 30; sum < 60; sum++)
      items += `.Cage~${sum}~R1C1~R1C2~R1C3~R1C4~R2C1~R2C2~R2C3~R2C4`;
    const slow = description(`.Shape~16x16.Replicate~__w_P8_D__w_P8_D__w_P8_D__w_P8_D${items}.End`);
    const told = () => {
      const seen: { stage: string; fraction: number; nodes: number }[] = [];
      module.solve(slow, noLimits, (_, nodes, fraction, stage) =>
        seen.push({ stage, fraction, nodes }),
      );
      return { seen, heard: [...new Set(seen.map(({ stage }) => stage))] };
    };
    // A text that was read last need not be read again, but only once.
    expect(told().heard[0]).toBe('preparing');
    module.solve(description('.Shape~4x4'), noLimits, null);
    const { seen, heard } = told();
    expect(heard.slice(0, 2)).toEqual(['reading', 'preparing']);
    seen.forEach((now, index) => {
      const before = seen[index - 1];
      if (now.stage === before?.stage) expect(now.fraction).toBeGreaterThanOrEqual(before.fraction);
      if (now.stage !== 'searching') expect(now.nodes).toBe(0);
    });
  });

  test('is answered alike whether its text was just read or its description is', () => {
    const { puzzle } = module.read_variant(single);
    const { nodes, count, solution } = module.solve(puzzle, noLimits, null);
    module.solve(description('.Shape~4x4'), noLimits, null);
    // What was read last is of another puzzle.
    description('.Shape~6x6.AntiKing');
    expect(module.solve(puzzle, noLimits, null)).toMatchObject({ nodes, count, solution });
  });

  test('is explained step by step, with the rules that each step is about', () => {
    const one = description(single);
    const work = { entered: [], open: [] };
    const ask = (request: Parameters<typeof answerVariant>[1]) =>
      answerVariant(module, request, () => undefined);
    const explained = (request: Parameters<typeof answerVariant>[1]) => {
      const reply = ask(request) as Reply<'hint'>;
      if (!reply.ok) throw new Error(reply.problem.code);
      return reply.value;
    };
    const hints = (technique: Technique) =>
      hintsOf(explained({ kind: 'hint', puzzle: one, work, technique }));
    expect(hints('Cage Combinations')).toMatchObject({
      state: { kind: 'sound' },
      steps: [
        {
          technique: 'Cage Combinations',
          rules: [{ kind: 'Cage', item: 1, cells: [0, 1] }],
          combinations: [0b11],
          eliminations: [
            { cell: 0, digit: 3 },
            { cell: 0, digit: 4 },
            { cell: 1, digit: 3 },
            { cell: 1, digit: 4 },
          ],
        },
      ],
    });
    expect(hints('Innies and Outies').steps).toMatchObject([
      { houses: [{ kind: 'box', number: 0 }], cells: [4, 5], outies: [], total: 7 },
      { houses: [{ kind: 'row', number: 0 }], cells: [2, 3], outies: [], total: 7 },
      { total: 17 },
    ]);
    const path = pathOf(explained({ kind: 'path', puzzle: one, work }));
    expect(path.state).toEqual({ kind: 'sound' });
    const { solution } = module.solve(one, noLimits, null);
    const digits = Array<string>(16).fill('0');
    for (const { step } of path.steps) {
      for (const { cell, digit } of step.placements) digits[cell] = String(digit);
    }
    expect(digits.join('')).toBe(solution);
    expect(ask({ kind: 'grade', puzzle: one })).toMatchObject({
      value: { grade: { level: 'medium', hardest: 'Thermometer Bounds', singles: false } },
    });
    const state = (entered: number[], open: (number | null)[] = []) =>
      ask({ kind: 'hint', puzzle: one, work: { entered, open } });
    const with4 = [4, ...Array<number>(15).fill(0)];
    expect(state(with4)).toMatchObject({
      value: { state: { kind: 'wrong-digit', cell: 0, digit: 4 }, numbers: new Int32Array() },
    });
    expect(state([], [0b1110])).toMatchObject({
      value: { state: { kind: 'wrong-mark', cell: 0, digit: 1 } },
    });
    expect(state([...solution].map(Number))).toMatchObject({
      value: { state: { kind: 'solved' } },
    });
    expect(ask({ kind: 'hint', puzzle, work })).toMatchObject({
      value: { state: { kind: 'several-solutions' } },
    });
    // What was entered counts where the puzzle alone leaves several solutions.
    const kindWith = (entered: string) =>
      module.hint(puzzle, { entered, open: [] }, '', noLimits).state.kind;
    const { grids } = module.enumerate(puzzle, 0, 1000, noLimits, null);
    expect(grids.length).toBeGreaterThan(1);
    for (const grid of grids) expect(kindWith(grid)).toBe('solved');
    const [first = '', second = ''] = grids;
    const cell = [...second].findIndex((digit, at) => digit !== first[at]);
    const alike = grids.filter((grid) => grid[cell] === second[cell]);
    const oneDigit = [...second].map((digit, at) => (at === cell ? digit : '0')).join('');
    expect(kindWith(oneDigit)).toBe(alike.length === 1 ? 'sound' : 'several-solutions');
    expect(kindWith(`04${'0'.repeat(14)}`)).toBe('several-solutions');
    // A rule that leaves a cell one value does not hide another digit that was entered there.
    const filled = description(`${single}.Cage~${solution[0]}~R1C1`);
    expect(ask({ kind: 'hint', puzzle: filled, work: { entered: with4, open: [] } })).toMatchObject(
      { value: { state: { kind: 'wrong-digit', cell: 0, digit: 4 } } },
    );
    expect(ask({ kind: 'hint', puzzle: filled, work })).toMatchObject({
      value: { state: { kind: 'sound' } },
    });
  });

  test('is answered like the page asks', () => {
    const ask = (request: Parameters<typeof answerVariant>[1]) =>
      answerVariant(module, request, () => undefined);
    expect(ask({ kind: 'variant-rules', puzzle })).toMatchObject({
      ok: true,
      value: {
        rules: [
          { item: 1, kind: 'Cage', numbers: [4], cells: [0, 1], text: '.Cage~4~R1C1~R1C2' },
          { item: 2, kind: 'Cage' },
          { item: 3, kind: 'Cage' },
          { item: 4, kind: 'Thermo' },
        ],
        boxes: [
          [0, 1, 4, 5],
          [2, 3, 6, 7],
          [8, 9, 12, 13],
          [10, 11, 14, 15],
        ],
      },
    });
    expect(ask({ kind: 'read-variant', text: 'A<<B^^C>v'.repeat(9).slice(1) })).toMatchObject({
      value: { puzzle: null, problem: { item: null, kind: 'killer cages', argument: null } },
    });
    expect(() => ask({ kind: 'describe' })).toThrow();
  });
});

/** Real links, which belong to their authors and lie beside the project, not in it. */
const links = new URL('../../../shared/cases/links/links.tsv', import.meta.url);
if (!existsSync(links)) console.info('No real links in ../shared/cases/links: a test is skipped.');

test.skipIf(!existsSync(links))('clues of real links are what their solutions obey', () => {
  const rows = readFileSync(links, 'utf8').trim().split('\n').slice(1);
  let obeyed = 0;
  for (const row of rows) {
    const fields = row.split('\t');
    const [kind = '', , , , , check = '', solution = ''] = fields;
    if (kind !== 'f-puzzles' && kind !== 'sudokupad-fpuz') continue;
    const outcome = readForeign(fields.at(-1) ?? '');
    const opening = outcome && 'opening' in outcome ? outcome.opening : undefined;
    if (!opening?.puzzle.rules.some(({ name }) => name === 'constraints')) continue;
    const puzzle = writeDescription(opening.puzzle);
    expect(module.variant_rules(puzzle).problem.found, puzzle).toBe('');
    // In some the words overrule what is drawn.
    if (check.startsWith('violates')) expect(outcome?.kind, puzzle).not.toBe('puzzle');
    if (!check.startsWith('ok') || solution.length !== opening.puzzle.givens.length) continue;
    const filled = writeDescription(opening.puzzle, [...solution].map(Number));
    expect(module.inspect(filled).conflicts, filled).toEqual([]);
    obeyed++;
  }
  expect(obeyed).toBeGreaterThan(30);
});
