/**
 * The words of the examples, apart from the others because only who looks for one needs them. A
 * translation is a second file with the type of `examples`.
 */
import { examples } from './en/examples.ts';

export type ExampleWords = typeof examples;
export const exampleWords: ExampleWords = examples;
