import { gradeless } from './results.ts';
import type { Collection } from './collection.ts';
import { orderOf, rankBy, type Sort } from './order.ts';
import type { Played } from './played.ts';
import { matcherOf } from './search.ts';

/** Nobody has chosen a puzzle yet: the one on the board is, if it is there. */
export const onBoard = -1;
/** The first that is shown is chosen, whichever it is. */
export const firstShown = -2;

/** How somebody looks at a collection: what they search for, how it is sorted, where they are. */
export class Looking {
  id = $state('');
  query = $state('');
  sort = $state<Sort>('number');
  descending = $state(false);
  /** A level from 1, `gradeless`, 0 for what is not graded; -1 for all. */
  grade = $state(-1);
  /** An index of `playStates`; -1 for all. */
  state = $state(-1);
  /** The puzzle that is chosen, by its place in the collection; see `onBoard` and `firstShown`. */
  chosen = $state(onBoard);

  /** Another collection, and all of it. */
  choose(id: string): void {
    this.id = id;
    this.query = '';
    this.grade = -1;
    this.state = -1;
    this.sort = 'number';
    this.descending = false;
    this.chosen = onBoard;
  }

  /** Whether what is shown depends on grades, so that new ones would change it. */
  get byGrade(): boolean {
    return this.sort === 'grade' || this.grade >= 0;
  }

  get isFiltered(): boolean {
    return this.query.trim() !== '' || this.grade >= 0 || this.state >= 0;
  }

  /** The puzzles that are shown, in order. */
  orderIn(collection: Collection, played: Played): Uint32Array {
    const { grade, state } = this;
    const matches = matcherOf(collection, this.query);
    const { grades } = collection.results;
    return orderOf(
      collection.length,
      (at) =>
        (grade < 0 || grades[at] === grade) &&
        (state < 0 || played.states[at] === state) &&
        matches(at),
      rankBy(this.sort, collection, played),
      this.descending,
    );
  }
}

/** What can be chosen of grades: all, the levels, what has no grade, and what is not graded. */
export const gradeChoices: readonly number[] = [
  -1,
  ...Array.from({ length: gradeless }, (_, at) => at + 1),
  0,
];
