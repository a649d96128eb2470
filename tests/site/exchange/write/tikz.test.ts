import { expect, test } from 'vitest';

import { forms } from '../../../../site/src/exchange/write/index.ts';
import { outgoing, variant } from './outgoing.fixture.ts';

test('a puzzle in LaTeX has its grid, its digits and its rules, and means nothing else', () => {
  const puzzle = variant('.Cage~10~R1C1~R1C2~R2C1.Thermo~R9C9~R8C8.WhiteDot~R5C5~R5C6', 9, '0005');
  const own = outgoing(puzzle, { title: 'Mine\n\\input{secret}' });
  const lines = forms.tikz.write(own).split('\n');
  // A comment ends with its line.
  expect(lines[0]).toBe('% Mine \\input{secret}');
  expect(lines.filter((line) => line.startsWith('%')).length).toBe(2);
  expect(lines).toContain('\\begin{tikzpicture}[scale=0.9]');
  expect(lines).toContain('\\draw[gray, very thin] (0,0) grid (9,9);');
  expect(lines).toContain('\\node[font=\\Large\\bfseries] at (3.5,8.5) {5};');
  expect(lines.find((line) => line.includes('densely dashed'))).toContain(
    '(0.08,8.92) -- (1,8.92)',
  );
  expect(lines.find((line) => line.includes('north west'))).toContain('at (0.04,8.96) {10};');
  expect(lines.find((line) => line.includes('cCFCFCF, line width'))).toContain(
    '(8.5,0.5) -- (7.5,1.5)',
  );
  expect(lines.find((line) => line.includes('circle (0.13)'))).toContain('fill=white] (5,4.5)');
  expect(forms.tikz.losses(own)).toEqual([]);
});

test('the end of a row is no neighbour of the next one in a cage', () => {
  const dashedIn = (items: string) => {
    const text = forms.tikz.write(outgoing(variant(items)));
    const line = text.split('\n').find((each) => each.includes('densely dashed')) ?? '';
    return line.match(/\(/g)?.length;
  };
  // Two cells apart have four sides each, two beside each other six together; each side has two ends.
  expect(dashedIn('.Cage~10~R1C9~R2C1')).toBe(2 * 8);
  expect(dashedIn('.Cage~10~R1C1~R1C2')).toBe(2 * 6);
});

test('what LaTeX would take for its own is written out', () => {
  const text = { kind: 'shape', layer: 'over', centre: [0.5, 0.5], width: 0, height: 0 } as const;
  const own = outgoing(variant(''), {
    drawings: [{ ...text, round: false, text: '50% \\x_{1}~' }],
  });
  expect(forms.tikz.write(own)).toContain(
    '{50\\% \\textbackslash{}x\\_\\{1\\}\\textasciitilde{}};',
  );
});

test('rules that are not drawn are said', () => {
  expect(forms.tikz.losses(outgoing(variant('.AntiKnight.Quad~R1C1~1')))).toEqual([
    { what: 'rule', kind: 'AntiKnight', count: 1, drawn: false },
    { what: 'rule', kind: 'Quad', count: 1, drawn: false },
  ]);
});
