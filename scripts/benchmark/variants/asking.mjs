// Asks the built second module what native.cpp answers, in Node and in a browser's worker.

/**
 * Asks the built second module, as the page's worker does.
 * @param {any} module as site/src/engine/module/variant-module.ts declares it
 * @param {string} question
 * @param {string} text
 * @param {number} most milliseconds
 */
export function askModule(module, question, text, most) {
  const { problem, puzzle } = module.read_variant(text);
  if (problem.code !== '') return { nodes: 0, hasEnded: true, found: 'unreadable' };
  const limits = { solutions: 0, nodes: 0, milliseconds: most };
  const reply = module[question](puzzle, limits, null);
  const hasEnded = reply.stopped === 'complete' || reply.stopped === 'solution_limit';
  return { nodes: reply.nodes, hasEnded, found: foundIn(question, reply) };
}

function foundIn(question, { count, cells, solution }) {
  if (question === 'count') return count;
  if (question === 'candidates') return String(sumOf(cells));
  return count === '0' ? 'none' : count === '1' ? solution : 'multiple';
}

function sumOf(cells) {
  let sum = 0;
  for (let digits of cells) for (; digits !== 0; digits &= digits - 1) sum++;
  return sum;
}

/** Each of these has the module forget the puzzle before. */
const others = ['.Shape~1x1', '.Shape~2x2'];
let turn = 0;

export function forget(module) {
  askModule(module, 'solve', others[turn++ % others.length], 1000);
}
