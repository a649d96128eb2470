const wanted = 20;
/** How many solutions are many, and how many would take too long. */
const least = 1000;
const greatest = 100_000;
const longest = 500;
/** Puzzles are taken from all over the list; it has no multiple of this many. */
const step = 37;

/**
 * Puzzles with many solutions, made from others by leaving out their last clues: the same ones every time
 * on a machine that counts as many in half a second of processor time.
 * @param {import('./run.mjs').Program} program
 * @param {readonly (readonly string[])[]} cases
 */
export async function manySolutions(program, cases) {
  const puzzles = [];
  for (let turn = 0; turn < cases.length && puzzles.length < wanted; turn++) {
    const [name, text] = cases[(turn * step) % cases.length];
    const found = await withoutClues(program, text);
    if (found !== undefined) puzzles.push({ name, text: found });
  }
  return puzzles;
}

/** The text without as many clues as leave it many solutions; undefined where there are too many. */
async function withoutClues(program, text) {
  for (let clues = 1; ; clues++) {
    const { found: less } = await program.ask(`without ${clues}`, text, 0);
    if (less === undefined || less === '') return undefined;
    const { ended, found } = await program.ask('count', less, longest);
    if (!ended || Number(found) > greatest) return undefined;
    if (Number(found) >= least) return less;
  }
}
