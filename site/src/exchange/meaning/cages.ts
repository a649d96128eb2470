/** Cages: a sum, different digits, or both, as flags and words say and the solution allows. */
import type { ForeignRule } from '../names.ts';
import type { Guess, Part } from './guess.ts';
import { Items } from './items.ts';
import type { Cage, Scene } from './scene.ts';

export function cageGuesses(scene: Scene): readonly Guess[] {
  const { cages, words, places } = scene;
  const items = new Items(places);
  const sums = cages.filter(({ sum }) => sum !== undefined && sum > 0);
  const others = cages.filter(({ sum }) => sum === undefined || sum === 0);
  const saysCage = words.about(/cage|killer/);
  const isSum =
    words.isEmpty ||
    words.says(/cage|killer/, /\bsums?\b|\badds?\b|\btotals?\b|killer|normal|standard/);
  const mayRepeat = saysCage.some((sentence) =>
    /(may|can|might|could) repeat|repeats? (is|are) allowed/.test(sentence),
  );
  const isDifferent = words.says(
    /cage|killer/,
    /(not|no|never|cannot|can't|don't|without).{0,20}repeat|different|distinct|unique|killer|normal|standard/,
  );
  const guess = (rule: ForeignRule, found: readonly Part[], isSaid: boolean): Guess[] =>
    found.length > 0 ? [{ rule, subject: rule, parts: found, weight: isSaid ? 4 : 0, isSaid }] : [];
  const sumParts = sums.map((cage): Part => {
    const both = [items.of('Cage', cage.cells, cage.sum ?? 0)];
    const alone = [items.of('Sum', cage.cells, cage.sum ?? 0)];
    const differs = cage.isUnique === true || (isDifferent && !mayRepeat) || words.isEmpty;
    const choices =
      isLikelyRepeating(cage, scene) || (!differs && mayRepeat) ? [alone] : [both, alone];
    return { cells: cage.cells, choices, covers: coverOf(cage) };
  });
  const otherParts = others.flatMap((cage): Part[] => {
    const isFlagged = cage.isUnique === true;
    if (cage.cells.length < 2 || cage.cells.length > scene.digits) return [];
    if (!isFlagged && !(isDifferent && !mayRepeat)) return [];
    return [
      {
        cells: cage.cells,
        choices: [[items.of('AllDifferent', cage.cells)]],
        covers: coverOf(cage),
      },
    ];
  });
  const sameSum = saysCage.some((sentence) =>
    /\b(all|every|each)\b.{0,20}\bcages?\b.{0,40}\b(same|equal|identical) (sum|total)/.test(
      sentence,
    ),
  );
  const names = others.map(({ cells }) => cells.map((cell) => items.name(cell)).join('~'));
  const sameParts: Part[] =
    sameSum && others.length > 1
      ? [
          {
            cells: others.flatMap(({ cells }) => cells),
            choices: [[`.EqualSum~${names.join('~-~')}`]],
            covers: others.flatMap(coverOf),
          },
        ]
      : [];
  return [
    ...guess('equal-sums', sameParts, true),
    ...guess('killer-cages', sumParts, isSum || sums.every(({ isUnique }) => isUnique === true)),
    ...guess('distinct-cages', otherParts, true),
  ];
}

/** More cells than there are digits cannot differ. */
function isLikelyRepeating({ cells }: Cage, { digits }: Scene): boolean {
  return cells.length > digits;
}

function coverOf({ drawing }: Cage): readonly number[] {
  return drawing === undefined ? [] : [drawing];
}
