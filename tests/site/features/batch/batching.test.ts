import { describe, expect, test, vi } from 'vitest';

import type { Engine } from '../../../../site/src/engine/engine.ts';
import { EngineFailure } from '../../../../site/src/engine/engine.ts';
import type { EngineRequest } from '../../../../site/src/engine/messages/request-types.ts';
import { Batching } from '../../../../site/src/features/batch/batching.svelte.ts';
import { piecesOf, puzzleOf } from '../../../../site/src/features/batch/puzzle-lines.ts';
import { emptyPuzzle, type Puzzle } from '../../../../site/src/puzzle/puzzle.ts';

const easy = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const solution =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const empty = '.'.repeat(81);

type BatchRequest = Extract<EngineRequest, { kind: 'batch' }>;

/** An engine that says of each line what was asked about it, and refuses what is nonsense. */
function engineOf(before: (request: BatchRequest) => void = () => undefined): Engine {
  const ask = vi.fn(async (request: EngineRequest, { signal }: { signal?: AbortSignal } = {}) => {
    await Promise.resolve();
    signal?.throwIfAborted();
    if (request.kind !== 'batch') throw new Error(request.kind);
    before(request);
    const { lines, question, rules, anyRules } = request;
    const refused = lines.filter((line) => line === 'nonsense').length;
    const rows = lines.map((line) => `${line}\t${question} ${anyRules ? 'any' : rules || 'plain'}`);
    const value = { rows: rows.join('\n'), answered: lines.length - refused, refused };
    return { ok: true, value };
  });
  return { ask } as unknown as Engine;
}

async function answered(batch: Batching, text: string, board = emptyPuzzle()): Promise<string[]> {
  batch.choose(new File([text], 'list.txt'));
  await batch.start(board);
  return ((await batch.answers?.text()) ?? '').trimEnd().split('\n');
}

describe('a line', () => {
  test.each([
    [easy, { text: easy, isCells: true }],
    [`  ${easy}\tEasy one`, { text: easy, isCells: true }],
    [`7,${easy},${solution}`, { text: easy, isCells: true }],
    [`"${easy}","${solution}"`, { text: easy, isCells: true }],
    ['.'.repeat(16), { text: '.'.repeat(16), isCells: true }],
    ['.Thermo~R1C1~R1C2\tname', { text: '.Thermo~R1C1~R1C2', isCells: false }],
    ['.'.repeat(80), { text: '.'.repeat(80), isCells: false }],
    ['nonsense', { text: 'nonsense', isCells: false }],
    [`1;knight;${easy}\tEasy one`, { text: `1;knight;${easy}`, isCells: false }],
    [`1;;${easy}`, { text: `1;;${easy}`, isCells: false }],
    [`7,"1;knight,king;${easy}",${easy}`, { text: `1;knight,king;${easy}`, isCells: false }],
    [`name\t12;knight;${easy}`, { text: `12;knight;${easy}`, isCells: false }],
    [`1;${easy};${solution}`, { text: easy, isCells: true }],
    ['# a comment', undefined],
    ['   ', undefined],
  ])('%s', (line, expected) => expect(puzzleOf(line)).toEqual(expected));
});

test('lines are whole, wherever the pieces of a file are cut', async () => {
  const text = `${easy}\r\nä\n${empty}\r\n\r\nlast`;
  const bytes = new TextEncoder().encode(text);
  for (const size of [1, 2, 3, 80, 83, 1000]) {
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size)
          controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
    const pieces = [];
    for await (const piece of piecesOf(stream)) pieces.push(piece);
    expect(pieces.flatMap(({ lines }) => lines)).toEqual([easy, 'ä', empty, '', 'last']);
    expect(pieces.reduce((sum, piece) => sum + piece.bytes, 0)).toBe(bytes.length);
  }
});

test('a line without an end is refused, and is not kept in memory', async () => {
  const piece = new TextEncoder().encode('1'.repeat(50_000));
  let pieces = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      pieces += 1;
      if (pieces < 100) controller.enqueue(piece);
      else {
        controller.enqueue(new TextEncoder().encode(`\n${easy}\n`));
        controller.close();
      }
    },
  });
  const lines = [];
  for await (const piece of piecesOf(stream)) lines.push(...piece.lines);
  expect(lines.slice(1)).toEqual([easy, '']);
  expect(lines[0]).toMatch(/^1{40}… \(too long\)$/);
});

test('the head of a table is no puzzle, and counts as none', async () => {
  const batch = new Batching(engineOf(), 1);
  const rows = await answered(batch, `quizzes,solutions\n${easy},${easy}\nquizzes,solutions\n`);
  expect(rows.slice(1)).toEqual([`${easy}\tsolve plain`, 'quizzes,solutions\tsolve any']);
});

test('rows stand in the order of the lines, whatever their kind', async () => {
  const batch = new Batching(engineOf(), 2);
  const own = `1;constraints:.Thermo!R1C1!R1C2;${easy}`;
  const text = `${easy}\n.Thermo~R1C1~R1C2\n1;knight;${easy}\nnonsense\n${own}\n${empty}\n`;
  expect(await answered(batch, text)).toEqual([
    'puzzle\tsolutions\tsolution\twhy',
    `${easy}\tsolve plain`,
    '.Thermo~R1C1~R1C2\tsolve any',
    `1;knight;${easy}\tsolve plain`,
    'nonsense\tsolve any',
    `${own}\tsolve any`,
    `${empty}\tsolve plain`,
  ]);
  expect(batch.progress).toMatchObject({ answered: 5, refused: 1, share: 1 });
  expect(batch.outcome).toMatch(/^5 puzzles answered .* 1 line holds no puzzle/);
  expect(batch.answers?.name).toBe('list-solve.tsv');
  batch.question = 'grade';
  batch.form = 'csv';
  expect((await answered(batch, easy))[0]).toBe('puzzle,level,score,hardest,why');
  expect(batch.answers?.name).toBe('list-grade.csv');
});

test('rows stand in that order over many requests, too', async () => {
  const lines = Array.from({ length: 2000 }, (_, number) => `.Cage~${number}~R1C1`);
  const rows = await answered(new Batching(engineOf(), 2), lines.join('\n'));
  expect(rows.slice(1)).toEqual(lines.map((line) => `${line}\tsolve any`));
});

test('lines of cells take the rules of the puzzle on the board where that is wanted', async () => {
  const batch = new Batching(engineOf(), 1);
  const board: Puzzle = { ...emptyPuzzle(), rules: [{ name: 'classic' }, { name: 'knight' }] };
  expect((await answered(batch, easy, board))[1]).toBe(`${easy}\tsolve plain`);
  batch.hasRulesOfBoard = true;
  const described = `1;king;${easy}`;
  expect((await answered(batch, `${easy}\n${described}`, board)).slice(1)).toEqual([
    `${easy}\tsolve knight`,
    `${described}\tsolve plain`,
  ]);
});

test('a line on which the engine breaks down is refused alone', async () => {
  const engine = engineOf(({ lines }) => {
    if (lines.includes(empty)) throw new EngineFailure('out_of_memory', 'full');
  });
  const rows = await answered(new Batching(engine, 2), `${easy}\n`.repeat(5) + empty + `\n${easy}`);
  expect(rows.map((row) => row.split('\t')[1])).toEqual([
    'solutions',
    ...[
      'solve plain',
      'solve plain',
      'solve plain',
      'solve plain',
      'solve plain',
      'refused',
      'solve plain',
    ],
  ]);
});

test('a line that is refused so is written as the others are', async () => {
  const engine = engineOf(() => {
    throw new EngineFailure('crashed', 'gone');
  });
  const batch = new Batching(engine, 1);
  batch.form = 'csv';
  const line = '.Cage~3~R1C1, "sic"';
  expect((await answered(batch, line))[1]).toBe(
    '".Cage~3~R1C1, ""sic""",refused,-,the engine broke down on it',
  );
});

test('Stop keeps what was answered, and no more is read than is answered', async () => {
  const lines = 20_000;
  let read = 0;
  const file = new File([`${easy}\n`.repeat(lines)], 'long.txt');
  const bytes = new TextEncoder().encode(`${easy}\n`.repeat(100));
  file.stream = () =>
    new ReadableStream({
      pull(controller) {
        read += bytes.length;
        if (read > file.size) controller.close();
        else controller.enqueue(bytes);
      },
    });
  let asked = 0;
  const batch: Batching = new Batching(
    engineOf((request) => {
      asked += request.lines.length;
      if (asked > 2000) batch.stop();
    }),
    2,
  );
  batch.choose(file);
  await batch.start(emptyPuzzle());
  const rows = ((await batch.answers?.text()) ?? '').trimEnd().split('\n');
  expect(batch.isRunning).toBe(false);
  expect(rows.length - 1).toBe(batch.progress.answered);
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.length).toBeLessThan(lines / 2);
  expect(read).toBeLessThan(file.size);
  expect(batch.outcome).toMatch(/^Stopped after/);
});
