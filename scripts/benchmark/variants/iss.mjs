// Answers the questions of native.cpp with a copy of Interactive Sudoku Solver: iss.mjs FOLDER
import { pathToFileURL } from 'node:url';

import { serve } from './serve.mjs';

const folder = pathToFileURL(`${process.argv[2]}/`);
globalThis.self ??= globalThis;
globalThis.VERSION_PARAM ??= '';
const { SudokuParser } = await import(new URL('js/sudoku_parser.js', folder).href);
const { SudokuBuilder } = await import(new URL('js/solver/sudoku_builder.js', folder).href);

/** What is thrown where a question has taken too long. */
const late = Symbol('late');

function cpuMilliseconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function ask(question, text, most) {
  const end = cpuMilliseconds() + most;
  const solver = solverOf(text);
  if (solver === undefined) return { hasEnded: true, found: 'unreadable', nodes: 0 };
  // It reports every 2^n guesses.
  solver.setProgressCallback(() => {
    if (cpuMilliseconds() > end) throw late;
  }, 9);
  try {
    return { hasEnded: true, found: found(solver, question), nodes: nodesOf(solver) };
  } catch (error) {
    if (error !== late) throw error;
    return { hasEnded: false, found: '', nodes: nodesOf(solver) };
  }
}

/** Nothing for a text that it does not read: it has no kinds of Ninefold's own. */
function solverOf(text) {
  try {
    return SudokuBuilder.build(SudokuBuilder.resolveConstraint(SudokuParser.parseText(text)));
  } catch {
    return undefined;
  }
}

const nodesOf = (solver) => solver.state()?.counters?.guesses ?? 0;

function found(solver, question) {
  if (question === 'count') return String(solver.countSolutions());
  if (question === 'candidates') {
    const { numGridCells, numValues } = solver.geometry();
    const counts = solver.solveAllPossibilities(1) ?? [];
    return String(counts.slice(0, numGridCells * numValues).filter((each) => each > 0).length);
  }
  return ['none', 'unique', 'multiple'][solver.countSolutions(2)];
}

await serve(ask);
