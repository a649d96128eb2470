/** Houses that go by a name together; they count as switched on when all of them are there. */
import type { Puzzle, Rule } from '../puzzle/puzzle.ts';
import type { HouseGroup } from './face.ts';
import { faceOf, faces } from './parameters.ts';

/** The groups of houses with a switch. */
export const houseGroups: readonly HouseGroup[] = faces.flatMap(({ groups }) => groups ?? []);

function houseRules({ houses }: HouseGroup, { shape }: Puzzle): readonly Rule[] {
  const house = faces.find(({ groups }) => groups !== undefined);
  return houses(shape).flatMap((cells) => (house ? [{ ...house.fresh(shape), cells }] : []));
}

function isSame(one: Rule, other: Rule): boolean {
  const cellsOf = ({ cells = [] }: Rule) => [...cells].sort((a, b) => a - b).join();
  return faceOf(one.name) === faceOf(other.name) && cellsOf(one) === cellsOf(other);
}

export function isGroupOn(group: HouseGroup, puzzle: Puzzle): boolean {
  return houseRules(group, puzzle).every((house) =>
    puzzle.rules.some((rule) => isSame(rule, house)),
  );
}

/** The rules of a puzzle that are drawn each by itself. */
export function withoutUnseen(puzzle: Puzzle): readonly Rule[] {
  return houseGroups
    .filter((group) => group.isUnseen && isGroupOn(group, puzzle))
    .reduce((rules, group) => withoutGroup(group, { ...puzzle, rules }), puzzle.rules);
}

/** The rules of a puzzle with those houses of the group that are missing. */
export function withGroup(group: HouseGroup, puzzle: Puzzle): readonly Rule[] {
  const missing = houseRules(group, puzzle).filter(
    (house) => !puzzle.rules.some((rule) => isSame(rule, house)),
  );
  return [...puzzle.rules, ...missing];
}

/** The rules of a puzzle without the houses of the group. */
export function withoutGroup(group: HouseGroup, puzzle: Puzzle): readonly Rule[] {
  const houses = houseRules(group, puzzle);
  return puzzle.rules.filter((rule) => !houses.some((house) => isSame(rule, house)));
}
