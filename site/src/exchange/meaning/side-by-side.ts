/** What holds of all neighbours, or of all that have no mark between them: told in words alone. */
import type { ForeignRule } from '../names.ts';
import { pairName, unmarkedItems } from '../neighbours.ts';
import type { Guess } from './guess.ts';
import { marksOf, type Mark, type Scene } from './scene.ts';

const negation = /\b(no|not|never|cannot|can't|may not|must not|different|don't|isn't)\b/;

export function sideBySideGuesses(scene: Scene): readonly Guess[] {
  return [...sums(scene), ...dots(scene), ...signs(scene)];
}

/** Says that some marks are left out, which lets neighbours be anything. */
const notAll = /not all|not necessarily|no negative|not (be )?given/;

/** That all dots are there, or all of one colour: which of these, the author's solution tells. */
function dots(scene: Scene): readonly Guess[] {
  const sentences = scene.words.sentences.filter(
    (sentence) =>
      /\bdots?\b|kropki/.test(sentence) &&
      /\ball (possible )?(\w+ )?(kropki )?(dots?|possible)|negative/.test(sentence) &&
      !notAll.test(sentence),
  );
  if (sentences.length === 0) return [];
  const exempt = pairsOf(
    scene,
    ({ shape, text, size }) => shape.round && size < 0.5 && !/[xv]/i.test(text),
  );
  const white = itemsFor(scene, exempt, (a, b) => Math.abs(a - b) !== 1);
  const black = itemsFor(scene, exempt, (a, b) => a !== 2 * b && b !== 2 * a);
  const isOf = (colour: string, other: string) =>
    sentences.every((sentence) => sentence.includes(colour) && !sentence.includes(other));
  const both = ['.StrictKropki'];
  const choices = isOf('black', 'white')
    ? [black, both]
    : isOf('white', 'black')
      ? [white, both]
      : [both, black, white];
  return [guessOf('negative-kropki', choices)];
}

/** The same of X and V. */
function signs(scene: Scene): readonly Guess[] {
  const isSaid = scene.words.sentences.some(
    (sentence) =>
      /\b[xv]'?s?\b|\bxv\b/.test(sentence) &&
      /\ball (possible )?(x|v|xv|possible)|negative/.test(sentence) &&
      !notAll.test(sentence),
  );
  if (!isSaid) return [];
  const exempt = pairsOf(scene, isSign);
  const without = (sum: number) => itemsFor(scene, exempt, (a, b) => a + b !== sum);
  return [guessOf('negative-xv', [['.StrictXV'], without(10), without(5)])];
}

const isSign = ({ text }: Mark) => /^[xv]$/i.test(text);

function pairsOf(scene: Scene, isMark: (mark: Mark) => boolean): ReadonlySet<string> {
  const pairs = marksOf(scene).flatMap((mark) => {
    const pair = isMark(mark) ? scene.places.edgeAt(mark.centre) : undefined;
    return pair ? [pairName(...pair)] : [];
  });
  return new Set(pairs);
}

function itemsFor(
  { places, digits, lowest }: Scene,
  exempt: ReadonlySet<string>,
  allowed: (a: number, b: number) => boolean,
): readonly string[] {
  const { rows, columns } = places;
  return unmarkedItems({ rows, columns, digits, lowest }, exempt, allowed);
}

function guessOf(rule: ForeignRule, choices: readonly (readonly string[])[]): Guess {
  const part = { cells: [], choices, covers: [] };
  return { rule, subject: rule, parts: [part], weight: 4, isSaid: true };
}

/** What is said of single lines, dots and other places. */
const ofPlaces =
  /\b(lines?|cages?|dots?|arrows?|circles?|along|path|loop|marked|separated|joined|connected|thermo\w*|whispers?|within|shaded|segments?|regions?|diagonal\w*|vertical\w*|horizontal\w*|knight|king)\b/;

/** Neighbours without a sign of their own that may not have a sum, or must differ by some number. */
function sums(scene: Scene): readonly Guess[] {
  const sentences = scene.words.sentences.filter(
    (sentence) => /adjacent|neighbo/.test(sentence) && !ofPlaces.test(sentence),
  );
  const signed = pairsOf(scene, isSign);
  return sentences.flatMap((sentence): Guess[] => {
    const [, sums = ''] = /\b(?:sum\w*|add\w*|total)\b.{0,8}\bto\b(.*)/.exec(sentence) ?? [];
    const numbers = [...sums.matchAll(/\b(\d{1,2}|ten)\b/g)].map(([, number]) =>
      number === 'ten' ? 10 : Number(number),
    );
    if (numbers.length > 0 && negation.test(sentence))
      return [
        guessOf('negative-sum', [itemsFor(scene, signed, (a, b) => !numbers.includes(a + b))]),
      ];
    const [, least] = /(?:differ|difference).{0,20}at least (?:of )?(\d)/.exec(sentence) ?? [];
    if (least !== undefined && !negation.test(sentence))
      return [
        guessOf('least-difference', [
          itemsFor(scene, new Set(), (a, b) => Math.abs(a - b) >= Number(least)),
        ]),
      ];
    return [];
  });
}
