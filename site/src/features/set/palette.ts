/** What can be drawn: the kinds of the core, grouped as people think of them, and some with something set. */
import { kindSchemas, schemaOf, type Gesture, type KindSchema } from '../../puzzle/schema.ts';
import { valueOf, type Shape } from '../../puzzle/shape.ts';
import { variantFaces } from '../../rules/variants/index.ts';
import { settingWords } from '../../words/setting.ts';
import type { Presets } from './things/making.ts';

export type GroupName = Exclude<keyof typeof settingWords.groups, 'recent'>;

/**
 * What choosing a tool comes to: strokes on the board, a rule that is on or off, one that is filled in as a form,
 * rules put together, the board itself, or fog on it.
 */
export type Way = 'stroke' | 'switch' | 'form' | 'block' | 'board' | 'fog';

/** A kind to choose, perhaps with some of its arguments set. */
export interface Tool {
  readonly way: Way;
  readonly id: string;
  readonly kind: string;
  readonly gesture: Gesture;
  readonly revisits: boolean;
  readonly group: GroupName;
  readonly label: string;
  readonly meaning: string;
  /** What it sets beside the cells on that board. */
  readonly presets: (shape: Shape) => Presets;
  /** Of cells that hold some digits only: which. */
  readonly digits?: (shape: Shape) => readonly number[];
}

const none = (): Presets => ({});

/** Kinds by group, in the order in which they are listed; what is in none of these is in Logic. */
const groups: Readonly<Record<Exclude<GroupName, 'logic'>, readonly string[]>> = {
  cells: ['Indexing', 'CountingCircles', 'ChaosCount', 'ChaosArrow'],
  lines: [
    'Thermo',
    'SlowThermometer',
    'Whisper',
    'Renban',
    'Palindrome',
    'Between',
    'Lockout',
    'RegionSumLine',
    'Zipper',
    'SumLine',
    'Entropic',
    'Modular',
    'Arrow',
    'DoubleArrow',
    'PillArrow',
  ],
  cages: [
    'Cage',
    'Sum',
    'AllDifferent',
    'EqualSum',
    'SameValues',
    'RellikCage',
    'EqualityCage',
    'LookAndSay',
    'ContainAtLeast',
    'ContainExact',
    'CountDistinct',
    'Lunchbox',
  ],
  between: ['WhiteDot', 'BlackDot', 'X', 'V', 'GreaterThan'],
  corners: ['Quad'],
  outside: [
    'Sandwich',
    'XSum',
    'Skyscraper',
    'HiddenSkyscraper',
    'NumberedRoom',
    'FullRank',
    'LittleKiller',
  ],
  grid: [
    'Shape',
    'Jigsaw',
    'NoBoxes',
    'RegionSize',
    'Windoku',
    'DisjointSets',
    'AntiKnight',
    'AntiKing',
    'AntiConsecutive',
    'AntiTaxicab',
    'GlobalEntropy',
    'GlobalMod',
    'DutchFlatmates',
    'StrictKropki',
    'StrictXV',
    'RegionSameValues',
    'Doppelganger',
    'ChaosConstruction',
    'FullRankTies',
  ],
};

/** What has a tool of another kind: givens are typed, and the two diagonals are a switch each. */
const notDrawn = new Set(['Given', 'Diagonal']);

/** What only other programs write stands last. */
const rarely = new Set(['Var', 'Binary', 'BinaryX', 'SearchPriority']);

/** Where nothing else is said, people mean these. */
const usual: Readonly<Record<string, (shape: Shape) => Presets>> = {
  Whisper: ({ digits }) => (digits === 9 ? {} : { difference: String(Math.ceil(digits / 2)) }),
  Lockout: ({ digits }) => ({ difference: String(Math.ceil(digits / 2) - 1) }),
  Modular: () => ({ modulus: '3' }),
  SumLine: () => ({ sum: '10' }),
  PillArrow: () => ({ 'cells of the pill': '2' }),
  Indexing: () => ({ index: 'C' }),
  FullRankTies: () => ({ ties: 'none' }),
  SearchPriority: () => ({ priority: '1' }),
};

function wayOf({ name, gesture, isBlock, parameters = [] }: KindSchema): Way {
  if (name === 'Shape') return 'board';
  if (isBlock) return 'block';
  if (gesture !== 'none') return 'stroke';
  return parameters.length === 0 ? 'switch' : 'form';
}

function toolOf(schema: KindSchema): Tool {
  const { name, gesture, revisits } = schema;
  const { label = name, meaning = '' } = variantFaces[name] ?? {};
  const group = (Object.keys(groups) as (keyof typeof groups)[]).find((each) =>
    groups[each].includes(name),
  );
  return {
    id: name,
    kind: name,
    way: wayOf(schema),
    gesture,
    revisits: revisits ?? false,
    group: group ?? 'logic',
    label,
    meaning,
    presets: usual[name] ?? none,
  };
}

type Special = keyof typeof settingWords.tools;

function special(id: Special, kind: string, group: GroupName, more: Partial<Tool>): Tool {
  const { gesture = 'none', revisits } = schemaOf(kind) ?? {};
  const { [id]: label } = settingWords.tools;
  const { [id]: meaning } = settingWords.meanings;
  return {
    id,
    kind,
    way: gesture === 'none' ? 'switch' : 'stroke',
    gesture,
    revisits: revisits ?? false,
    group,
    label,
    meaning,
    presets: none,
    ...more,
  };
}

const digitsOf = (rest: number) => (shape: Shape) =>
  Array.from({ length: shape.digits }, (_, at) => valueOf(shape, at + 1)).filter(
    (value) => value % 2 === rest,
  );

const specials: readonly Tool[] = [
  special('odd', 'Given', 'cells', { way: 'stroke', gesture: 'mark', digits: digitsOf(1) }),
  special('even', 'Given', 'cells', { way: 'stroke', gesture: 'mark', digits: digitsOf(0) }),
  special('dutch', 'Whisper', 'lines', {
    presets: ({ digits }) => ({ difference: String(Math.ceil(digits / 2) - 1) }),
  }),
  special('rising', 'Diagonal', 'grid', { presets: () => ({ direction: '1' }) }),
  special('falling', 'Diagonal', 'grid', { presets: () => ({ direction: '-1' }) }),
  special('fog', 'Fog', 'grid', { way: 'fog', gesture: 'mark' }),
];

function inOrder(tools: readonly Tool[]): readonly Tool[] {
  const place = ({ group, kind, id }: Tool) => {
    const at = group === 'logic' ? (rarely.has(kind) ? 1 : 0) : groups[group].indexOf(kind);
    // After the kind that it is one of; those of no listed kind come first.
    return at + (id === kind ? 0 : 0.5);
  };
  const order = Object.keys(settingWords.groups);
  return [...tools].sort(
    (a, b) => order.indexOf(a.group) - order.indexOf(b.group) || place(a) - place(b),
  );
}

/** Every tool, by group. */
export const tools: readonly Tool[] = inOrder([
  ...kindSchemas.filter(({ name }) => !notDrawn.has(name)).map(toolOf),
  ...specials,
]);

export function toolById(id: string): Tool | undefined {
  return tools.find((tool) => tool.id === id);
}

/** What an item is called: the name of its kind, or of the tool whose presets it has. */
export function labelOfKind(kind: string): string {
  return variantFaces[kind]?.label ?? kind;
}

/** A switch has nothing to draw: it is on or off. */
export function isSwitch({ way }: Tool): boolean {
  return way === 'switch';
}

/** Whether a tool is drawn with. */
export function isDrawn({ way }: Tool): boolean {
  return way === 'stroke';
}

/** Whether rules of a kind are drawn as lines, which have a beginning and an end. */
export function isLine(kind: string): boolean {
  return schemaOf(kind)?.gesture === 'line';
}

/** The tools that a text finds, best first: by their names, then by what else people call them. */
export function foundBy(text: string): readonly Tool[] {
  const words = plain(text).split(' ').filter(Boolean);
  if (words.length === 0) return tools;
  return tools
    .flatMap((tool) => {
      const name = plain(tool.label);
      const others = plain(
        [tool.kind, settingWords.synonyms[tool.id] ?? '', settingWords.groups[tool.group]].join(
          ' ',
        ),
      );
      const ranks = words.map((word) => rankIn(name, others, word));
      return ranks.includes(Infinity) ? [] : [{ tool, rank: Math.max(...ranks) }];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ tool }) => tool);
}

function rankIn(name: string, others: string, word: string): number {
  if (name.startsWith(word)) return 0;
  if (name.includes(` ${word}`)) return 1;
  if (others.startsWith(word) || others.includes(` ${word}`)) return 1;
  if (name.includes(word) || others.includes(word)) return 2;
  return word.length > 3 &&
    [...name.split(' '), ...others.split(' ')].some((each) => isSlip(each, word))
    ? 3
    : Infinity;
}

/** Whether two words differ by one letter: another, one more, one less, or two that are exchanged. */
export function isSlip(word: string, typed: string): boolean {
  if (Math.abs(word.length - typed.length) > 1) return false;
  let start = 0;
  while (start < word.length && word[start] === typed[start]) start++;
  let end = 0;
  while (
    end < Math.min(word.length, typed.length) - start &&
    word.at(-1 - end) === typed.at(-1 - end)
  )
    end++;
  const [left, other] = [
    word.slice(start, word.length - end),
    typed.slice(start, typed.length - end),
  ];
  if (left.length <= 1 && other.length <= 1) return true;
  return left.length === 2 && left === [...other].reverse().join('');
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9äöüé]+/g, ' ')
    .trim();
}
