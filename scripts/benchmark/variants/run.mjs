import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

import { median } from '../turns.mjs';

/** What takes longer than this is asked once: it says enough, and what is optimised on the way is. */
const longMilliseconds = 200;

/** A program that answers the questions of native.cpp. */
export class Program {
  #process;
  #lines;

  constructor(command, ...words) {
    this.#process = spawn(command, words, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#lines = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();
  }

  /**
   * @param {string} question
   * @param {string} text without line breaks
   * @param {number} most milliseconds
   */
  async ask(question, text, most) {
    this.#process.stdin.write(`${question}\t${most}\t${text}\n`);
    const { value } = await this.#lines.next();
    if (value === undefined) throw new Error(`no answer about ${text}`);
    const [milliseconds, nodes, ended, found] = value.split('\t');
    return {
      milliseconds: Number(milliseconds),
      nodes: Number(nodes),
      ended: ended === '1',
      found,
    };
  }

  close() {
    this.#process.stdin.end();
  }
}

/** How often a program is asked before anything counts, while it is still being optimised. */
const timesToWarmUp = 10;

async function warmUp(program, question, text, most) {
  let result;
  let sum = 0;
  for (let time = 0; time < timesToWarmUp && sum < longMilliseconds; time++) {
    result = await program.ask(question, text, most);
    sum += result.milliseconds;
  }
  return result;
}

/**
 * Asks several programs one question in turns, `rounds` times `row` after they are warm, and tells of each
 * the median.
 * @param {Record<string, Program>} programs
 */
export async function askInTurns(programs, question, text, { most, rounds, row }) {
  const results = {};
  for (const [name, program] of Object.entries(programs)) {
    results[name] = { ...(await warmUp(program, question, text, most)), times: [] };
  }
  for (let round = 0; round < rounds; round++) {
    for (const [name, program] of Object.entries(programs)) {
      if (results[name].milliseconds > longMilliseconds) continue;
      for (let time = 0; time < row; time++)
        results[name].times.push((await program.ask(question, text, most)).milliseconds);
    }
  }
  for (const result of Object.values(results)) {
    if (result.times.length > 0) result.milliseconds = median(result.times);
  }
  return results;
}
