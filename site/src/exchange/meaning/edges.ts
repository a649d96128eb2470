/** What stands on the borders and corners of cells: dots, X and V, signs, quadruples. */
import type { Guess, Part } from './guess.ts';
import { Items, pairTable } from './items.ts';
import { grouped, isCalled, lookOfShape, marksOf, type Mark, type Scene } from './scene.ts';

interface OnEdge {
  readonly mark: Mark;
  readonly cells: readonly [number, number];
}

export function edgeGuesses(scene: Scene): readonly Guess[] {
  const marks = marksOf(scene);
  const onEdges = marks.flatMap((mark): OnEdge[] => {
    const cells = mark.size <= 0.75 ? scene.places.edgeAt(mark.centre) : undefined;
    return cells ? [{ mark, cells }] : [];
  });
  return [
    ...dots(onEdges, scene),
    ...signs(onEdges, scene),
    ...greater(onEdges, scene),
    ...quadruples(marks, scene),
  ];
}

/** Circles, and what the words say of their colour. */
function dots(onEdges: readonly OnEdge[], scene: Scene): readonly Guess[] {
  const { words, places, digits, lowest } = scene;
  const items = new Items(places);
  const table = (allowed: (a: number, b: number) => boolean) => pairTable(digits, allowed, lowest);
  const circles = onEdges.filter(
    ({ mark }) => mark.shape.round && (mark.shape.fill ?? mark.shape.stroke),
  );
  // A black letter on white is no black dot.
  const groups = grouped(circles, ({ mark }) => lookOfShape(mark.shape));
  return groups.flatMap((group): Guess[] => {
    const [first] = group;
    if (!first) return [];
    const { fill } = first.mark.shape;
    const subject = `edge ${lookOfShape(first.mark.shape)}`;
    const part = (
      { mark, cells }: OnEdge,
      usual: readonly [kind: string, value: number],
      allowed: (a: number, b: number, value: number) => boolean,
    ): Part[] => {
      if (mark.text !== '' && !/^\d$/.test(mark.text)) return [];
      const value = mark.text === '' ? usual[1] : Number(mark.text);
      const said =
        value === usual[1]
          ? items.of(usual[0], cells)
          : items.of(
              'Pair',
              cells,
              table((a, b) => allowed(a, b, value)),
            );
      return [{ cells, choices: [[said]], covers: [mark.index] }];
    };
    const isWhite = !fill || isCalled(fill, 'white');
    const isBlack = isCalled(fill, 'black');
    const said = (pattern: RegExp) => {
      const fit = words.fit(words.about(pattern), fill ?? '#ffffff');
      return fit ?? (words.isEmpty ? 0 : undefined);
    };
    const guess = (
      rule: 'difference' | 'ratio' | 'sum-dot',
      weight: number | undefined,
      parts: readonly Part[],
    ): Guess[] =>
      weight === undefined || parts.length === 0
        ? []
        : [{ rule, subject, parts, weight, isSaid: weight > 1 }];
    const difference = said(/consecutive|differ|kropki|white (dot|circle)/);
    const ratio = said(/ratio|double|twice|kropki|black (dot|circle)|multipl/);
    const sum = said(/\bsum|\badd/);
    const bySum = group.flatMap(({ mark, cells }) =>
      /^\d{1,2}$/.test(mark.text)
        ? [{ cells, choices: [[items.of('Sum', cells, mark.text)]], covers: [mark.index] }]
        : [],
    );
    return [
      ...guess(
        'difference',
        difference === undefined ? undefined : difference + (isWhite ? 1 : isBlack ? -2 : 0),
        group.flatMap((each) =>
          part(each, ['WhiteDot', 1], (a, b, value) => Math.abs(a - b) === value),
        ),
      ),
      ...guess(
        'ratio',
        ratio === undefined ? undefined : ratio + (isBlack ? 1 : isWhite ? -2 : 0),
        group.flatMap((each) =>
          part(each, ['BlackDot', 2], (a, b, value) => a === b * value || b === a * value),
        ),
      ),
      ...guess('sum-dot', sum === undefined ? undefined : sum - 1, bySum),
    ];
  });
}

function signs(onEdges: readonly OnEdge[], { words, places }: Scene): readonly Guess[] {
  const items = new Items(places);
  const parts = onEdges.flatMap(({ mark, cells }): Part[] => {
    const text = mark.text.toUpperCase();
    if (text !== 'X' && text !== 'V') return [];
    return [{ cells, choices: [[items.of(text, cells)]], covers: [mark.index] }];
  });
  if (parts.length === 0) return [];
  const isSaid = words.says(/\b[xv]'?s?\b|\bxv\b|roman/);
  const isInequality = words.says(/inequalit|greater|less than|smaller|larger/) && !isSaid;
  if (isInequality) return [];
  return [{ rule: 'xv', subject: 'signs', parts, weight: isSaid ? 4 : 0, isSaid }];
}

/** Signs point to the smaller digit, whatever way they are turned. */
function greater(onEdges: readonly OnEdge[], { words, places }: Scene): readonly Guess[] {
  const items = new Items(places);
  const isSaid = words.says(/inequalit|greater|less than|smaller|larger|\bpoints?\b|lower|higher/);
  if (!isSaid && !words.isEmpty) return [];
  const parts = onEdges.flatMap(({ mark, cells }): Part[] => {
    const turn = turnOf(mark.text);
    if (turn === undefined) return [];
    const angle = (((turn + (mark.shape.angle ?? 0)) % 360) + 360) % 360;
    const [first, second] = cells;
    const isAcross = second - first === 1;
    // 0 opens to the left: the first is the greater.
    const isFirst = isAcross ? angle < 45 || angle > 315 : Math.abs(angle - 90) < 45;
    const isSecond = isAcross ? Math.abs(angle - 180) < 45 : Math.abs(angle - 270) < 45;
    if (!isFirst && !isSecond) return [];
    const ordered = isFirst ? [first, second] : [second, first];
    return [{ cells, choices: [[items.of('GreaterThan', ordered)]], covers: [mark.index] }];
  });
  if (parts.length === 0) return [];
  return [{ rule: 'inequality', subject: 'inequalities', parts, weight: 1, isSaid }];
}

function turnOf(text: string): number | undefined {
  if (/^[>›❯＞]$/.test(text)) return 0;
  if (/^[<‹❮＜]$/.test(text)) return 180;
  if (/^[v∨﹀˅⌄]$/.test(text)) return 90;
  if (/^[\^∧︿˄⌃ʌΛ]$/.test(text)) return 270;
  return undefined;
}

/** Digits in a circle where four cells meet, in one text or in several beside each other. */
function quadruples(marks: readonly Mark[], scene: Scene): readonly Guess[] {
  const { words, places, digits, lowest } = scene;
  const items = new Items(places);
  const atCorners = marks.flatMap((mark) => {
    const corner = places.cornerAt(mark.centre);
    return corner === undefined ? [] : [{ mark, corner }];
  });
  const parts = grouped(atCorners, ({ corner }) => String(corner)).flatMap((group): Part[] => {
    const corner = group[0]?.corner ?? 0;
    const text = group.map(({ mark }) => mark.text).join(' ');
    const values = text.match(/\d/g) ?? [];
    if (!/^[\d\s,]*$/.test(text) || values.length < 1 || values.length > 4) return [];
    if (values.some((value) => Number(value) < lowest || Number(value) >= lowest + digits))
      return [];
    const cells = [corner, corner + 1, corner + places.columns, corner + places.columns + 1];
    const item = `.Quad~${[items.name(corner), ...values].join('~')}`;
    return [{ cells, choices: [[item]], covers: group.map(({ mark }) => mark.index) }];
  });
  if (parts.length === 0) return [];
  const isSaid = words.says(
    /quad|(circle|corner).{0,80}(appear|contain|surround|present|placed|must|at least once|one of)|(surround|adjacent|touching).{0,60}(cells|circle)/,
  );
  return [{ rule: 'quadruple', subject: 'corners', parts, weight: isSaid ? 4 : 0, isSaid }];
}
