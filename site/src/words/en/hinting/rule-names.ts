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
  Renban: 'renban line',
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
  Sandwich: 'sandwich clue',
  Skyscraper: 'skyscraper clue',
  HiddenSkyscraper: 'hidden skyscraper clue',
  LittleKiller: 'little killer clue',
  NumberedRoom: 'numbered room clue',
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
  And: 'group of rules',
  NFA: 'state machine',
  Regex: 'pattern',
};

/** Kinds that are called by the number beside them: "the 15 cage", "the X-sum 15". */
const numbered = new Set([
  'Cage',
  'LittleKiller',
  'Sandwich',
  'XSum',
  'Skyscraper',
  'NumberedRoom',
]);

/** "WhiteDot" is "white dot". */
function kindText(kind: string): string {
  return kinds[kind] ?? kind.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}

/** "cages", "choices of rules". */
function plural(text: string): string {
  return text.replace(/(?<!s)(?= of |$)/, 's');
}

/** "the cage at r1c2", which lights the cells of the rule; with its number "the 15 cage at r1c2". */
function rulePart(context: HintContext, rule: LogicRule): Lit {
  const [first] = rule.cells;
  const place = first === undefined ? '' : ` at ${cellName(context.shape, first)}`;
  const clue = clueOf(context, rule);
  const name = kindText(rule.kind);
  const numberedName =
    clue === undefined ? name : rule.kind === 'Cage' ? `${clue} ${name}` : `${name} ${clue}`;
  return { text: `the ${numberedName}${place}`, cells: rule.cells, digits: 0 };
}

/** The number that a rule is called by. */
export function clueOf({ about }: HintContext, rule: LogicRule): number | undefined {
  return numbered.has(rule.kind) ? about(rule).clue : undefined;
}

/** "the cages at r1c1 (15) and r2c2 (9) and the arrow at r1c5". */
export function ruleParts(context: HintContext, rules: readonly LogicRule[]): HintSentence {
  const groups = new Map<string, LogicRule[]>();
  for (const rule of rules) {
    const key = rule.cells.length > 0 ? kindText(rule.kind) : `${kindText(rule.kind)} anywhere`;
    groups.set(key, [...(groups.get(key) ?? []), rule]);
  }
  return all([...groups.values()].map((group) => alikeParts(context, group)));
}

/** Rules of one kind, each of which lights its cells; those at one cell are named once. */
function alikeParts(context: HintContext, rules: readonly LogicRule[]): HintSentence {
  const parts = new Map<string, Lit>();
  for (const rule of rules) {
    const [first] = rule.cells;
    const clue = clueOf(context, rule);
    const place = first === undefined ? '' : cellName(context.shape, first);
    const text = clue === undefined ? place : `${place} (${clue})`;
    const cells = [...new Set([...(parts.get(text)?.cells ?? []), ...rule.cells])];
    parts.set(text, { text, cells, digits: 0 });
  }
  const [only] = rules;
  if (!only) return [];
  if (parts.size === 1)
    return [{ ...rulePart(context, only), cells: [...parts.values()][0]?.cells ?? [] }];
  return tell`the ${plural(kindText(only.kind))} at ${all([...parts.values()])}`;
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
