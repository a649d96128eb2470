/**
 * The page's side of the text form in which a puzzle travels (core/formats/constraints/description.hpp is the
 * one definition). Text from outside always goes through the core's reader first; this reads only
 * what the core has written, and answers undefined for anything else. It is here because every
 * question to the core is made of it, and because what is kept in the browser is read and written
 * before the core is there, or where it never comes.
 */
import { defaultBase, isBase, parametersOf } from '../rules/parameters.ts';
import { readArgument, writeArgument } from './argument-text.ts';
import type { Argument, Puzzle, Rule } from './puzzle.ts';
import { sizeOfCellCount, type Size } from './shape.ts';

const version = '1';
const digit = /^[0-9]$/;
const run = /^[a-z]$/;

/** The shortest description of a puzzle. `givens` may replace those of the puzzle. */
export function writeDescription(
  puzzle: Puzzle,
  givens: readonly number[] = puzzle.givens,
): string {
  const bases = puzzle.rules.filter(({ name }) => isBase(name));
  const rules = puzzle.rules.filter(({ name }) => name !== defaultBase || bases.length > 1);
  return [
    version,
    rules.map((rule) => writeRule(rule, puzzle.size)).join(','),
    writeCells(givens),
  ].join(';');
}

/** The puzzle of a description as the core writes them, or undefined when it is none. */
export function readDescription(text: string): Puzzle | undefined {
  const [read, ruleText, cellText, ...rest] = text.split(';');
  if (read !== version || ruleText === undefined || cellText === undefined || rest.length > 0)
    return undefined;
  const givens = readCells(cellText);
  const size = givens && sizeOfCellCount(givens.length);
  if (!givens || !size || givens.some((value) => value > size)) return undefined;
  const rules = ruleText === '' ? [] : ruleText.split(',').map((item) => readRule(item, size));
  if (rules.some((rule) => rule === undefined)) return undefined;
  const known = rules as Rule[];
  const hasBase = known.some(({ name }) => isBase(name));
  return { size, rules: hasBase ? known : [{ name: defaultBase }, ...known], givens };
}

function writeCells(givens: readonly number[]): string {
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
    text += value;
  }
  flush();
  return text;
}

function readCells(text: string): number[] | undefined {
  const cells: number[] = [];
  for (const character of text) {
    if (digit.test(character)) cells.push(Number(character));
    else if (character === '.') cells.push(0);
    else if (run.test(character))
      cells.push(...new Array<number>(character.charCodeAt(0) - 96).fill(0));
    else return undefined;
    if (cells.length > 81) return undefined;
  }
  return cells;
}

function writeRule(rule: Rule, size: Size): string {
  const parameters = [...(parametersOf(rule.name) ?? [])];
  const goesWithoutSaying = (parameter = parameters.at(-1)) =>
    parameter?.words !== undefined &&
    (rule[parameter.name] ?? parameter.words[0]) === parameter.words[0];
  while (goesWithoutSaying()) parameters.pop();
  const texts = parameters.map((parameter) => writeArgument(parameter, rule[parameter.name], size));
  return [rule.name, ...texts].join(':');
}

function readRule(text: string, size: Size): Rule | undefined {
  const [name = '', ...texts] = text.split(':');
  const parameters = parametersOf(name);
  if (!parameters || texts.length > parameters.length) return undefined;
  const rule: Record<string, Argument> & { name: string } = { name };
  for (const [index, parameter] of parameters.entries()) {
    const given = texts[index] ?? parameter.words?.[0];
    const argument = given === undefined ? undefined : readArgument(parameter, given, size);
    if (argument === undefined) return undefined;
    rule[parameter.name] = argument;
  }
  return rule;
}
