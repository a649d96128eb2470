/** Where clues outside the grid find room beside each other. */
import type { Figure } from '../../board/view.ts';
import type { Shape } from '../../puzzle/shape.ts';

type Clue = Extract<Figure, { form: 'clue' }>;

/**
 * Clues at one place outside the board are written as one: beside rows below each other. Those that only share
 * a square of the margin, as a diagonal does with a column, stand side by side.
 */
export function withClues(figures: readonly Figure[], shape: Shape): Figure[] {
  const others = figures.filter(({ form }) => form !== 'clue');
  const places = new Map<string, Clue>();
  for (const figure of figures) {
    if (figure.form !== 'clue') continue;
    const place = figure.cells.slice(0, 2).join();
    const known = places.get(place);
    const [first = 0, second = 0] = figure.cells;
    const between = Math.abs(second - first) === 1 ? '\n' : ' · ';
    places.set(place, known ? { ...known, text: known.text + between + figure.text } : figure);
  }
  return [...others, ...sideBySide([...places.values()], shape)];
}

/** How far along the border from the middle of its square each of two and of three clues stands. */
const spread = [
  [-24, 24],
  [-34, 0, 34],
] as const;

function sideBySide(clues: readonly Clue[], shape: Shape): Clue[] {
  const placed = clues.map((clue) => ({ clue, ...squareOf(clue, shape) }));
  return placed.map(({ clue, square, lean }) => {
    const leans = placed.filter((each) => each.square === square).map((each) => each.lean);
    if (leans.length === 1) return clue;
    const at = leans.sort((a, b) => a - b).indexOf(lean);
    const along = spread[leans.length - 2]?.[at];
    return along === undefined ? clue : { ...clue, along: along - 20 * lean, crowd: leans.length };
  });
}

/** The square of the margin that a line comes from, and to which side of it a diagonal's clue leans. */
function squareOf({ cells: [first = 0, second = first] }: Clue, { rows, columns }: Shape) {
  const [row, column] = [Math.floor(first / columns), first % columns];
  const [down, right] = [Math.floor(second / columns) - row, (second % columns) - column];
  const [fromRow, fromColumn] = [row - down, column - right];
  const isAboveOrBelow = fromRow < 0 || fromRow >= rows;
  return { square: `${fromRow} ${fromColumn}`, lean: isAboveOrBelow ? right : down };
}
