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

function ask(question, text, most) {
  const end = performance.now() + most;
  const solver = SudokuBuilder.build(SudokuBuilder.resolveConstraint(SudokuParser.parseText(text)));
  // It reports every 2^n guesses.
  solver.setProgressCallback(() => {
    if (performance.now() > end) throw late;
  }, 9);
  try {
    return { hasEnded: true, found: found(solver, question), nodes: nodesOf(solver) };
  } catch (error) {
    if (error !== late) throw error;
    return { hasEnded: false, found: '', nodes: nodesOf(solver) };
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
