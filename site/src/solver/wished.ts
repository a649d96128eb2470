import type { Technique } from '../engine/messages/names.ts';

/**
 * Those that no classic puzzle needs, since simpler ones find the same, those that hardly any needs, and
 * what is not a technique.
 */
const hardlyNeeded: readonly Technique[] = [
  'Locked Candidates',
  'Set Equivalence',
  'Franken X-Wing',
  'Finned Franken X-Wing',
  'Mutant X-Wing',
  'SK Loop',
  'Exocet',
  'Brute Force',
];

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
  'Contradiction Through Rules',
  'Forcing Through Rules',
];

/** Whether a puzzle can be wished for that needs the technique. */
export function canBeWished(technique: Technique): boolean {
  return !hardlyNeeded.includes(technique) && !ofRules.includes(technique);
}
