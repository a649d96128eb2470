import type { Listed } from '../../solver/solver.ts';
import { words } from '../../words/index.ts';

/** The puzzles of the text or file that was opened last, if it had several, and which of them is shown. */
export class OpenedList {
  puzzles = $state.raw<readonly Listed[]>([]);
  at = $state(0);
  /** What they came in. */
  source = $state('');

  #numbers: Uint32Array | undefined;

  /** `numbers` are their places where they came from, from 0. */
  fill(puzzles: readonly Listed[], source: string, at = 0, numbers?: Uint32Array): void {
    this.puzzles = puzzles;
    this.source = source;
    this.at = at;
    this.#numbers = numbers;
  }

  clear(): void {
    this.puzzles = [];
  }

  /** What a puzzle is called, by its number where it came from if it has no name. */
  nameOf(index: number): string {
    const number = this.#numbers?.[index] ?? index;
    return this.puzzles[index]?.name || words.bringing.numbered(number + 1);
  }

  titleOf(index: number): string {
    return `${this.source} · ${this.nameOf(index)}`;
  }
}
