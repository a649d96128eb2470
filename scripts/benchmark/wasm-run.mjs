import { median, solvesPerTurn } from './turns.mjs';

/** Puzzles handed to the module in one call; shorter than a turn of the system's scheduler. */
const puzzlesPerCall = 250;
/** For so long a list is solved before anything counts, while the module is still being optimised. */
const warmUpMilliseconds = 300;

/**
 * The module on one list, in Node or in a browser's worker: whole calls, from the text of the
 * puzzles to the answer. Neither has a clock for the processor time of a call, so short calls are
 * timed and each has its own median: one that was interrupted then counts for nothing.
 */
export class WasmRun {
  #module;
  #rules;
  #now;
  #pieces = [];

  /**
   * @param {{ prove(rules: string, list: string): any }} module the built module
   * @param {{ rules: string, text: string }} list one puzzle a line
   * @param {() => number} now milliseconds
   */
  constructor(module, { rules, text }, now = () => performance.now()) {
    this.#module = module;
    this.#rules = rules;
    this.#now = now;
    const puzzles = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
    for (let start = 0; start < puzzles.length; start += puzzlesPerCall) {
      const piece = puzzles.slice(start, start + puzzlesPerCall).join('\n');
      this.#pieces.push({ text: piece, times: [] });
    }
  }

  /** Has the module optimised for what comes. */
  warmUp() {
    const end = this.#now() + warmUpMilliseconds;
    do this.#solve();
    while (this.#now() < end);
    for (const piece of this.#pieces) piece.times = [];
  }

  /** Takes a turn. Throws where the module cannot read the list. */
  measure() {
    for (let solve = 0; solve < solvesPerTurn; solve++) this.#solve();
  }

  #solve() {
    for (const piece of this.#pieces) {
      const start = this.#now();
      piece.proofs = this.#module.prove(this.#rules, piece.text);
      piece.times.push(this.#now() - start);
      const { problem } = piece.proofs;
      if (problem.code !== '') throw new Error(`the module says: ${JSON.stringify(problem)}`);
    }
  }

  /** What came of it: nodes and solutions together as the signature, and the time for one puzzle. */
  result() {
    let nodes = 0;
    let solutions = 0;
    let puzzles = 0;
    let milliseconds = 0;
    for (const { proofs, times } of this.#pieces) {
      nodes += proofs.nodes;
      puzzles += proofs.counts.length;
      for (const count of proofs.counts) solutions += Number(count);
      milliseconds += median(times);
    }
    return {
      puzzles,
      signature: `${nodes}/${solutions}`,
      microseconds: (milliseconds * 1000) / puzzles,
    };
  }
}
