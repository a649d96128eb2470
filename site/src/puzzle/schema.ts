/**
 * The arguments of an item by the names that its kind has for them, as the core reads them
 * (core/variants/schema.hpp): what fills an editor, and what a stroke makes.
 */
import { kindSchemas } from '../engine/messages/kinds.ts';
import type { KindSchema, ParameterSchema } from '../engine/messages/kinds.ts';
import type { Item } from './items.ts';

export type { Gesture, KindSchema, ParameterSchema } from '../engine/messages/kinds.ts';
export { kindSchemas } from '../engine/messages/kinds.ts';

/**
 * What is written for each parameter, a list for those that take every argument from there on. One that
 * may be left out and is has no property.
 */
export type Arguments = Readonly<Record<string, string | readonly string[]>>;

const byName = new Map(kindSchemas.map((schema) => [schema.name, schema]));

export function schemaOf(kind: string): KindSchema | undefined {
  return byName.get(kind);
}

export function parametersOf(kind: string): readonly ParameterSchema[] {
  return schemaOf(kind)?.parameters ?? [];
}

/** Whether a parameter takes every argument from there on, or all but a word at the end. */
export function takesList({ kind }: ParameterSchema): boolean {
  return kind === 'cells' || kind === 'cell_lists' || kind === 'each_value' || kind === 'texts';
}

/** The arguments of an item by their names; undefined where there are more than the kind knows. */
export function named({ kind, arguments: written }: Item): Arguments | undefined {
  const parameters = parametersOf(kind);
  const found: Record<string, string | readonly string[]> = {};
  let next = 0;
  for (const [at, parameter] of parameters.entries()) {
    const after = parameters[at + 1];
    const text = written[next];
    if (takesList(parameter)) {
      const last = written.at(-1) ?? '';
      const endsWithWord = after?.words?.includes(last) && last !== '' && written.length > next;
      const end = endsWithWord ? written.length - 1 : written.length;
      if (end > next || !parameter.presence) found[parameter.name] = written.slice(next, end);
      next = Math.max(next, end);
    } else if (text !== undefined && !isLeftOut(parameter, text, written.length - next, at)) {
      found[parameter.name] = text;
      next++;
    }
  }
  return next === written.length ? found : undefined;

  /** Of a number this is seen by what is there, of anything else by how much there is. */
  function isLeftOut(
    { kind: sort, presence }: ParameterSchema,
    text: string,
    left: number,
    at: number,
  ): boolean {
    if (presence !== 'may_be_missing') return false;
    if (sort === 'number') return !/^[-\d]/.test(text);
    const needed = parameters.slice(at + 1).filter((other) => !other.presence).length;
    return sort !== 'word' && left <= needed;
  }
}

/** The arguments in the order in which they are written. */
export function written(kind: string, values: Arguments): readonly string[] {
  const parameters = parametersOf(kind);
  const texts: string[] = [];
  parameters.forEach((parameter, at) => {
    const value = values[parameter.name];
    if (value !== undefined) {
      if (typeof value === 'string') texts.push(value);
      else texts.push(...value);
      return;
    }
    // Another one that follows keeps its place.
    const isFollowed = parameters.slice(at + 1).some(({ name }) => values[name] !== undefined);
    if (isFollowed && parameter.presence !== 'may_be_missing') texts.push('');
  });
  return texts;
}

/** An item with other arguments. */
export function withArguments(item: Item, values: Arguments): Item {
  return { ...item, arguments: written(item.kind, values) };
}
