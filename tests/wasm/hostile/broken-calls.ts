/** Calls as nobody should make them, each a good one with one thing broken. */

/** A number from 0 to below the limit. */
type Random = (limit: number) => number;

function oneOf<Item>(random: Random, items: readonly Item[]): Item {
  const item = items[random(items.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

/** What is no text, no number, no list and no listener, or not the one that is wanted. */
const wrongTypes: readonly (() => unknown)[] = [
  () => undefined,
  () => null,
  () => true,
  () => 7n,
  () => Symbol('hostile'),
  () => ({}),
  () => [],
  () => [null, undefined, 'x', {}],
  () => new Date(0),
  () => ({ length: 4e9 }),
  () => new Proxy({}, { get: () => raise('asked a proxy') }),
  () => Object.create(null),
  () => () => raise('called'),
  () => '12',
  () => 12,
];

function raise(message: string): never {
  throw new Error(message);
}

const oddNumbers = [
  -1,
  -0,
  0.5,
  1e300,
  -1e300,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53,
  NaN,
  Infinity,
  -Infinity,
] as const;

/** How a text is broken. */
const breaks: readonly ((text: string, random: Random) => string)[] = [
  () => '',
  (text, random) => text.slice(0, random(text.length)),
  (text, random) => text.slice(random(text.length)),
  (text) => text + text,
  (text) => text.toUpperCase(),
  (text) => `${text}\0${text}`,
  (text) => `\ud800${text}`,
  (text) => `${text}ü∑😀`,
  (text, random) => swapped(text, random, '\0\n\r\t;:,.~_!-<>{}[]()/\\"\'#z9R0'),
  (text, random) => swapped(text, random, text),
  (text, random) => swapped(swapped(text, random, text), random, text),
  (text) => [...text].reverse().join(''),
];

/** The text with one character of `others` in a place of another. */
function swapped(text: string, random: Random, others: string): string {
  if (text === '') return others;
  const at = random(text.length);
  return text.slice(0, at) + oneOf(random, [...others]) + text.slice(at + 1);
}

function brokenValue(value: unknown, random: Random): unknown {
  if (random(10) < 4) return oneOf(random, wrongTypes)();
  if (typeof value === 'number') return oneOf(random, oddNumbers);
  if (typeof value === 'string') return oneOf(random, breaks)(value, random);
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'function') return () => raise('a listener that throws');
  if (Array.isArray(value)) return [...(value as unknown[]), oneOf(random, oddNumbers)];
  if (typeof value !== 'object' || value === null) return oneOf(random, oddNumbers);
  return brokenField(value, random);
}

/** An object with one field broken, missing or too many. */
function brokenField(value: object, random: Random): object {
  const fields: Record<string, unknown> = { ...value };
  const name = oneOf(random, Object.keys(fields));
  const chance = random(20);
  if (chance < 2) delete fields[name];
  else if (chance < 3) fields['unheard_of'] = 1;
  else fields[name] = brokenValue(fields[name], random);
  return fields;
}

/** The good call with one thing broken. */
export function brokenCall(good: readonly unknown[], random: Random): readonly unknown[] {
  const chance = random(20);
  if (chance < 1 || good.length === 0) return [...good, oneOf(random, wrongTypes)()];
  if (chance < 2) return good.slice(0, -1);
  const at = random(good.length);
  return good.map((given, index) => (index === at ? brokenValue(given, random) : given));
}

const million = 1_000_000;

/** The good call with each of its texts and lists a million long in turn. */
export function longCalls(good: readonly unknown[]): readonly (readonly unknown[])[] {
  return good.flatMap((given, at) =>
    longValues(given).map((long) => good.map((each, index) => (index === at ? long : each))),
  );
}

function longValues(value: unknown): readonly unknown[] {
  if (typeof value === 'string') return [value.padEnd(million, value === '' ? 'ü' : value)];
  if (Array.isArray(value)) return [Array.from({ length: million }, () => 5)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    longValues(field).map((long) => ({ ...value, [name]: long })),
  );
}
