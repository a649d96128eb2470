/**
 * The page's side of the text form in which a puzzle travels (core/formats/constraints/description.hpp is the
 * one definition). Text from outside always goes through the core's reader first; this reads only
 * what the core has written, and answers undefined for anything else. It is here because every
 * question to the core is made of it, and because what is kept in the browser is read and written
 * before the core is there, or where it never comes.
 */
import { defaultBase, isBase, parametersOf } from '../rules/parameters.ts';
import { readArgument, writeArgument } from './argument-text.ts';
import { saysRules } from './constraints.ts';
import type { Argument, Puzzle, Rule } from './puzzle.ts';
import { cellCount, characterOf, digitOf, shapeOf, sizeOfCellCount, type Shape } from './shape.ts';

const version = '1';
const run = /^[a-z]$/;
const number = '([1-9]|1[0-6])';
const ownBoard = new RegExp(
  `^constraints:.Shape!${number}x${number}(?:!(?:(?:([01])-)?${number})?)?(!Raw)?(?![\\w!-])`,
);

/** The shortest description of a puzzle. `givens` may replace those of the puzzle. */
export function writeDescription(
  puzzle: Puzzle,
  givens: readonly number[] = puzzle.givens,
): string {
  const bases = puzzle.rules.filter(({ name }) => isBase(name));
  const rules = puzzle.rules.filter(
    ({ name, items }) =>
      (name !== defaultBase || bases.length > 1) &&
      // Unfinished rules alone say nothing.
      !(items && !saysRules(puzzle.rules)),
  );
  return [
    version,
    rules.map((rule) => writeRule(rule, puzzle.shape)).join(','),
    writeCells(givens, puzzle.shape),
  ].join(';');
}

/** The puzzle of a description as the core writes them, or undefined when it is none. */
export function readDescription(text: string): Puzzle | undefined {
  const [read, ruleText, cellText, ...rest] = text.split(';');
  if (read !== version || ruleText === undefined || cellText === undefined || rest.length > 0)
    return undefined;
  const shape = ownShape(ruleText) ?? squareOf(cellText);
  const givens = shape && readCells(cellText, shape);
  if (!givens) return undefined;
  const rules = ruleText === '' ? [] : ruleText.split(',').map((item) => readRule(item, shape));
  if (rules.some((rule) => rule === undefined)) return undefined;
  const known = rules as Rule[];
  const hasBase = known.some(({ name }) => isBase(name));
  return { shape, rules: hasBase ? known : [{ name: defaultBase }, ...known], givens };
}

function writeCells(givens: readonly number[], shape: Shape): string {
  let text = '';
  let empty = 0;
  const flush = () => {
    for (; empty > 0; empty -= Math.min(empty, 26)) {
      text += empty === 1 ? '.' : String.fromCharCode(96 + Math.min(empty, 26));
    }
  };
  for (const value of givens) {
    if (value === 0) {
      empty++;
      continue;
    }
    flush();
    text += characterOf(shape, value);
  }
  flush();
  return text;
}

/**
 * The board that the text of a variant says (core/formats/iss/described_variant.hpp), if it says one.
 * The core writes its values out; a link made by hand may leave them to the larger side.
 */
function ownShape(rules: string): Shape | undefined {
  const said = ownBoard.exec(rules);
  if (!said) return undefined;
  const rows = Number(said[1]);
  const columns = Number(said[2]);
  const lowest = Number(said[3] ?? 1);
  const digits = Number(said[4] ?? Math.max(rows, columns)) - lowest + 1;
  const isRaw = said[5] !== undefined;
  const size = rows === columns ? sizeOfCellCount(rows * columns) : undefined;
  // A board of one of the sizes has their boxes.
  if (size && !isRaw && said[3] === undefined && digits === size) return shapeOf(size);
  return { rows, columns, digits, lowest, boxRows: rows, boxColumns: columns, isRaw };
}

/** The board of one of the sizes that so many cells have. */
function squareOf(cells: string): Shape | undefined {
  let count = 0;
  for (const character of cells) count += run.test(character) ? character.charCodeAt(0) - 96 : 1;
  const size = sizeOfCellCount(count);
  return size && shapeOf(size);
}

function readCells(text: string, shape: Shape): number[] | undefined {
  const count = cellCount(shape);
  const cells: number[] = [];
  for (const character of text) {
    const digit = digitOf(shape, character);
    if (character === '.') cells.push(0);
    else if (digit >= 0 && digit <= shape.digits) cells.push(digit);
    else if (run.test(character))
      cells.push(...new Array<number>(character.charCodeAt(0) - 96).fill(0));
    else return undefined;
    if (cells.length > count) return undefined;
  }
  return cells.length === count ? cells : undefined;
}

/** What was written of a rule last: rules never change, and every digit that is typed asks for them again. */
const written = new WeakMap<Rule, { readonly shape: Shape; readonly text: string }>();

function writeRule(rule: Rule, shape: Shape): string {
  const known = written.get(rule);
  if (known?.shape === shape) return known.text;
  const text = writtenRule(rule, shape);
  written.set(rule, { shape, text });
  return text;
}

function writtenRule(rule: Rule, shape: Shape): string {
  const parameters = [...(parametersOf(rule.name) ?? [])];
  const goesWithoutSaying = (parameter = parameters.at(-1)) =>
    parameter?.words !== undefined &&
    (rule[parameter.name] ?? parameter.words[0]) === parameter.words[0];
  while (goesWithoutSaying()) parameters.pop();
  const texts = parameters.map((parameter) =>
    writeArgument(parameter, rule[parameter.name], shape),
  );
  return [rule.name, ...texts].join(':');
}

function readRule(text: string, shape: Shape): Rule | undefined {
  const [name = '', ...texts] = text.split(':');
  const parameters = parametersOf(name);
  if (!parameters || texts.length > parameters.length) return undefined;
  const rule: Record<string, Argument> & { name: string } = { name };
  for (const [index, parameter] of parameters.entries()) {
    const given = texts[index] ?? parameter.words?.[0];
    const argument = given === undefined ? undefined : readArgument(parameter, given, shape);
    if (argument === undefined) return undefined;
    rule[parameter.name] = argument;
  }
  return rule;
}
