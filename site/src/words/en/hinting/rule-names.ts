/** What the rules of variants are called in the reasons of steps. */
import type { LogicRule, LogicStep } from '../../../engine/messages/logic-types.ts';
import { cellName } from '../../../puzzle/shape.ts';
import { all, tell, type HintContext, type HintSentence, type Lit } from '../../hint-part.ts';

/** Kinds whose name in a sentence is not the words of their name in a text. */
const kinds: Readonly<Record<string, string>> = {
  Thermo: 'thermometer',
  X: 'X',
  V: 'V',
  XSum: 'X-sum',
  GreaterThan: 'inequality sign',
  Quad: 'quadruple',
  Whisper: 'whisper line',
  Renban: 'renban',
  Palindrome: 'palindrome',
  Between: 'between line',
  Lockout: 'lockout line',
  Zipper: 'zipper line',
  Modular: 'modular line',
  Entropic: 'entropic line',
  RellikCage: 'anti-killer cage',
  LookAndSay: 'look-and-say cage',
  ContainAtLeast: 'contained digits',
  ContainExact: 'contained digits',
  CountDistinct: 'count of different digits',
  SameValues: 'sets of the same digits',
  EqualSum: 'equal sums',
  Sandwich: 'sandwich',
  Skyscraper: 'skyscraper clue',
  HiddenSkyscraper: 'hidden skyscraper',
  LittleKiller: 'little killer',
  NumberedRoom: 'numbered room',
  FullRank: 'rank clue',
  Pair: 'pair rule',
  PairX: 'pair rule',
  Binary: 'pair rule',
  BinaryX: 'pair rule',
  AllDifferent: 'all-different rule',
  AntiKnight: 'anti-knight rule',
  AntiKing: 'anti-king rule',
  AntiConsecutive: 'non-consecutive rule',
  AntiTaxicab: 'anti-taxicab rule',
  StrictKropki: 'rule that all kropki dots are given',
  StrictXV: 'rule that all X and V are given',
  Indexing: 'indexing rule',
  ValueIndexing: 'indexing rule',
  Or: 'choice of rules',
  NFA: 'state machine',
  Regex: 'pattern',
};

/** Kinds that are called by the number beside them: "the 15 cage", "the X-sum 15". */
const numbered = new Set([
  'Cage',
  'HiddenSkyscraper',
  'LittleKiller',
  'Sandwich',
  'XSum',
  'Skyscraper',
  'NumberedRoom',
  'FullRank',
  'Lunchbox',
  'RellikCage',
]);

/** "WhiteDot" is "white dot". */
function kindText(kind: string): string {
  return kinds[kind] ?? kind.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}

/** "cages", "choices of rules". */
function plural(text: string): string {
  return text.replace(/(?<!s)(?= of |$)/, 's');
}

/** Clues that stand at an end of a row or column. */
const atSides = new Set([
  'XSum',
  'Skyscraper',
  'HiddenSkyscraper',
  'NumberedRoom',
  'Sandwich',
  'FullRank',
]);
/** Marks between two cells. */
const between = new Set(['WhiteDot', 'BlackDot', 'X', 'V', 'GreaterThan']);
/** Lines that are called by their ends. */
const lines = new Set([
  'Whisper',
  'Renban',
  'Palindrome',
  'Between',
  'Lockout',
  'Zipper',
  'Modular',
  'Entropic',
  'RegionSumLine',
  'SumLine',
]);

/**
 * "the 15 cage at r1c2", "the X-sum 8 at the left of row 2", "the thermometer with its bulb at
 * r3c4"; it lights the cells of the rule.
 */
function rulePart(context: HintContext, rule: LogicRule): Lit {
  return { text: `the ${nameOf(context, rule)}`, cells: rule.cells, digits: 0 };
}

function nameOf(context: HintContext, rule: LogicRule): string {
  const { kind, ends: [first = rule.cells[0], last = rule.cells.at(-1)] = [] } = rule;
  const name = kindText(kind);
  if (first === undefined || last === undefined) return name;
  const cell = (at: number) => cellName(context.shape, at);
  const clue = clueOf(context, rule);
  const numbered = clue === undefined ? name : `${name} ${clue}`;
  if (kind === 'Cage') return `${clue === undefined ? '' : `${clue} `}${name} at ${cell(first)}`;
  if (rule.ends && atSides.has(kind)) return `${numbered} ${sideOf(context, first, last)}`;
  if (rule.ends && kind === 'LittleKiller')
    return `${numbered} from ${cell(first)} to ${cell(last)}`;
  if (kind === 'Thermo') return `${name} with its bulb at ${cell(first)}`;
  if (kind === 'Arrow') return `${name} with its circle at ${cell(first)}`;
  if (between.has(kind) && rule.cells.length === 2)
    return `${name} between ${cell(first)} and ${cell(last)}`;
  if (rule.ends && lines.has(kind)) return `${name} ${cell(first)}-${cell(last)}`;
  return `${numbered} at ${cell(first)}`;
}

/** "at the left of row 2" */
function sideOf({ shape }: HintContext, first: number, last: number): string {
  const row = (cell: number) => Math.floor(cell / shape.columns);
  const column = (cell: number) => cell % shape.columns;
  if (row(first) === row(last))
    return `at the ${column(first) < column(last) ? 'left' : 'right'} of row ${row(first) + 1}`;
  return `at the ${row(first) < row(last) ? 'top' : 'bottom'} of column ${column(first) + 1}`;
}

/** The number that a rule is called by. */
export function clueOf({ about }: HintContext, rule: LogicRule): number | undefined {
  if (!numbered.has(rule.kind)) return undefined;
  // A cage without a sum has 0.
  return rule.kind === 'Cage' && rule.clue === 0 ? undefined : (rule.clue ?? about(rule).clue);
}

/** More rules are not named one by one. */
const mostNamed = 5;

/** "the cages at r1c1 (15) and r2c2 (9) and the arrow at r1c5". */
export function ruleParts(context: HintContext, rules: readonly LogicRule[]): HintSentence {
  if (rules.length > mostNamed) {
    const cells = [...new Set(rules.flatMap((rule) => rule.cells))];
    return [{ text: `the ${rules.length} rules there`, cells, digits: 0 }];
  }
  const groups = new Map<string, LogicRule[]>();
  for (const rule of rules) {
    const key = rule.cells.length > 0 ? kindText(rule.kind) : `${kindText(rule.kind)} anywhere`;
    groups.set(key, [...(groups.get(key) ?? []), rule]);
  }
  return all([...groups.values()].map((group) => alikeParts(context, group)));
}

/** Rules of one kind, each of which lights its cells; those at one cell are named once. */
function alikeParts(context: HintContext, rules: readonly LogicRule[]): HintSentence {
  const [only] = rules;
  if (!only) return [];
  const parts = new Map<string, Lit>();
  for (const rule of rules) {
    const text = nameOf(context, rule);
    const cells = [...new Set([...(parts.get(text)?.cells ?? []), ...rule.cells])];
    parts.set(text, { text, cells, digits: 0 });
  }
  const named = [...parts.values()];
  const name = kindText(only.kind);
  const [one] = named;
  if (named.length === 1) return [{ ...one, text: `the ${one?.text ?? ''}` } as Lit];
  // "the cages at r1c1 (15) and r2c2 (9)"
  const places = named.map(({ text, cells, digits }): Lit => {
    const [before = '', after = ''] = text.split(name, 2);
    const place = after.replace(/^ (at )?/, '');
    return { text: before === '' ? place : `${place} (${before.trim()})`, cells, digits };
  });
  const isAt = named.every(({ text }) => text.includes(`${name} at `));
  return tell`the ${plural(name)} ${isAt ? 'at ' : ''}${all(places)}`;
}

/** "the thermometer with its bulb at r9c4, and 3 more like it", of rules of one kind. */
export function alikeRules(context: HintContext, rules: readonly LogicRule[]): HintSentence {
  const [first, ...others] = rules;
  if (!first) return [];
  const cells = [...new Set(others.flatMap((rule) => rule.cells))];
  return tell`${rulePart(context, first)}, and ${{ text: `${others.length} more like it`, cells, digits: 0 }}`;
}

/** The rule of a step with that index. */
export function namedRule(context: HintContext, step: LogicStep, index: number): HintSentence {
  const rule = step.rules[index];
  return rule ? [rulePart(context, rule)] : [];
}

/**
 * The rules of a step with what they ask for: "the thermometer at r1c2 (digits increase ...)". That
 * of a cage with its sum is known to everybody, and of several kinds none is said.
 */
export function explainedRules(context: HintContext, { rules }: LogicStep): HintSentence {
  const named = ruleParts(context, rules);
  const [rule] = rules;
  if (!rule || rules.some(({ kind }) => kind !== rule.kind)) return named;
  if (rule.kind === 'Cage' && clueOf(context, rule) !== undefined) return named;
  const { meaning } = context.about(rule);
  return meaning === '' ? named : tell`${named} (${lowered(meaning)})`;
}

/** Without the capital at the beginning; "X and V" keep theirs. */
function lowered(text: string): string {
  return /^[A-Z][a-z]/.test(text) || text.startsWith('A ')
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}
