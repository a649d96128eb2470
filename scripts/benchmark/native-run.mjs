import { execFileSync } from 'node:child_process';

import { median, solvesPerTurn } from './turns.mjs';

/** One native program on one list. */
export class NativeRun {
  #command;
  #arguments;
  #times = [];
  #result;

  /**
   * @param {string} command the built command line
   * @param {{ file: string, rules: string }} list
   */
  constructor(command, { file, rules }) {
    this.#command = command;
    this.#arguments = ['bench', '--repeats', String(solvesPerTurn), '--rules', rules, file];
  }

  /** Takes a turn. Throws where the program cannot read the list. */
  measure() {
    const [, row] = execFileSync(this.#command, this.#arguments, { encoding: 'utf8' }).split('\n');
    const [puzzles, microseconds, , signature] = row.split('\t');
    this.#result = { puzzles: Number(puzzles), signature };
    this.#times.push(Number(microseconds));
  }

  /** What came of it: as WasmRun says it. */
  result() {
    return { ...this.#result, microseconds: median(this.#times) };
  }
}
