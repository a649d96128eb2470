/**
 * Ninefold for browsers and their workers: solves, counts, explains, makes and reads Sudoku, classic and
 * variant. Every function asks an engine in workers of its own, which starts with the first question, so that
 * the page stays alive.
 * @packageDocumentation
 */
import { createEngine } from '../engine/browser.ts';
import { readInWorker } from '../features/open/foreign-reader.ts';
import { open } from './current.ts';

open({
  makeEngine: (workers) => createEngine(workers === undefined ? {} : { most: workers + 1 }),
  readForeign: readInWorker,
});

export * from './all.ts';
