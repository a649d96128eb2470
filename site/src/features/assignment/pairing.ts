/** Finds the input that an expected output belongs to. */
import type { Course } from '../../solver/lessons.ts';

/** What is known of an input that was read. */
export interface PairedInput {
  readonly name: string;
  readonly course: Course | undefined;
  /** What its puzzles are called, or the empty string. */
  readonly names: readonly string[];
}

export interface PairedOutput {
  readonly name: string;
  readonly course: Course | undefined;
}

/** Where an output belongs: an input, and the puzzle of it if it is the output of one alone. */
export interface Place {
  readonly input: number;
  readonly puzzle: number | undefined;
}

/**
 * The place of each output, undefined where none fits: by the name of a puzzle
 * (`driver_1.out`), by the same name but for its ending (`Normal.txt`, `Normal.moves`), by the
 * number in it (`inputset3.in`, `tc3.txt`), by the course, and what is then left in its order.
 */
export function pairUp(
  inputs: readonly PairedInput[],
  outputs: readonly PairedOutput[],
): readonly (Place | undefined)[] {
  const places: (Place | undefined)[] = outputs.map(() => undefined);
  const taken = new Set<number>();
  const fitting: readonly ((input: PairedInput, output: PairedOutput) => boolean)[] = [
    (input, output) => stemOf(input.name) === stemOf(output.name),
    (input, output) =>
      numberOf(input.name) !== '' &&
      numberOf(input.name) === numberOf(output.name) &&
      input.course === output.course,
    (input, output) => input.course === output.course && !areApart(input, output),
    (input, output) => !areApart(input, output),
  ];

  /** Numbered apart: among several inputs these are not a pair. */
  function areApart(input: PairedInput, output: PairedOutput): boolean {
    const [here, there] = [numberOf(input.name), numberOf(output.name)];
    return inputs.length > 1 && here !== '' && there !== '' && here !== there;
  }

  for (const [at, output] of outputs.entries()) {
    for (const [input, { names }] of inputs.entries()) {
      const puzzle = names.findIndex(
        (name) => name !== '' && name.toLowerCase() === stemOf(output.name),
      );
      if (puzzle >= 0) places[at] ??= { input, puzzle };
    }
  }
  for (const fits of fitting) {
    for (const [at, output] of outputs.entries()) {
      if (places[at]) continue;
      const input = inputs.findIndex((each, index) => !taken.has(index) && fits(each, output));
      if (input < 0) continue;
      taken.add(input);
      places[at] = { input, puzzle: undefined };
    }
  }
  return places;
}

function stemOf(name: string): string {
  return name.replace(/\.[^.]*$/, '').toLowerCase();
}

/** The last number in a name, without its leading zeros. */
function numberOf(name: string): string {
  return /0*(\d+)\D*$/.exec(stemOf(name))?.[1] ?? '';
}
