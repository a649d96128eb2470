import { describe, expect, test } from 'vitest';

import { forms } from '../../../../site/src/exchange/write/index.ts';
import type { Outgoing } from '../../../../site/src/exchange/write/outgoing.ts';
import { textbook } from '../foreign.fixture.ts';
import { outgoing, variant } from './outgoing.fixture.ts';

const plain = outgoing(variant('', 9, textbook), {
  title: 'A & B',
  author: 'Me',
  told: 'Two\nlines',
});
const none = new Array<number>(81).fill(0);
const played: Outgoing = {
  ...plain,
  work: {
    entered: none.map((_, cell) => (cell === 2 ? 4 : 0)),
    centre: none.map((_, cell) => (cell === 3 ? 0b10_0010 : 0)),
    corner: none,
  },
};

describe('a grid in characters', () => {
  test('is 81 of them, with the digits entered where they go along', () => {
    expect(forms.line.write(plain)).toBe(textbook);
    expect(forms.line.write(played)).toBe(textbook.replace('530', '534'));
    expect(forms.sdm.write(played)).toBe(`${textbook}\n`);
  });

  test('is 729 for candidates', () => {
    const text = forms['candidate-line'].write({ ...played, candidates: [] });
    expect(text).toHaveLength(729);
    expect(text.slice(0, 45)).toBe(
      '....5....' + '..3......' + '...4.....' + '.2...6...' + '......7..'.slice(0, 9),
    );
    const open = forms['candidate-line'].write({ ...plain, candidates: none.map(() => 0b11) });
    expect(open.slice(18, 27)).toBe('12.......');
  });

  test('is a grid of candidates, as wide as the widest', () => {
    const own = { ...plain, candidates: none.map((_, cell) => (cell === 2 ? 0b111 : 0b1)) };
    const lines = forms['candidate-grid'].write(own).split('\n');
    expect(lines).toHaveLength(13);
    expect(lines.slice(0, 2)).toEqual([
      '.-------------.-------------.-------------.',
      '| 5   3   123 | 1   7   1   | 1   1   1   |',
    ]);
    expect(lines[4]).toBe(':-------------+-------------+-------------:');
    expect(new Set(lines.map(({ length }) => length)).size).toBe(1);
  });

  test('is the state of a solving', () => {
    const state = forms['state-line'].write({ ...played, candidates: none.map(() => 0x1ff) });
    expect(state).toBe(`:0000:x:${textbook.replaceAll('0', '.').replace('53.', '53+4')}:::`);
    // Only what no digit forbids is said.
    const ruledOut = none.map((_, cell) => (cell === 3 ? 0b10 : 0x1ff));
    expect(forms['state-line'].write({ ...plain, candidates: ruledOut })).toMatch(/:614::$/);
  });
});

describe('a file', () => {
  test('.sdk has a heading, the puzzle, and the state where it goes along', () => {
    const lines = forms.sdk.write(played).split('\n');
    expect(lines.slice(0, 6)).toEqual([
      '#AMe',
      '#DA & B',
      '#CTwo lines',
      '[Puzzle]',
      '53..7....',
      '6..195...',
    ]);
    expect(lines.slice(13, 15)).toEqual(['[State]', '534.7....']);
    expect(forms.sdk.write(plain)).not.toContain('State');
  });

  test('for OpenSudoku is XML, whatever the title', () => {
    const text = forms['open-sudoku'].write(plain);
    expect(text).toContain('<folder name="A &amp; B" created="0">');
    expect(text).toContain(`data="${textbook}"`);
  });
});

describe('what a grid cannot hold is said:', () => {
  test('rules, regions, and what its author gave beside it', () => {
    expect(forms.line.losses(outgoing(variant('.Cage~10~R1C1~R1C2')))).toEqual([{ what: 'rules' }]);
    expect(forms.line.losses(outgoing({ ...variant(''), rules: [{ name: 'latin' }] }))).toEqual([
      { what: 'regions' },
    ]);
    expect(forms.sdk.losses(plain)).toEqual([]);
    expect(forms.line.losses(plain).map(({ what }) => what)).toEqual(['title', 'author', 'told']);
    expect(forms.line.losses(played).map(({ what }) => what)).toContain('marks');
    expect(forms['candidate-line'].losses(played).map(({ what }) => what)).not.toContain('marks');
  });

  test('boards that it has not', () => {
    const six = outgoing(variant('', 6));
    expect(forms.sdk.losses(six)).toEqual([{ what: 'board' }]);
    expect(forms.sdk.write(six)).toBe('');
    expect(forms.line.write(six)).toHaveLength(36);
    const { shape, ...puzzle } = variant('');
    const { size: _, ...other } = shape;
    const odd = outgoing({ ...puzzle, shape: { ...other, rows: 8 } });
    expect(forms.line.losses(odd)).toEqual([{ what: 'board' }]);
    expect(forms.line.write(odd)).toBe('');
  });
});
