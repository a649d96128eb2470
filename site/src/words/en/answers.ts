import { givens as givensText } from '../givens.ts';
import type { Stage } from '../../engine/messages/names.ts';

const stopped = {
  complete: 'search complete',
  solution_limit: 'enough solutions found',
  node_limit: 'stopped at the node limit',
  time_limit: 'stopped at the time limit',
  cancelled: 'stopped by you',
} as Record<string, string>;

const stages: Record<Stage, string> = {
  reading: 'the rules read',
  preparing: 'the rules prepared',
  searching: 'the search space',
};

/** 6,670,903,752 with thin grouping, from decimal digits of any length. */
export function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

function solutions(count: string): string {
  return count === '1' ? '1 solution' : `${grouped(count)} solutions`;
}

/** Digits of a cell that occur in the same number of solutions. */
export interface DigitsInSolutions {
  readonly digits: readonly number[];
  readonly count: number;
}

export const answers = {
  title: 'Solver',
  solve: 'Solve',
  count: 'Count',
  first: 'First solution',
  all: 'All solutions',
  candidates: 'Candidates',
  howMany: 'In how many solutions?',
  whyNot: 'Why no solution?',
  stop: 'Stop',
  hints: {
    solve: 'Whether there is no solution, exactly one or several, and the solution itself',
    count: 'Exactly how many solutions there are',
    first: 'The solution that is smallest when its digits are read as one number',
    all: 'Every solution, to browse and download',
    candidates: 'The digits that each cell has in at least one solution',
    whyNot: 'A smallest set of givens that contradict each other',
  },
  howManyHint: (most: number) =>
    `How many solutions each candidate occurs in, counted up to ${grouped(String(most))}`,
  from: 'Ask about',
  fromGivens: 'the givens',
  fromAll: 'givens and my digits',
  idle: 'Ask for the solution, or how many solutions there are. The answer says what it is based on.',
  idleBlank: 'Type a puzzle, paste one or pick an example, then ask.',
  working: {
    solve: 'Solving…',
    count: 'Counting…',
    first: 'Looking for the first solution…',
    all: 'Collecting solutions…',
    candidates: 'Finding candidates…',
    howMany: 'Counting for each digit…',
    whyNot: 'Looking for the contradiction…',
  },
  soFar: (count: string) => `${solutions(count)} so far`,
  /** Of a stage, how much is done. */
  done: (percent: number, stage: Stage) =>
    `${percent < 10 ? percent.toFixed(1) : Math.round(percent)}% of ${stages[stage]}`,
  noSolution: 'No solution',
  oneSolution: 'One solution',
  moreSolutions: 'More than one solution',
  exactly: (count: string) => (count === '0' ? 'No solution' : solutions(count)),
  atLeast: (count: string) => `At least ${solutions(count)}`,
  firstFound: 'The first solution',
  candidatesFound: 'Digits that occur in at least one solution',
  candidatesPartial: 'Stopped: more digits may be possible',
  howManyFound: 'Solutions by candidate',
  selectToSee: 'Select a cell to see its numbers.',
  tinted: 'The darker the background, the more solutions the digit occurs in.',
  inEvery: (cell: string, digit: number) => `${cell}: ${digit} in every solution`,
  /** "r4c7: 2 in 31 solutions; 5, 8 in 1,000 or more each". */
  inSolutions: (cell: string, groups: readonly DigitsInSolutions[], most: number) => {
    const said = groups.map(({ digits, count }, at) => {
      const more = count < most ? '' : ' or more';
      const noun = at > 0 ? '' : count === 1 ? ' solution' : ' solutions';
      return `${digits.join(', ')} in ${grouped(String(count))}${more}${noun}${digits.length > 1 ? ' each' : ''}`;
    });
    return `${cell}: ${said.join('; ')}`;
  },
  rarest: (digit: number, cell: string, count: number, others: number) =>
    `As a given, ${digit} in ${cell} would leave the fewest: ${solutions(String(count))}${others ? `; so would ${others} ${others === 1 ? 'other' : 'others'}` : ''}.`,
  noneFoundYet: 'Stopped before a solution was found',
  whyNotFound: (givens: number) =>
    givens === 1
      ? 'This given alone contradicts the rules'
      : `These ${givens} givens contradict each other`,
  whyNotRules: (rules: number, givens: number) => {
    const told = rules === 1 ? '1 rule' : `${rules} rules`;
    if (givens === 0)
      return rules === 1 ? 'One rule alone cannot be satisfied' : `${told} contradict each other`;
    return `${givens === 1 ? '1 given' : `${givens} givens`} and ${told} contradict each other`;
  },
  /** `count` is how many givens and rules `cells` names. */
  whyNotDetail: (cells: string, count: number) =>
    count === 1 ? `${cells}.` : `${cells}. Remove any one of them and the rest have a solution.`,
  whyNotPartial: (cells: string) => `${cells}. Stopped early; a smaller set may exist.`,
  whyNotNone: 'No contradiction: there is a solution',
  /** `rules` are those of a variant; `mine` digits that somebody entered. */
  counted: (givens: number, mine: number, rules = 0) => {
    if (givens + mine + rules === 0) return 'Based on the empty board.';
    const base: string[] = [];
    if (rules > 0) base.push(rules === 1 ? '1 rule' : `${rules} rules`);
    if (givens > 0 || mine === 0) base.push(givensText(givens));
    const all = base.join(', ');
    if (mine === 0) return `Based on ${all}.`;
    return `Based on ${all === '' ? '' : `${all} and `}your ${mine} ${mine === 1 ? 'digit' : 'digits'}.`;
  },
  /** `sentence` says what is wrong. */
  alreadyConflict: (sentence: string) => `A rule is broken already. ${sentence}.`,
  facts: (time: string, nodes: string, why: string) => `${time} · ${nodes} · ${why}`,
  nodes: (count: number) => (count === 1 ? '1 node' : `${grouped(String(count))} nodes`),
  milliseconds: (ms: number) => {
    if (ms < 0.005) return 'under 0.01 ms';
    if (ms < 1) return `${ms.toFixed(2)} ms`;
    if (ms < 1000) return `${ms.toFixed(ms < 10 ? 1 : 0)} ms`;
    return `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s`;
  },
  stopped,
  differs: (count: number) =>
    count === 1
      ? '1 of your digits differs from this solution.'
      : `${count} of your digits differ from this solution.`,
  keep: 'Copy to the board',
  keepMarks: 'Copy as centre marks',
  hide: 'Hide',
  show: 'Show',
  grouped,
  previous: 'Previous solution',
  next: 'Next solution',
  ofAll: (at: number, total: string) => `${grouped(String(at))} of ${total}`,
  showDifferences: (cells: number) =>
    cells === 1 ? 'Show the cell that differs' : `Show the ${cells} cells that differ`,
  download: 'Download',
  downloadHint: (count: number) => `Download ${grouped(String(count))} solutions, one per line`,
  fetchedOnly: (count: number) => `You can browse the first ${grouped(String(count))} here.`,
  outdated: 'The board has changed since this answer.',
  overtaken: 'The board has changed since this question.',
  failures: {
    no_webassembly:
      'The solver needs WebAssembly, which this browser lacks. The board still works; for answers, use a newer browser.',
    no_simd:
      'The solver needs a newer version of WebAssembly than this browser has. The board still works; for answers, use a newer browser.',
    bad_module:
      'The solver in this page is damaged; the page may not have loaded completely. Reload the page or download it again; your board is kept.',
    no_worker:
      'This browser does not let the page start its solver. The board still works, but it cannot answer questions.',
    crashed: 'The solver stopped unexpectedly and was restarted. Nothing on the board was lost.',
    out_of_memory:
      'This needs more memory than the solver may take here, so it was stopped and restarted. Nothing on the board was lost.',
  },
};
