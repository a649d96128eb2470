/** A picture of the puzzle for LaTeX: TikZ, with what its rules look like as far as lines and texts say it. */
import type { Drawn, Point } from '../../puzzle/drawing.ts';
import { valueOf, type Shape } from '../../puzzle/shape.ts';
import { placed, type Placed } from './cells.ts';
import {
  besideLosses,
  ruleLosses,
  titleOf,
  type Form,
  type Loss,
  type Outgoing,
} from './outgoing.ts';
import { saidIn, type Said } from './said.ts';

/** Lines through cells by kind: colour and width in cells. */
const lines: Readonly<Record<string, readonly [colour: string, width: number]>> = {
  Thermo: ['CFCFCF', 0.3],
  SlowThermometer: ['CFCFCF', 0.2],
  Palindrome: ['CFCFCF', 0.14],
  Renban: ['F067F0', 0.14],
  Whisper: ['67F067', 0.12],
  RegionSumLine: ['2ECBFF', 0.12],
  Entropic: ['FFCCAA', 0.12],
  Modular: ['33BBBB', 0.12],
  Zipper: ['CDB1EC', 0.12],
  Between: ['CFCFCF', 0.06],
  Lockout: ['CFCFCF', 0.06],
  DoubleArrow: ['C54B8B', 0.08],
};

class Sheet {
  readonly under: string[] = [];
  readonly over: string[] = [];
  readonly #colours = new Set<string>();
  readonly #shape: Shape;

  constructor(shape: Shape) {
    this.#shape = shape;
  }

  /** In cells from the lower left, as TikZ counts. */
  at([x, y]: Point): string {
    return `(${round(x)},${round(this.#shape.rows - y)})`;
  }

  middle(cell: number): Point {
    const { columns } = this.#shape;
    return [(cell % columns) + 0.5, Math.floor(cell / columns) + 0.5];
  }

  colour(hex: string): string {
    const name = hex.replace('#', '').slice(0, 6).toUpperCase();
    this.#colours.add(name);
    return `c${name}`;
  }

  get colours(): readonly string[] {
    return [...this.#colours].map((hex) => `\\definecolor{c${hex}}{HTML}{${hex}}`);
  }
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

const signs: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** A text in which nothing means anything to LaTeX. */
export function escaped(text: string): string {
  return text
    .replace(/[\\~^]|[{}$&#%_]/g, (sign) => signs[sign] ?? `\\${sign}`)
    .replace(/\s+/g, ' ');
}

function part(outgoing: Outgoing): { readonly text: string; readonly losses: readonly Loss[] } {
  const said = saidIn(outgoing.puzzle);
  const { shape, givens } = said;
  const sheet = new Sheet(shape);
  const lost: string[] = [...said.others, ...(said.pairs.length > 0 ? ['pairs'] : [])];
  for (const item of said.items) {
    const found = placed(item, shape);
    if (!found || !draw(found, said, sheet)) lost.push(item.kind);
  }
  const drawings = outgoing.supplement?.drawings ?? [];
  const isDrawn = drawings.map((drawn) => drawAuthors(drawn, sheet, shape));
  const digits = givens.flatMap((given, cell) => {
    const entered = given ? 0 : (outgoing.work?.entered[cell] ?? 0);
    if (!given && !entered) return [];
    const digit = valueOf(shape, given || entered);
    const style = given ? '\\Large\\bfseries' : '\\Large';
    return [`\\node[font=${style}] at ${sheet.at(sheet.middle(cell))} {${digit}};`];
  });
  const title = titleOf(outgoing);
  const text = [
    ...(title ? [`% ${title.replace(/\s+/g, ' ')}`] : []),
    '% \\usepackage{tikz}',
    '\\begin{tikzpicture}[scale=0.9]',
    ...sheet.colours,
    ...sheet.under,
    ...grid(said, sheet),
    ...sheet.over,
    ...digits,
    '\\end{tikzpicture}',
  ].join('\n');
  return {
    text,
    losses: [
      ...ruleLosses(lost),
      ...(isDrawn.includes(false) ? ([{ what: 'drawings' }] as const) : []),
      ...besideLosses(outgoing, 'title', 'entered', 'drawings'),
    ],
  };
}

function grid({ shape, regions }: Said, sheet: Sheet): readonly string[] {
  const { rows, columns } = shape;
  const thick: string[] = [];
  const differ = (a: number, b: number) => regions[a] !== regions[b];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const cell = row * columns + column;
      if (column + 1 < columns && differ(cell, cell + 1))
        thick.push(`${sheet.at([column + 1, row])} -- ${sheet.at([column + 1, row + 1])}`);
      if (row + 1 < rows && differ(cell, cell + columns))
        thick.push(`${sheet.at([column, row + 1])} -- ${sheet.at([column + 1, row + 1])}`);
    }
  return [
    `\\draw[gray, very thin] (0,0) grid (${columns},${rows});`,
    ...(thick.length > 0 ? [`\\draw[very thick, line cap=rect] ${thick.join(' ')};`] : []),
    `\\draw[very thick] (0,0) rectangle (${columns},${rows});`,
  ];
}

/** False for a rule that is not drawn. */
function draw({ kind, cells, said }: Placed, { shape }: Said, sheet: Sheet): boolean {
  const path = (list: readonly number[]) =>
    list.map((cell) => sheet.at(sheet.middle(cell))).join(' -- ');
  const [first = 0, second = 0] = cells;
  const line = lines[kind];
  if (line) {
    const [hex, width] = line;
    const colour = sheet.colour(hex);
    sheet.under.push(
      `\\draw[${colour}, line width=${round(width * 0.9)}cm, line cap=round, line join=round] ${path(cells)};`,
    );
    const bulb = sheet.at(sheet.middle(first));
    if (kind === 'Thermo' || kind === 'SlowThermometer')
      sheet.under.push(`\\fill[${colour}] ${bulb} circle (0.38);`);
    return true;
  }
  const between = (): Point => {
    const [a, b] = [sheet.middle(first), sheet.middle(second)];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  switch (kind) {
    case 'Cage':
      sheet.over.push(...cage(cells, shape, sheet));
      if (Number(said['sum'] ?? 0) > 0)
        sheet.over.push(sumAt(Math.min(...cells), said['sum'] ?? '', shape, sheet));
      return true;
    case 'Arrow':
      sheet.under.push(
        `\\draw[gray, thick, ->] ${path(cells)};`,
        `\\draw[gray, thick, fill=white] ${sheet.at(sheet.middle(first))} circle (0.38);`,
      );
      return true;
    case 'WhiteDot':
    case 'BlackDot':
      sheet.over.push(
        `\\draw[fill=${kind === 'WhiteDot' ? 'white' : 'black'}] ${sheet.at(between())} circle (0.13);`,
      );
      return true;
    case 'X':
    case 'V':
      sheet.over.push(
        `\\node[fill=white, inner sep=1pt, font=\\footnotesize] at ${sheet.at(between())} {${kind}};`,
      );
      return true;
    default:
      return kind === 'Diagonal' && diagonal(said['direction'] === '1', shape, sheet);
  }
}

function diagonal(rises: boolean, { rows, columns }: Shape, sheet: Sheet): boolean {
  const ends = rises ? `(0,0) -- (${columns},${rows})` : `(0,${rows}) -- (${columns},0)`;
  sheet.under.push(`\\draw[${sheet.colour('34BBE6')}, thick] ${ends};`);
  return true;
}

/** The sides of its cells that have another cell behind them, a little inside. */
function cage(cells: readonly number[], { columns }: Shape, sheet: Sheet): readonly string[] {
  const own = new Set(cells);
  const inset = 0.08;
  const has = (cell: number, step: number) => {
    const other = cell + step;
    const isSide = step === 1 ? other % columns !== 0 : step === -1 ? cell % columns !== 0 : true;
    return isSide && own.has(other);
  };
  const sides = cells.flatMap((cell) => {
    const [x, y] = [cell % columns, Math.floor(cell / columns)];
    const [left, right] = [has(cell, -1), has(cell, 1)];
    const [up, down] = [has(cell, -columns), has(cell, columns)];
    const x1 = left ? x : x + inset;
    const x2 = right ? x + 1 : x + 1 - inset;
    const y1 = up ? y : y + inset;
    const y2 = down ? y + 1 : y + 1 - inset;
    return [
      ...(up ? [] : [[x1, y + inset, x2, y + inset]]),
      ...(down ? [] : [[x1, y + 1 - inset, x2, y + 1 - inset]]),
      ...(left ? [] : [[x + inset, y1, x + inset, y2]]),
      ...(right ? [] : [[x + 1 - inset, y1, x + 1 - inset, y2]]),
    ];
  });
  const text = sides.map(
    ([a = 0, b = 0, c = 0, d = 0]) => `${sheet.at([a, b])} -- ${sheet.at([c, d])}`,
  );
  return [`\\draw[densely dashed] ${text.join(' ')};`];
}

function sumAt(cell: number, text: string, { columns }: Shape, sheet: Sheet): string {
  const corner: Point = [(cell % columns) + 0.04, Math.floor(cell / columns) + 0.04];
  return `\\node[anchor=north west, inner sep=1pt, fill=white, font=\\tiny] at ${sheet.at(corner)} {${escaped(text)}};`;
}

/** False for what is not drawn. */
function drawAuthors(drawn: Drawn, sheet: Sheet, shape: Shape): boolean {
  const to = drawn.layer === 'under' ? sheet.under : sheet.over;
  if (drawn.kind === 'line' && drawn.stroke) {
    const width = `line width=${round((drawn.thickness ?? 0.05) * 0.9)}cm`;
    const head = drawn.head ? ', ->' : '';
    const points = drawn.points.map((point) => sheet.at(point)).join(' -- ');
    to.push(
      `\\draw[${sheet.colour(drawn.stroke)}, ${width}, line cap=round, line join=round${head}] ${points};`,
    );
    return true;
  }
  if (drawn.kind === 'cage') {
    to.push(...cage(drawn.cells, shape, sheet));
    if (drawn.text) to.push(sumAt(Math.min(...drawn.cells), drawn.text, shape, sheet));
    return true;
  }
  if (drawn.kind !== 'shape') return false;
  const { centre, width, height, round: isRound, fill, stroke, text } = drawn;
  if (width > 0 && height > 0 && (fill || stroke)) {
    const style = [
      ...(fill ? [`fill=${sheet.colour(fill)}`] : []),
      stroke ? `draw=${sheet.colour(stroke)}` : 'draw=none',
    ].join(', ');
    const half: Point = [width / 2, height / 2];
    to.push(
      isRound
        ? `\\path[${style}] ${sheet.at(centre)} ellipse (${round(half[0])} and ${round(half[1])});`
        : `\\path[${style}] ${sheet.at([centre[0] - half[0], centre[1] - half[1]])} rectangle ${sheet.at([centre[0] + half[0], centre[1] + half[1]])};`,
    );
  }
  if (text) to.push(`\\node[font=\\footnotesize] at ${sheet.at(centre)} {${escaped(text)}};`);
  return true;
}

/** To be put into a document with the package tikz. */
export const tikz: Form = {
  losses: (outgoing) => part(outgoing).losses,
  write: (outgoing) => part(outgoing).text,
};
