import { createInterface } from 'node:readline';

/** Questions as native.cpp has them, a line each, to be answered with a line each. */
export async function serveLines(answer) {
  for await (const line of createInterface({ input: process.stdin })) {
    const [question, most, text] = line.split('\t');
    console.log((await answer(question, text.replaceAll('\\n', '\n'), Number(most))).join('\t'));
  }
}

/**
 * Answers such questions, and says how much processor time it took.
 * @param {(question: string, text: string, most: number) => { nodes: number, hasEnded: boolean,
 *   found: string }} ask
 * @param {() => void} prepare runs before each question, outside its time
 */
export function serve(ask, prepare = () => {}) {
  return serveLines((question, text, most) => {
    prepare();
    const begin = process.cpuUsage();
    const { nodes, hasEnded, found } = ask(question, text, most);
    const { user, system } = process.cpuUsage(begin);
    return [(user + system) / 1000, nodes, hasEnded ? 1 : 0, found];
  });
}
