/** Places and pieces of the pen in words. */
import { cellName, type Shape } from '../../puzzle/shape.ts';
import { penWords } from '../../words/pen.ts';
import { placeOfPiece, type PenDrawing } from './drawing.ts';
import { endsOf, type HalfPlace } from './strokes.ts';

type Side = keyof typeof penWords.sides;

function cellAt({ rows, columns }: Shape, [x, y]: HalfPlace): number | undefined {
  const [column, row] = [(x - 1) / 2, (y - 1) / 2];
  return row >= 0 && column >= 0 && row < rows && column < columns
    ? row * columns + column
    : undefined;
}

/** The cells that have a place in common, in reading order. */
export function cellsAt(shape: Shape, [x, y]: HalfPlace): readonly number[] {
  const around = (value: number) => (value % 2 === 1 ? [value] : [value - 1, value + 1]);
  return around(y).flatMap((down) =>
    around(x).flatMap((across) => cellAt(shape, [across, down]) ?? []),
  );
}

/** What a place is called: a cell, what lies between two, the edge or a corner of some. */
export function nameOfPlace(shape: Shape, place: HalfPlace): string {
  const cells = cellsAt(shape, place);
  const names = cells.map((cell) => cellName(shape, cell));
  const [name = ''] = names;
  const [x, y] = place;
  if (x % 2 === 1 && y % 2 === 1) return name;
  if (x % 2 === 0 && y % 2 === 0) return penWords.corner(names);
  if (names.length > 1) return penWords.between(names);
  return penWords.side(sideOf(shape, cells[0] ?? 0, place), name);
}

/** On which side of a cell the middle of an edge is. */
function sideOf({ columns }: Shape, cell: number, [x, y]: HalfPlace): Side {
  const [column, row] = [cell % columns, Math.floor(cell / columns)];
  if (x === 2 * column) return 'left';
  if (x === 2 * column + 2) return 'right';
  return y === 2 * row ? 'top' : 'bottom';
}

/** What is heard of each cell in which something is drawn, or on whose sides. */
export function spokenByCell(shape: Shape, drawing: PenDrawing): ReadonlyMap<number, string> {
  interface Said {
    readonly marks: string[];
    readonly to: string[];
    readonly on: string[];
  }
  const said = new Map<number, Said>();
  const of = (cell: number): Said => {
    const known = said.get(cell) ?? { marks: [], to: [], on: [] };
    said.set(cell, known);
    return known;
  };
  for (const piece of drawing) {
    const place = placeOfPiece(piece);
    const form = piece.charAt(0);
    if (form === 'o' || form === 'x') {
      const name = form === 'o' ? 'circle' : 'cross';
      const isInCell = place[0] % 2 === 1 && place[1] % 2 === 1;
      for (const cell of cellsAt(shape, place)) {
        const side = penWords.sides[sideOf(shape, cell, place)];
        of(cell).marks.push(
          isInCell ? penWords.mark(name, Number(piece.charAt(3))) : penWords.markOn(name, side),
        );
      }
    } else if (form === 'b') {
      for (const cell of cellsAt(shape, place))
        of(cell).on.push(penWords.sides[sideOf(shape, cell, place)]);
    } else {
      const [from, to] = endsOf(piece).map((end) => cellAt(shape, end));
      if (from === undefined || to === undefined) continue;
      of(from).to.push(cellName(shape, to));
      of(to).to.push(cellName(shape, from));
    }
  }
  return new Map(
    [...said].map(([cell, { marks, to, on }]) => [
      cell,
      penWords.inCell([
        ...marks,
        ...(to.length > 0 ? [penWords.lineTo(to)] : []),
        ...(on.length > 0 ? [penWords.lineOn(on)] : []),
      ]),
    ]),
  );
}
