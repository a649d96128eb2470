import type { EntryMode } from '../game/edits.ts';
import type { Facts } from '../game/facts.svelte.ts';
import type { Game } from '../game/game.svelte.ts';
import type { Penning } from '../game/pen/penning.svelte.ts';
import type { Position } from '../game/position.ts';
import type { Level } from '../solver/maker.ts';
import type { Job, Listed, Question, TextForm } from '../solver/solver.ts';
import type { Announcer } from './announcer.svelte.ts';
import type { Notices } from './notices.svelte.ts';
import type { Settings } from './settings.svelte.ts';

/** The dialogs over the page, of which at most one is open. */
export type DialogName =
  | 'shortcuts'
  | 'paste'
  | 'examples'
  | 'daily'
  | 'generate'
  | 'booklet'
  | 'batch'
  | 'learn'
  | 'library'
  | 'share'
  | 'print'
  | 'settings';

/** The parts of the side panel, which on a phone open as a sheet. */
export type SheetName = 'tools' | 'puzzle' | 'rules' | 'work';

/** Puzzles that came together: those of a file, or those of a booklet. */
export interface Batch {
  readonly kind: 'opened' | 'made';
  readonly name: string;
  readonly puzzles: readonly (Listed & { readonly level?: Level })[];
  /** What could not be read of it, a sentence each. */
  readonly problems: readonly string[];
}

/**
 * What every feature may use of the page around it. A feature with its own state extends this
 * by that state; the shell's `App` holds them all, so that no feature needs to know another.
 */
export interface AppState {
  readonly game: Game;
  /** The pen; there from when it is taken first, or something comes that was drawn with it. */
  readonly penning: Penning | undefined;
  readonly facts: Facts;
  readonly settings: Settings;
  readonly notices: Notices;
  readonly announcer: Announcer;
  readonly bringing: {
    /** Puts the puzzle of a file on the board, whichever part of the page asked for the file. */
    file(file: File): Promise<void>;
    /** The puzzles that came together, and which of them is on the board. */
    readonly opened: { readonly puzzles: { readonly length: number }; readonly at: number };
    show(index: number): void;
    /**
     * Puts a puzzle of several on the board, with the others before and after it; `numbers` are their
     * places where they came from, from 0.
     */
    open(list: readonly Listed[], source: string, index: number, numbers: Uint32Array): void;
  };
  /** Keeps puzzles together in the library. */
  shelve(batch: Batch): void;

  /** Makes puzzles: the day's, and another like the one on the board. */
  readonly generating: {
    readonly running: boolean;
    readonly hasAnother: boolean;
    /** The puzzle on the board is one of a day. */
    readonly onBoard: { readonly level: Level } | undefined;
    /** Makes one with the rules on the board, of a grade. */
    graded(level: Level): Promise<void>;
    /** The puzzle on the board was solved in so many seconds. */
    noteSolved(seconds: number): void;
    another(): Promise<void>;
    stop(): void;
  };

  /** Checks whether the digits are right. */
  readonly checking: { readonly running: boolean; check(): Promise<void>; stop(): void };

  /** Says what to do next, and how hard the puzzle is. */
  readonly hinting: {
    /** What stands in the place of Ask; `improve` are the tools for setters. */
    readonly open: 'hint' | 'path' | 'improve' | undefined;
    /** What is known of the grade, in two short lines; empty before it is asked for. */
    readonly gradeLines: readonly string[];
    /** What Sudoku Explainer would call it, some time after the grade is known; of classic ones alone. */
    readonly rating: { readonly told: string; readonly meaning: string } | undefined;
    readonly grading: unknown;
    /** The grade itself, where it is known. */
    readonly level: Level | undefined;
    findGrade(): Promise<void>;
  };
  /** One press of Hint. */
  hint(): void;
  closeHint(): void;
  /** Shows every step from the givens to the solution. */
  showPath(): void;
  /** Shows the tools for setters. */
  showImprove(): void;

  dialog: DialogName | undefined;
  sheet: SheetName | undefined;
  /** Which of the views is open, by its id. */
  view: string;

  /** Asks the engine about a puzzle that may be another than the one on the board. */
  ask(question: Question, puzzle: Position['puzzle']): Job;
  /** The puzzle on the board as text; `all` takes the person's digits along. */
  textOf(form: TextForm, all: boolean): Promise<string>;
  /** A variant on the board as the constraint text of Interactive Sudoku Solver. */
  constraintText(): Promise<string>;
  /** A figure that is typed; two soon after each other are one value where a board has such. */
  type(figure: number, mode: EntryMode): void;
  /** A digit for the selected cells; 0 clears them. */
  enter(digit: number, mode?: EntryMode): void;
  /** A key of the keypad: a digit for the selected cells, or for those that are pressed next. */
  pressKey(digit: number): void;
  clear(): void;
}
