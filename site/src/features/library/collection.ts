/** Puzzles that belong together: those of a file, those of a booklet, or those that are kept. */
import type { Level } from '../../solver/maker.ts';
import type { Listed } from '../../solver/solver.ts';
import { Results } from './results.ts';

export type CollectionKind = 'kept' | 'opened' | 'made';

export interface Entry extends Listed {
  /** The id of a puzzle that is kept with the work on it. */
  readonly kept?: string;
  /** What who made it says of it. */
  readonly level?: Level;
}

export class Collection {
  readonly results: Results;
  readonly givens: Uint8Array;
  /** For every puzzle the index of its rules in `rules`. */
  readonly ruleOf: Uint32Array;
  /** The rules as a description writes them, each once; empty for plain ones. */
  readonly rules: readonly string[];
  #names: readonly string[] | undefined;
  #ruleNames: readonly string[] | undefined;

  constructor(
    readonly id: string,
    readonly kind: CollectionKind,
    readonly name: string,
    readonly entries: readonly Entry[],
    readonly problems: readonly string[] = [],
  ) {
    const { length } = entries;
    this.results = new Results(length);
    this.givens = new Uint8Array(length);
    this.ruleOf = new Uint32Array(length);
    const known = new Map<string, number>();
    entries.forEach(({ description, level }, at) => {
      const [rules, cells] = partsOf(description);
      this.givens[at] = countDigits(cells);
      const index = known.get(rules) ?? known.size;
      known.set(rules, index);
      this.ruleOf[at] = index;
      if (level) this.results.setGrade(at, { answer: 'one', level });
    });
    this.rules = [...known.keys()];
  }

  get length(): number {
    return this.entries.length;
  }

  /** What each is called, in lower case; made at the first search. */
  names(numbered: (number: number) => string): readonly string[] {
    this.#names ??= this.entries.map(({ name }, at) => (name || numbered(at + 1)).toLowerCase());
    return this.#names;
  }

  /** What each of `rules` is called, in lower case; made at the first search. */
  ruleNames(named: (rules: string) => string): readonly string[] {
    this.#ruleNames ??= this.rules.map((rules) => named(rules).toLowerCase());
    return this.#ruleNames;
  }
}

/** The rules and the cells of a description. */
export function partsOf(description: string): readonly [rules: string, cells: string] {
  const first = description.indexOf(';');
  const last = description.lastIndexOf(';');
  return [description.slice(first + 1, Math.max(last, first + 1)), description.slice(last + 1)];
}

/** A dot for every empty cell, where a description has letters for several. */
export function plainCells(cells: string): string {
  return cells.replace(/[a-z]/g, (run) => '.'.repeat(run.charCodeAt(0) - 96));
}

/** Empty cells are dots, and small letters for runs of them; every other character is a given. */
function countDigits(cells: string): number {
  let count = 0;
  for (let at = 0; at < cells.length; at++) {
    const code = cells.charCodeAt(at);
    const isEmpty = code === 0x2e || code >= 0x61;
    if (!isEmpty) count++;
  }
  return count;
}
