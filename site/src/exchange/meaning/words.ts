/** What an author's words say, as far as they help to tell what a drawing means. */
import type { Colour } from '../../puzzle/drawing.ts';

/** Groups of names that people give to colours. */
const names = {
  red: /\b(red|crimson|maroon)\b/,
  orange: /\b(orange|amber)\b/,
  peach: /\b(peach|salmon|beige|tan|cream|apricot)\b/,
  brown: /\b(brown|bronze)\b/,
  yellow: /\b(yellow|gold|golden|lemon)\b/,
  green: /\b(green|lime|olive)\b/,
  teal: /\b(teal|turquoise|cyan|aqua|aquamarine)\b/,
  blue: /\b(blue|navy|azure)\b/,
  purple: /\b(purple|violet|lavender|lilac|indigo|mauve)\b/,
  pink: /\b(pink|magenta|fuchsia|rose)\b/,
  grey: /\b(gr[ae]y|silver)\b/,
  black: /\bblack\b/,
  white: /\bwhite\b/,
} as const;

type ColourName = keyof typeof names;

const anyColour = new RegExp(
  Object.values(names)
    .map(({ source }) => source)
    .join('|'),
);

/** What people may call a colour. */
export function colourNames(colour: Colour | undefined): readonly ColourName[] {
  if (!colour) return [];
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    parseInt(colour.slice(at, at + 2), 16),
  );
  const alpha = colour.length === 9 ? parseInt(colour.slice(7), 16) / 255 : 1;
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const light = (most + least) / 510;
  // Half-clear black is grey.
  const seen = 1 - (1 - light) * alpha;
  if (most - least < 26) return greyNames(seen);
  const hue = hueOf(red, green, blue, most, most - least);
  const ranges: readonly (readonly [from: number, to: number, name: ColourName])[] = [
    [0, 18, 'red'],
    [335, 360, 'red'],
    [12, 46, 'orange'],
    [8, 48, 'peach'],
    [8, 48, 'brown'],
    [42, 72, 'yellow'],
    [64, 172, 'green'],
    [155, 202, 'teal'],
    [175, 262, 'blue'],
    [240, 318, 'purple'],
    [285, 360, 'pink'],
    [0, 12, 'pink'],
  ];
  const found = ranges.flatMap(([from, to, name]) => (hue >= from && hue <= to ? [name] : []));
  return most - least < 50 ? [...found, ...greyNames(seen)] : found;
}

function greyNames(light: number): readonly ColourName[] {
  if (light > 0.93) return ['white'];
  if (light > 0.3) return ['grey'];
  return light > 0.15 ? ['grey', 'black'] : ['black'];
}

function hueOf(red: number, green: number, blue: number, most: number, range: number): number {
  const turn =
    most === red
      ? (green - blue) / range
      : most === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  return (turn * 60 + 360) % 360;
}

const numberWords = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
];

export class Words {
  /** In small letters, each with what stands before a colon. */
  readonly sentences: readonly string[];

  constructor(told: string) {
    this.sentences = told
      // Bold and other letters for show are plain ones, and so are line ends that somebody spelled out.
      .normalize('NFKC')
      .replaceAll('\\n', '\n')
      .toLowerCase()
      .replace(/[‘’ʼ`´]/g, "'")
      .replace(/[“”"]/g, '')
      .replace(
        /\b(that )?(sharing|share|touching along|touch along) (an|a common) (edge|side)\b/g,
        'adjacent',
      )
      .replace(/\b(zero|one|two|three|four|five|six|seven|eight|nine)\b/g, (word) =>
        // "One" is more often a word than a number.
        word === 'one' ? word : String(numberWords.indexOf(word)),
      )
      .split(/[.!?;]+(?=\s|$)|\n/)
      .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
      .filter((sentence) => sentence !== '');
  }

  get isEmpty(): boolean {
    return this.sentences.length === 0;
  }

  /** Sentences that fit a pattern; where none does, two that do so together. */
  about(pattern: RegExp, except?: RegExp): readonly string[] {
    const fits = (sentence: string) => pattern.test(sentence) && !except?.test(sentence);
    const found = this.sentences.filter(fits);
    if (found.length > 0) return found;
    return this.sentences
      .map((sentence, at) => `${sentence}; ${this.sentences[at + 1] ?? ''}`)
      .filter(fits);
  }

  says(...patterns: readonly RegExp[]): boolean {
    return this.sentences.some((sentence) => patterns.every((pattern) => pattern.test(sentence)));
  }

  /** Whether all patterns occur somewhere. */
  has(...patterns: readonly RegExp[]): boolean {
    return patterns.every((pattern) => this.says(pattern));
  }

  /**
   * How well sentences fit what has that colour: 4 where one of them names it, 2 where they name no colour,
   * -3 where they name others only, nothing where there are no sentences.
   */
  fit(sentences: readonly string[], colour: Colour | undefined): number | undefined {
    if (sentences.length === 0) return undefined;
    const own = colourNames(colour).map((name) => names[name]);
    if (sentences.some((sentence) => own.some((name) => name.test(sentence)))) return 4;
    return sentences.every((sentence) => anyColour.test(sentence)) ? -3 : 2;
  }

  /** Whether a colour is one of the usual ones of a rule. */
  usual(colour: Colour | undefined, usual: readonly string[]): boolean {
    return colourNames(colour).some((name) => usual.includes(name));
  }
}
