/** Draws the rules that f-puzzles and SudokuPad do not draw of themselves, as drawn/shown.ts has it. */
import { dutchWhispers, looks, type Look } from '../drawn/shown.ts';
import type { Clue } from './f-puzzles-clues.ts';

/** The drawings of all clues of a field; none where the programs draw them. */
export function shown(field: string, clues: readonly object[], size: number): readonly Clue[] {
  const look = Object.hasOwn(looks, field) ? looks[field] : undefined;
  if (!look) return [];
  const all = clues as readonly Readonly<Record<string, unknown>>[];
  if (look.form === 'cage') {
    const cells = all.flatMap((clue) => clue['cells'] as readonly string[]);
    return [{ field: 'cage', clue: { cells, ...colours(look) } }];
  }
  if (look.form === 'outside') return all.flatMap((clue) => outside(clue, look));
  return all.flatMap((clue) => {
    const isDutch = field === 'whispers' && Number(clue['value']) < Math.ceil(size / 2);
    return line(clue['lines'] as readonly (readonly string[])[], isDutch ? dutchWhispers : look);
  });
}

function colours({ colour, name }: Look): object {
  return { outlineC: colour, fontC: '#000000', fromConstraint: name };
}

function line(lines: readonly (readonly string[])[], look: Look): readonly Clue[] {
  const { name, colour, width, discs } = look;
  const ends = lines.flatMap((cells) => [
    ...(discs ? [cells[0]] : []),
    ...(discs === 'both' ? [cells.at(-1)] : []),
  ]);
  const disc = { baseC: colour, outlineC: colour, width: 0.8, height: 0.8, fromConstraint: name };
  return [
    { field: 'line', clue: { lines, outlineC: colour, width, fromConstraint: name } },
    ...ends.map((cell) => ({ field: 'circle', clue: { cells: [cell], ...disc } })),
  ];
}

function outside(
  clue: Readonly<Record<string, unknown>>,
  { name, colour, sign }: Look,
): readonly Clue[] {
  const text = { cells: [clue['cell']], fontC: colour, fromConstraint: name };
  return [
    { field: 'text', clue: { ...text, value: sign, size: 1.2 } },
    { field: 'text', clue: { ...text, value: clue['value'], size: 0.7 } },
  ];
}
