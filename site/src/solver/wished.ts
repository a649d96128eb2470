import type { Technique } from '../engine/messages/names.ts';

/** Techniques that no path to a solution takes unless it prefers them: hardly any puzzle needs them. */
const offPath = /^(Dual|Franken|Finned Franken|Mutant|Finned Mutant|Template|Brute|Set) /;

/** Those that rest on rules such as cages and lines, which no puzzle made by technique has. */
const ofRules: readonly Technique[] = [
  'Pair Rule',
  'Thermometer Bounds',
  'Cage Combinations',
  'Arrow Sums',
  'Line Rule',
  'Cell Forcing',
  'Rule Pointing',
  'Outside Clue',
  'Innies and Outies',
  'Rule Fillings',
  'Rules in a House',
];

/** Whether a puzzle can be wished for that needs the technique. */
export function canBeWished(technique: Technique): boolean {
  return !offPath.test(technique) && !ofRules.includes(technique);
}
