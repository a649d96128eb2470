/** The command `ninefold read`: its arguments, its input and its output. */
import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';

import { createNodeEngine, nodeReader, threadsHere } from '../node-engine.ts';
import { PuzzleReader } from '../reading.ts';
import { inOrder } from './in-order.ts';
import { linesOf } from './lines.ts';
import { answerTo, isSkipped, longestLine } from './read-lines.ts';

export const summary = 'what links and one-line texts of many programs hold';

export const help = `Usage: ninefold read [OPTION]... [FILE]

Reads links of other programs (f-puzzles, SudokuPad, Interactive Sudoku Solver,
lisudoku and others), links of Ninefold, and texts of one line, one on each
line; blank lines and lines that begin with # are left out. Prints a line for
each, with tabs between its columns:

  kind, size, number of givens, rules understood, drawings kept, and the names
  of what is not understood, or -. A name that ends in a question mark is a
  rule that was guessed from drawings or words and not taken, since no solution
  of the author's proves it.

What is no puzzle is printed as "refused", a tab, and why.

Options:
  --solve         three columns more: the number of solutions (0, 1, 2 for
                  several, ? where it is not known in time), the solution or -,
                  and "proved" where it is the one that the link carries, or -
  --time SECONDS  for each search, such as 0.5; 10 where it is left out
  --threads N     puzzles that are read at once; where it is left out, as many
                  as there are processors, but at most 16, and at most 4 for
                  each gigabyte of memory
  --help          this text

Reads FILE, or standard input when FILE is - or missing.

Exit status: 0 answered (a refusal is an answer too), 2 the file cannot be
read, 64 bad usage.
`;

const badUsage = 64;
const badInput = 2;
const mostSeconds = 1_000_000;
const mostThreads = 256;

function complain(message: string): void {
  process.stderr.write(`ninefold read: ${message}\n`);
}

/** A number within bounds, or undefined. */
function numberIn(text: string, pattern: RegExp, most: number): number | undefined {
  const number = pattern.test(text) ? Number(text) : NaN;
  return number > 0 && number <= most ? number : undefined;
}

interface Arguments {
  readonly file: string;
  readonly solves: boolean;
  readonly milliseconds: number;
  readonly threads: number;
}

/** What is asked for, or the status to end with. */
function argumentsOf(words: readonly string[]): Arguments | number {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        solve: { type: 'boolean', default: false },
        time: { type: 'string', default: '10' },
        threads: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/);
    return refuse(reason);
  }
  const { values, positionals } = parsed;
  if (values.help) {
    process.stdout.write(help);
    return 0;
  }
  if (positionals.length > 1) return refuse(`found ${positionals.length} files, expected one`);
  const seconds = numberIn(values.time, /^\d*\.?\d+$|^\d+\.$/, mostSeconds);
  if (seconds === undefined)
    return refuse(`--time: found '${values.time}', expected seconds above 0, such as 0.5`);
  const threads = values.threads && numberIn(values.threads, /^\d+$/, mostThreads);
  if (values.threads !== undefined && !threads)
    return refuse(`--threads: found '${values.threads}', expected 1 to ${mostThreads}`);
  return {
    file: positionals[0] ?? '-',
    solves: values.solve,
    milliseconds: seconds * 1000,
    threads: threads || threadsHere(),
  };
}

function refuse(why: string): number {
  complain(`${why}\nTry: ninefold read --help`);
  return badUsage;
}

/** Writes, and waits where nobody reads as fast. Whoever has closed the pipe has read enough. */
function write(text: string): Promise<void> {
  return new Promise((resolve) => {
    if (process.stdout.write(text)) resolve();
    else process.stdout.once('drain', resolve);
  });
}

/** Runs the command; answers the status to end with. */
export async function runRead(words: readonly string[]): Promise<number> {
  const asked = argumentsOf(words);
  if (typeof asked === 'number') return asked;
  const { file, solves, milliseconds, threads } = asked;
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) =>
    process.exit(code === 'EPIPE' ? 0 : 1),
  );
  const engine = createNodeEngine(threads);
  const reader = new PuzzleReader(engine, nodeReader());
  const options = { milliseconds, signal: new AbortController().signal };
  const input = file === '-' ? process.stdin : createReadStream(file);
  const print = inOrder((answer) => write(`${answer}\n`));
  const underWay: Promise<void>[] = [];
  try {
    for await (const line of linesOf(input, longestLine)) {
      if (line !== undefined && isSkipped(line)) continue;
      const tooLong = `refused\tThe line is longer than ${longestLine} characters.`;
      underWay.push(
        print(
          line === undefined ? Promise.resolve(tooLong) : answerTo(line, reader, options, solves),
        ),
      );
      // Nothing more is read until there is room.
      if (underWay.length >= 2 * threads) await underWay.shift();
    }
    await Promise.all(underWay);
  } catch (error) {
    await Promise.all(underWay);
    complain(`${file}: cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return badInput;
  } finally {
    engine.close();
  }
  return 0;
}
