/** Lines from cell to cell: which rule the lines of a colour follow. */
import type { Guess, Part } from './guess.ts';
import { endsOf, type Ends } from './line-ends.ts';
import { items, kinds, type Kind, type Stroke } from './line-kinds.ts';
import { drawn, grouped, lookOfLine, type Scene } from './scene.ts';

/** The lines that are neither arrows nor diagonals of the board, by look. */
export function lineGuesses(scene: Scene): readonly Guess[] {
  const groups = grouped(strokesOf(scene), ({ line }) => lookOfLine(line));
  const ends = endsOf(scene);
  return groups.flatMap((strokes) => {
    const subject = strokes[0] ? lookOfLine(strokes[0].line) : '';
    const whole = joined(strokes);
    const sums = equalSums(subject, whole, scene);
    const own = kinds.flatMap((kind) => {
      const apart = guessOf(kind, subject, strokes, ends, scene);
      const together =
        whole.length < strokes.length ? guessOf(kind, subject, whole, ends, scene) : undefined;
      // As they are drawn, unless that does not fit.
      return [
        ...(apart ? [apart] : []),
        ...(together ? [{ ...together, weight: together.weight - 0.5 }] : []),
      ];
    });
    return [...own, ...sums];
  });
}

/** That all lines have one sum, beside what else they say. */
function equalSums(look: string, strokes: readonly Stroke[], scene: Scene): readonly Guess[] {
  const { words } = scene;
  const sentences = words
    .about(
      /\b(all|every|each|both|these)\b.{0,30}\blines?\b.{0,50}\b(same|equal|identical) (sum|total|number|value|amount)/,
    )
    .filter(
      (sentence) =>
        !/\bbox|segment|region|border|\brows?\b|column|circle|cage|passes|visit/.test(sentence),
    );
  const fit = words.fit(sentences, strokes[0]?.line.stroke);
  if (fit === undefined || fit < 0 || strokes.length < 2) return [];
  const names = strokes.map(({ cells }) =>
    [...new Set(cells)].map((cell) => items(scene).name(cell)).join('~'),
  );
  const part = {
    cells: strokes.flatMap(({ cells }) => cells),
    choices: [[`.EqualSum~${names.join('~-~')}`]],
    covers: strokes.flatMap(({ covers }) => covers),
  };
  return [
    { rule: 'equal-sums', subject: `sums of ${look}`, parts: [part], weight: 4, isSaid: true },
  ];
}

/** Strokes that end where others begin are one line. */
function joined(strokes: readonly Stroke[]): readonly Stroke[] {
  const open = strokes.slice(0, mostJoined);
  for (let at = 0; at < open.length; at++) {
    for (;;) {
      const stroke = open[at];
      const other = stroke && open.findIndex((each, index) => index > at && meet(stroke, each));
      const next = other === undefined || other < 0 ? undefined : open.splice(other, 1)[0];
      if (!stroke || !next) break;
      const covers = [...stroke.covers, ...next.covers];
      open[at] = { ...stroke, cells: joinedCells(stroke.cells, next.cells), covers };
    }
  }
  return [...open, ...strokes.slice(mostJoined)];
}

/** More lines of a look than that are not one. */
const mostJoined = 100;

function meet({ cells }: Stroke, other: Stroke): boolean {
  const ends = [cells[0], cells.at(-1)];
  if (ends[0] === ends[1]) return false;
  return ends.includes(other.cells[0]) || ends.includes(other.cells.at(-1));
}

function joinedCells(cells: readonly number[], more: readonly number[]): readonly number[] {
  const back = [...more].reverse();
  if (cells.at(-1) === more[0]) return [...cells, ...more.slice(1)];
  if (cells.at(-1) === back[0]) return [...cells, ...back.slice(1)];
  if (cells[0] === more.at(-1)) return [...more, ...cells.slice(1)];
  return [...back, ...cells.slice(1)];
}

function guessOf(
  kind: Kind,
  subject: string,
  strokes: readonly Stroke[],
  ends: Ends,
  scene: Scene,
): Guess | undefined {
  const { words } = scene;
  const { rule, told, notTold } = kind;
  const sentences = words.about(told).filter((sentence) => !notTold?.test(sentence));
  const colour = strokes[0]?.line.stroke;
  const fit = words.fit(sentences, colour);
  if (fit === undefined && !words.isEmpty) return undefined;
  const isUsual = words.usual(colour, kind.colours);
  if (fit === undefined && !isUsual) return undefined;
  const parts = strokes.flatMap((stroke): Part[] => {
    const choices = kind.says(stroke, scene, sentences);
    return choices.length > 0 ? [{ cells: stroke.cells, choices, covers: stroke.covers }] : [];
  });
  if (parts.length === 0 || parts.length * 2 < strokes.length) return undefined;
  const look =
    strokes.reduce((sum, stroke) => sum + (kind.look?.(stroke, ends) ?? 0), 0) / strokes.length;
  const weight = (fit ?? 0) + (isUsual ? 1 : 0) + look;
  return { rule, subject, parts, weight, isSaid: (fit ?? 0) > 0 };
}

/** Lines through cells; two on one another are one. */
function strokesOf(scene: Scene): readonly Stroke[] {
  const { places } = scene;
  const strokes = drawn(scene, 'line').flatMap(({ index, drawing }) => {
    if (drawing.head || !drawing.stroke) return [];
    const isInside = drawing.points.every((point) => places.cellAround(point) !== undefined);
    const cells = isInside ? places.cellsAlong(drawing.points) : undefined;
    return cells ? [{ cells, line: drawing, covers: [index] }] : [];
  });
  return grouped(strokes, ({ cells }) => cells.join()).flatMap((same) => {
    // The one on top is seen, but a thin one in the middle of a thick one is decoration.
    const widest = [...same].sort((a, b) => (b.line.thickness ?? 0) - (a.line.thickness ?? 0))[0];
    return widest ? [{ ...widest, covers: same.flatMap(({ covers }) => covers) }] : [];
  });
}
