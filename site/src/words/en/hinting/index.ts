/** The words of hints and walkthroughs, apart from the others because many visits never need them. */
import type { LogicRule, LogicStep, LogicState } from '../../../engine/messages/logic-types.ts';
import type { Level, Technique } from '../../../engine/messages/names.ts';
import { candidateKey } from '../../../puzzle/digits.ts';
import * as chains from './chains.ts';
import { exocet, skLoop } from './exotic.ts';
import { graveOfSeveral } from './graves.ts';
import { medusa } from './medusa.ts';
import * as patterns from './patterns.ts';
import * as rules from './rules.ts';
import { ruleParts } from './rule-names.ts';
import * as simple from './simple.ts';
import * as ways from './ways.ts';
import { isAboutRules } from '../../step-facts.ts';
import { briefEffect, chainText } from './effects.ts';
import { familyWords, singleWords, techniqueWords, type HintFamily } from './names.ts';
import {
  bit,
  capital,
  cellPart,
  cellParts,
  digitName,
  digitText,
  housePart,
  plainText,
  tell,
  type HintContext,
  type HintLine,
  type HintSentence,
  type Reason,
} from '../../hint-part.ts';
import type { LogicHouse } from '../../../engine/messages/logic-types.ts';

const reasons: Readonly<Record<HintFamily, Reason>> = {
  single: simple.single,
  locked: simple.locked,
  naked: simple.naked,
  hidden: simple.hidden,
  cellForcing: rules.cellForcing,
  rule: rules.rule,
  rulePointing: rules.rulePointing,
  innies: rules.innies,
  ruleHouse: rules.ruleHouse,
  contradiction: ways.contradiction,
  ruleForcing: ways.contradiction,
  fish: patterns.fish,
  remotePair: simple.remotePair,
  graveOfPairs: simple.graveOfPairs,
  graveOfSeveral,
  twoLinks: simple.twoLinks,
  emptyRectangle: simple.emptyRectangle,
  wWing: simple.wWing,
  wing: simple.wing,
  wxyzWing: simple.wxyzWing,
  alignedPair: simple.alignedPair,
  rectangle: patterns.rectangle,
  loop: patterns.rectangle,
  avoidable: patterns.avoidable,
  sueDeCoq: chains.sueDeCoq,
  colours: patterns.colours,
  multiColours: patterns.multiColours,
  medusa,
  chain: chains.chain,
  continuous: chains.continuous,
  discontinuous: chains.discontinuous,
  almostLocked: chains.almostLocked,
  blossom: chains.blossom,
  equivalence: patterns.equivalence,
  skLoop,
  exocet,
  forcing: chains.forcing,
  net: ways.contradiction,
  template: chains.template,
  guess: chains.guess,
};

const familyOf = ({ technique }: LogicStep) => techniqueWords[technique].family;

/** What a technique is about. */
function meaningOf(step: LogicStep): string {
  const family = familyOf(step);
  return family === 'single'
    ? singleWords[step.technique as keyof typeof singleWords]
    : familyWords[family];
}

/** Steps that are explained as several of their kind: dual kites and rectangles, fish with one base. */
function isSeveral(step: LogicStep): boolean {
  return step.parts.length > 0 && ['fish', 'twoLinks', 'emptyRectangle'].includes(familyOf(step));
}

/** The parts of such a step, without those whose effects the others have. */
function neededParts(step: LogicStep): LogicStep[] {
  let left = new Set(step.eliminations.map(candidateKey));
  const needed: LogicStep[] = [];
  const countOf = (part: LogicStep) =>
    part.eliminations.filter((each) => left.has(candidateKey(each))).length;
  for (;;) {
    let best: LogicStep | undefined;
    for (const part of step.parts) if (countOf(part) > (best ? countOf(best) : 0)) best = part;
    if (!best) return needed;
    const taken = new Set(best.eliminations.map(candidateKey));
    left = new Set([...left].filter((each) => !taken.has(each)));
    needed.push(best);
  }
}

const levels: Record<Level, string> = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  unfair: 'Very hard',
  extreme: 'Extreme',
};

export const hints = {
  title: 'Hint',
  levels,
  /** Simplest first. */
  techniques: Object.keys(techniqueWords) as Technique[],
  nameOf: (technique: Technique) => techniqueWords[technique].name,
  about: 'About this technique',
  /** The hint's technique is one that somebody does not know, or does not want. */
  leaveOut: 'Without this technique',
  leftOut: (names: readonly string[]) =>
    `Hints do without ${new Intl.ListFormat('en').format(names)}.`,
  takeAllIn: 'Use all techniques again',
  /** A step in few words: "Hidden single: 5 goes into r4c7". */
  brief: (context: HintContext, step: LogicStep) =>
    `${techniqueWords[step.technique].name}: ${plainText(briefEffect(context, step))}`,

  /** What the next press shows. */
  more: {
    technique: 'Name the technique',
    where: 'Show where',
    why: 'Explain',
    apply: 'Do it',
  },
  again: 'Next hint',
  close: 'Close the hint',
  looking: 'Looking…',
  stop: 'Stop',
  lookAt: (context: HintContext, house: LogicHouse) => tell`Look at ${housePart(context, house)}.`,
  lookAtRules: (context: HintContext, rulesOfStep: readonly LogicRule[]) =>
    tell`Look at ${ruleParts(context, rulesOfStep)}.`,
  lookAtDigit: (context: HintContext, digit: number, cells: readonly number[]) =>
    tell`Look at the ${{ text: `${digitName(context, digit)}s`, cells, digits: bit(digit) }}.`,
  lookAtCells: (context: HintContext, cells: readonly number[]) =>
    tell`Look at ${cellParts(context, cells)}.`,
  technique: (step: LogicStep) => `${techniqueWords[step.technique].name}: ${meaningOf(step)}`,
  where: (context: HintContext, step: LogicStep): HintSentence => {
    if (step.reason?.kind === 'contradiction') return ways.where(context, step);
    if (isAboutRules(step)) return tell`Here: ${ruleParts(context, step.rules)}.`;
    const isSingle = familyOf(step) === 'single';
    const digits = step.digits && !isSingle ? ` with ${digitText(context, step.digits)}` : '';
    return tell`Here: ${cellParts(context, step.cells)}${digits}.`;
  },
  /** The technique and why it holds: "Hidden single: in box 6 only r4c7 can be 5." */
  why: (context: HintContext, step: LogicStep): HintSentence => {
    const reason = reasons[familyOf(step)];
    const name = `${techniqueWords[step.technique].name}: `;
    if (!isSeveral(step)) return tell`${name}${reason(context, step)}`;
    const each = neededParts(step).map((part, at) =>
      at === 0 ? reason(context, part) : tell` ${capital(reason(context, part))}`,
    );
    return tell`${name}${each.flat()}`;
  },
  /** The chains, cases and steps that a step is made of, a line each; mostly none. */
  lines: (context: HintContext, step: LogicStep): HintLine[] => {
    const family = familyOf(step);
    const each = (said: (part: LogicStep) => HintSentence) =>
      step.parts.map((part): HintLine => ({ said: said(part), lines: [] }));
    if (family === 'forcing') return each((part) => capital(chainText(context, part)));
    if (family === 'contradiction' || family === 'ruleForcing') return ways.linesOf(context, step);
    if (family !== 'net') return [];
    return each(
      (part) => tell`${techniqueWords[part.technique].name}: ${simple.single(context, part)}`,
    );
  },
  linesLabel: 'Step by step',
  /** What is heard of a cell on the board. */
  cellRoles: {
    region: 'look here',
    pattern: 'part of the hint',
    out: (digits: readonly number[]) => `the hint removes ${digits.join(', ')}`,
    in: (digits: readonly number[]) => `the hint puts ${digits.join(', ')} here`,
  },

  done: 'Done. Undo takes it back.',
  outdated: 'The board has changed.',
  fillIn: 'Fill in candidates',
  fillInFirst: 'This step uses candidates; some cells have none yet',
  none: 'No technique leads on from here.',
  gaveUp: 'A search took too long and was given up, so there may be a simpler step.',
  tooLong: 'The search took too long and was stopped.',
  blank: 'There are no givens yet. Open or generate a puzzle first.',

  /** Houses beyond rows, columns and boxes. */
  extra: {
    falling: 'the falling diagonal',
    rising: 'the rising diagonal',
    house: (number: number) => `extra house ${number}`,
  },

  /** Why there is no step. */
  state: {
    solved: 'The puzzle is solved.',
    'no-solution': 'The puzzle has no solution. “Why no solution?” shows the contradiction.',
    'several-solutions':
      'The puzzle has several solutions, so no reasoning leads to a single one. Add givens, or digits of your own.',
    stopped: 'The solution was not found in time, so no hint can be given.',
    'other-board':
      'Hints know boards of up to nine rows, columns and digits. Check and every question work on this one, too.',
    sound: '',
  } satisfies Record<Exclude<LogicState['kind'], 'wrong-digit' | 'wrong-mark'>, string>,
  wrongDigit: (context: HintContext, cell: number, digit: number) =>
    tell`${digitName(context, digit)} in ${cellPart(context, cell)} cannot be right.`,
  /** Which digit it is would be the solution of the cell. */
  wrongMark: (context: HintContext, cell: number) =>
    tell`A digit that ${cellPart(context, cell)} needs was ruled out.`,
  missingMark: (context: HintContext, cell: number) =>
    tell`${cellPart(context, cell)} lacks a mark that it needs.`,
  goBack: (count: number) =>
    count === 1
      ? 'Undo to before the mistake (1 edit)'
      : `Undo to before the mistake (${count} edits)`,
  removeDigit: 'Remove it',
  restoreMark: 'Put it back',

  grade: {
    told: (level: Level, score: number) => `${levels[level]}, ${score.toLocaleString('en')} points`,
    hardest: (technique: Technique, steps: number, singles: boolean) => {
      const count = steps === 1 ? '1 step' : `${steps} steps`;
      return singles ? `${count}, singles only` : `${techniqueWords[technique].name}, ${count}`;
    },
    rating: (rating: number) => `about ER ${rating.toFixed(1)} (Sudoku Explainer)`,
    ratingMeaning:
      'The rating by which puzzles are compared in forums: that of the hardest step which the program Sudoku Explainer would need. 1.2 is the easiest puzzle; 7 takes chains; the hardest known are at 11.9.',
    none: (kind: LogicState['kind']) =>
      kind === 'no-solution'
        ? 'No solution'
        : kind === 'several-solutions'
          ? 'Several solutions'
          : kind === 'solved'
            ? 'Already solved'
            : kind === 'other-board'
              ? 'No grades for this kind of board'
              : 'No grade in time',
  },

  path: {
    title: 'Walkthrough',
    open: 'Solve it step by step',
    close: 'Close the walkthrough',
    label: 'Steps from the givens to the solution',
    step: (number: number, count: number) => `Step ${number} of ${count}`,
    next: 'Next step',
    previous: 'Previous step',
    filter: 'Technique',
    every: (count: number) => `Every step (${count})`,
    only: (name: string, count: number) => `${name} (${count})`,
    harder: 'First step above',
    go: 'Go',
    noHarder: 'No step is harder than that.',
    copy: 'Copy as text',
    copied: 'The walkthrough is on the clipboard.',
    notCopied: 'The browser does not let this page write to the clipboard.',
    covered: 'The walkthrough is open: close it to write on the board.',
  },
};
