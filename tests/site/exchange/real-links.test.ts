import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { readForeign, type Outcome } from '../../../site/src/exchange/index.ts';
import { placeOf } from '../../../site/src/puzzle/shape.ts';
import type { Puzzle, Rule } from '../../../site/src/puzzle/puzzle.ts';
import { processorTime } from '../../support/page/processor-time.ts';
import { linkCase } from './foreign.fixture.ts';
import { randomNumbers } from './random.fixture.ts';

/** Real links, which belong to their authors and lie beside the project, not in it. */
const folder = join(import.meta.dirname, '../../../../shared/cases/links');
const areThere = existsSync(join(folder, 'links.tsv'));
if (!areThere) console.info('No real links in ../shared/cases/links: their tests are skipped.');

interface RealLink {
  readonly kind: string;
  readonly solution: string;
  readonly link: string;
}

function table(name: string): string[][] {
  if (!areThere) return [];
  const lines = readFileSync(join(folder, name), 'utf8').trim().split('\n').slice(1);
  return lines.map((line) => line.split('\t'));
}

const links: readonly RealLink[] = table('links.tsv').map((fields) => ({
  kind: fields[0] ?? '',
  solution: fields[6] ?? '',
  link: fields.at(-1) ?? '',
}));

const ourKinds = [
  ...['f-puzzles', 'lisudoku', 'sudokupad-ctc', 'sudokupad-fpuz', 'sudokupad-scl'],
  'sudokumaker',
];

describe.skipIf(!areThere)('real links', () => {
  const counts: Record<string, Partial<Record<Outcome['kind'] | 'none', number>>> = {};
  for (const { kind, link } of links) {
    const outcome = readForeign(link)?.kind ?? 'none';
    const ofKind = (counts[kind] ??= {});
    ofKind[outcome] = (ofKind[outcome] ?? 0) + 1;
  }

  test('of the programs that are read are all understood so far that they are opened or asked about', () => {
    for (const kind of ourKinds) {
      expect(counts[kind], kind).not.toHaveProperty('unreadable');
      expect(counts[kind], kind).not.toHaveProperty('none');
    }
    expect(counts).toMatchInlineSnapshot(`
      {
        "coach": {
          "puzzle": 1,
        },
        "f-puzzles": {
          "needs-rules": 4,
          "puzzle": 63,
          "told-in-words": 52,
        },
        "iss": {
          "text": 130,
        },
        "lisudoku": {
          "needs-rules": 1,
          "puzzle": 16,
        },
        "penpa": {
          "needs-rules": 6,
          "other-board": 2,
          "other-genre": 4,
          "puzzle": 8,
          "told-in-words": 3,
        },
        "penpa-other": {
          "other-genre": 8,
        },
        "sudokumaker": {
          "needs-rules": 47,
          "puzzle": 4,
          "told-in-words": 59,
        },
        "sudokupad-ctc": {
          "told-in-words": 3,
        },
        "sudokupad-fpuz": {
          "needs-rules": 3,
          "puzzle": 12,
          "told-in-words": 69,
        },
        "sudokupad-json": {
          "none": 25,
        },
        "sudokupad-scl": {
          "needs-rules": 3,
          "other-board": 2,
          "told-in-words": 75,
        },
      }
    `);
  });

  test('lead to a puzzle that the known solution solves, where no drawing is overruled', () => {
    let solvedOnes = 0;
    for (const { kind, solution, link } of links) {
      const outcome = readForeign(link);
      if (outcome?.kind !== 'puzzle' || !/^[1-9]+$/.test(solution)) continue;
      expect(broken(outcome.opening.puzzle, [...solution].map(Number)), link).toEqual([]);
      expect(ourKinds).toContain(kind);
      solvedOnes++;
    }
    expect(solvedOnes).toBeGreaterThan(3);
  });

  test('damaged as mail and chats do it are read, and cut off or with the wrong letters are not', () => {
    for (const [id, , variant, expected, link = ''] of table('edge.tsv')) {
      const outcome = readForeign(link.replaceAll('\\n', '\n'));
      if (expected === 'error')
        expect(outcome, `${id} ${variant}`).toMatchObject({ kind: 'unreadable' });
      else {
        expect(outcome, `${id} ${variant}`).toBeDefined();
        expect(outcome?.kind, `${id} ${variant}`).not.toBe('unreadable');
      }
    }
  });
});

/** Rules of a puzzle that a filled grid breaks, and givens that it does not have. */
function broken({ shape, rules, givens }: Puzzle, grid: readonly number[]): string[] {
  const { digits: size } = shape;
  const cells = grid.map((_, cell) => cell);
  const differ = (group: readonly number[]) =>
    new Set(group.map((cell) => grid[cell])).size === group.length;
  const wrong = cells.filter((cell) => givens[cell] && givens[cell] !== grid[cell]).map(String);
  const lines = (of: 'row' | 'column' | 'box') =>
    Array.from({ length: size }, (_, line) =>
      cells.filter((cell) => placeOf(shape, cell)[of] === line),
    );
  const apart = (rows: number, columns: number) =>
    cells.every((first) =>
      cells.every((second) => {
        const a = placeOf(shape, first);
        const b = placeOf(shape, second);
        const isApart =
          Math.abs(a.row - b.row) === rows && Math.abs(a.column - b.column) === columns;
        return !isApart || grid[first] !== grid[second];
      }),
    );
  const neighbours = cells.flatMap((cell) => [
    ...(placeOf(shape, cell).column < size - 1 ? [[cell, cell + 1]] : []),
    ...(cell + size < size * size ? [[cell, cell + size]] : []),
  ]);
  const rising = Array.from({ length: size }, (_, row) => row * size + size - 1 - row);
  const holds = (rule: Rule): boolean => {
    switch (rule.name) {
      case 'latin':
        return [...lines('row'), ...lines('column')].every(differ);
      case 'classic':
        return [...lines('row'), ...lines('column'), ...lines('box')].every(differ);
      case 'knight':
        return apart(1, 2) && apart(2, 1);
      case 'king':
        return apart(1, 1);
      case 'house':
        return differ(rule.cells ?? []);
      case 'diagonals':
        return [
          ...(rule['which'] === 'rising' ? [] : [cells.filter((at) => at % (size + 1) === 0)]),
          ...(rule['which'] === 'falling' ? [] : [rising]),
        ].every(differ);
      case 'jigsaw': {
        const regions = (rule['regions'] ?? []) as readonly number[];
        const cellsOf = (region: number) => cells.filter((cell) => regions[cell] === region);
        return [...lines('row'), ...lines('column'), ...[...new Set(regions)].map(cellsOf)].every(
          differ,
        );
      }
      case 'non-consecutive':
        return neighbours.every(
          ([a = 0, b = 0]) => Math.abs((grid[a] ?? 0) - (grid[b] ?? 0)) !== 1,
        );
      case 'pairs':
        return neighbours.every(([a = 0, b = 0]) =>
          (rule.pairs ?? []).every(
            ([x, y]) => !(grid[a] === x && grid[b] === y) && !(grid[a] === y && grid[b] === x),
          ),
        );
      case 'constraints':
        // Only the engine knows them: tests/wasm/variants.test.ts.
        return true;
      default:
        throw new Error(`no check of ${rule.name}`);
    }
  };
  return [...wrong, ...rules.filter((rule) => !holds(rule)).map((rule) => rule.name)];
}

describe('links changed at random', () => {
  const own = [
    'f-puzzles-classic.txt',
    'f-puzzles-killer.txt',
    'f-puzzles.json',
    'f-puzzles-work.json',
    'sudokupad-scl.txt',
    'sudokupad-scf.txt',
    'sudokupad-words.txt',
    'lisudoku.txt',
  ].map((name) => linkCase(name).trim());
  // Those that are short, so that there is time for many.
  const real = links
    .filter(({ kind, link }) => ourKinds.includes(kind) && link.length < 4000)
    .map(({ link }) => link);

  test.each([1, 2, 3, 4])('never throw and never hang (%i)', { timeout: 60_000 }, (seed) => {
    const random = randomNumbers(seed);
    const sources = [...own, ...real];
    const kinds = new Set<string>();
    let slowest = 0;
    for (let round = 0; round < 1500; round++) {
      const text = mutated(sources[random(sources.length)] ?? '', random);
      const before = processorTime();
      const outcome = readForeign(text);
      slowest = Math.max(slowest, processorTime() - before);
      kinds.add(outcome?.kind ?? 'none');
      if (outcome && 'opening' in outcome && outcome.opening) expectSound(outcome.opening.puzzle);
    }
    expect(slowest).toBeLessThan(3000);
    expect([...kinds]).toEqual(expect.arrayContaining(['puzzle', 'unreadable', 'needs-rules']));
  });

  function mutated(text: string, random: (limit: number) => number): string {
    let changed = text;
    for (let count = 1 + random(4); count > 0; count--) {
      const at = random(changed.length + 1);
      const character = String.fromCharCode(random(20) === 0 ? random(65_536) : 32 + random(95));
      const length = 1 + random(random(4) === 0 ? changed.length + 1 : 4);
      const edits = [
        () => changed.slice(0, at) + character + changed.slice(at + 1),
        () => changed.slice(0, at) + character + changed.slice(at),
        () => changed.slice(0, at) + changed.slice(at + length),
        () => changed.slice(0, at) + changed.slice(at, at + length) + changed.slice(at),
        () => changed.slice(0, at),
      ];
      changed = edits[random(edits.length)]?.() ?? changed;
    }
    return changed;
  }

  function expectSound({ shape, givens, rules }: Puzzle): void {
    const { digits: size, rows, columns } = shape;
    expect(givens).toHaveLength(rows * columns);
    expect(givens.every((digit) => Number.isInteger(digit) && digit >= 0 && digit <= size)).toBe(
      true,
    );
    for (const { name, cells } of rules) {
      if (name !== 'house') continue;
      expect(new Set(cells).size).toBe(size);
      expect(cells?.every((cell) => cell >= 0 && cell < rows * columns)).toBe(true);
    }
  }
});
