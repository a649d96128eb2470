/**
 * What the text form of a puzzle has to know of rules, from their files: what arguments each name
 * takes, and which rules are bases.
 */
import type { Parameter, RuleFace } from './face.ts';

const modules = import.meta.glob<{ face: RuleFace }>('./kinds/*.ts', { eager: true });

/** The face of every rule, in the order of their files. */
export const faces: readonly RuleFace[] = Object.values(modules).map(({ face }) => face);

/** The face of a rule, wrapped or not. */
export function faceOf(name: string): RuleFace | undefined {
  return faces.find((face) => face.name === name || face.wrappedName === name);
}

/** Every name that the core has for a rule. */
export const ruleNames: readonly string[] = faces.flatMap(({ name, wrappedName }) =>
  wrappedName === undefined ? [name] : [name, wrappedName],
);

/** The parameters of a rule, or undefined when there is no such rule. */
export function parametersOf(name: string): readonly Parameter[] | undefined {
  const face = faceOf(name);
  return face && (face.parameters ?? []);
}

/** Whether a rule has regions of its own in place of the boxes. */
export function hasRegions(name: string): boolean {
  return parametersOf(name)?.some(({ kind }) => kind === 'regions') ?? false;
}

/** The rule that a list of rules without a base means as well. */
export const defaultBase: string = faces.find(({ base }) => base === 'default')?.name ?? '';

/** The base that any other says too: what is left of a puzzle without another. */
export const weakestBase: string = faces.find(({ base }) => base === 'weakest')?.name ?? '';

export function isBase(name: string): boolean {
  return faceOf(name)?.base !== undefined;
}

/** Whether a rule is known to the module for puzzles of any rules alone. */
export function isOfVariants(name: string): boolean {
  return faceOf(name)?.isOfVariants ?? false;
}
