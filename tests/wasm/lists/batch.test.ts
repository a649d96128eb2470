import { expect, test } from 'vitest';

import { answer } from '../../../site/src/engine/worker/answer.ts';
import { answerVariant } from '../../../site/src/engine/worker/variant-answer.ts';
import type {
  BatchQuestion,
  EngineRequest,
} from '../../../site/src/engine/messages/request-types.ts';
import { loadModule, loadVariantModule } from '../module.ts';

const easy = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const solution =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const empty = '.'.repeat(81);
const impossible = `55${'.'.repeat(79)}`;

const [classic, variants] = await Promise.all([loadModule(), loadVariantModule()]);

/** What the module for it answers: rows as lists of columns. */
function ask(lines: readonly string[], question: BatchQuestion, more: object = {}) {
  const kind = 'batch';
  const request = { kind, question, lines, rules: '', anyRules: false, form: 'tsv', ...more };
  const asked = request as Extract<EngineRequest, { kind: 'batch' }>;
  const isOfVariants = asked.anyRules || asked.rules.startsWith('constraints:');
  const reply = isOfVariants
    ? answerVariant(variants, asked, () => undefined)
    : answer(classic, asked, () => undefined);
  if (!reply.ok) throw new Error(reply.problem.code);
  const value = reply.value as { rows: string; answered: number; refused: number };
  return { ...value, rows: value.rows.split('\n').map((row) => row.split('\t')) };
}

test('a row for each line, in their order', () => {
  const lines = [easy, empty, impossible];
  expect(ask(lines, 'solve').rows).toEqual([
    [easy, '1', solution, '-'],
    [empty, '2', '-', '-'],
    [impossible, '0', '-', '-'],
  ]);
  expect(ask(lines, 'prove').rows.map(([, found]) => found)).toEqual(['1', '2', '0']);
  expect(ask(['1...............'], 'count').rows).toEqual([['1...............', '72', '-']]);
  expect(ask([easy, empty, impossible], 'grade').rows).toEqual([
    [easy, 'easy', '1200', 'Hidden Single', '-'],
    [empty, 'several-solutions', '-', '-', '-'],
    [impossible, 'no-solution', '-', '-', '-'],
  ]);
});

test('what is not known within the limits is not said', () => {
  const hard = `1${'.'.repeat(80)}`;
  const limits = { nodes: 1 };
  expect(ask([hard], 'prove', { limits }).rows[0]?.[1]).toBe('?');
  expect(ask([hard], 'solve', { limits }).rows[0]).toEqual([hard, '?', '-', '-']);
  expect(ask([hard], 'count', { limits: { milliseconds: 1 } }).rows[0]?.[1]).toMatch(/^>=\d+$/);
});

test('lines of any rules, and rules for lines of cells', () => {
  const { rows, answered, refused } = ask(
    ['.Thermo~R1C1~R1C2', '.Thermo~R1C1~R12C1', 'nonsense, "quoted"'],
    'prove',
    { anyRules: true },
  );
  expect(rows[0]).toEqual(['.Thermo~R1C1~R1C2', '2', '-']);
  expect(rows[1]?.slice(1)).toEqual([
    'refused',
    expect.stringMatching(/item 1 Thermo: found "R12C1", expected/),
  ]);
  expect([answered, refused]).toEqual([1, 2]);
  expect(ask([easy], 'prove', { rules: 'knight' }).rows[0]?.[1]).toBe('0');
  const thermometer = 'constraints:.Thermo!R1C1!R1C2';
  expect(ask([easy], 'prove', { rules: thermometer }).rows[0]?.[1]).toBe('0');
  expect(ask(['.'.repeat(16)], 'prove', { rules: 'windoku' }).rows[0]?.[1]).toBe('refused');
});

test('a description is answered by its own rules, whatever those of the others are', () => {
  const knight = `1;knight;${easy}`;
  expect(ask([easy, knight, `1;;${easy}`], 'prove').rows).toEqual([
    [easy, '1', '-'],
    [knight, '0', '-'],
    [`1;;${easy}`, '1', '-'],
  ]);
  expect(ask([`1;;${easy}`], 'prove', { rules: 'knight' }).rows[0]?.[1]).toBe('1');
  const thermometer = `1;constraints:.Thermo!R1C1!R1C2;${easy}`;
  expect(ask([thermometer], 'prove', { anyRules: true }).rows[0]?.[1]).toBe('0');
});

test('a description that is none is refused, with as many columns as the others', () => {
  const wrong = [`1;knigt;${easy}`, `12;knight;${easy}`, `1;knight;${easy}5`];
  for (const [question, columns] of [
    ['prove', 3],
    ['solve', 4],
    ['count', 3],
    ['grade', 5],
  ] as const) {
    const { rows, refused } = ask(wrong, question);
    expect(refused).toBe(3);
    for (const [index, row] of rows.entries()) {
      expect(row).toHaveLength(columns);
      expect(row.slice(0, 2)).toEqual([wrong[index], 'refused']);
      expect(row.at(-1)).toMatch(/^found .*, expected /);
    }
  }
});

test('0 is an empty cell, unless it is a value of the board', () => {
  expect(ask([easy.replaceAll('.', '0')], 'prove').rows[0]?.[1]).toBe('1');
  const rules = 'constraints:.Shape!6x6!0-5';
  const cells = `0${'.'.repeat(35)}`;
  const [row] = ask([cells.replace(/\.$/, '0')], 'prove', { rules }).rows;
  expect(row?.[1]).toBe('2');
  const twice = `00${'.'.repeat(34)}`;
  expect(ask([twice], 'prove', { rules }).rows[0]?.[1]).toBe('0');
});

test('fields with commas and quotes are written so that a spreadsheet reads them', () => {
  const { rows } = ask(['no, "no"'], 'prove', { anyRules: true, form: 'csv' });
  expect(rows[0]?.[0]).toMatch(/^"no, ""no""",refused,".*expected/);
});
