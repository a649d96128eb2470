/** What a step draws on the board. */
import type { ChainLink, Glyph, GlyphRole, Highlights, Spot } from '../../board/highlights.ts';
import { isAboutRules, provedBy } from '../../words/step-facts.ts';
import { allDigits, candidateKey, digitsOf, hasDigit } from '../../puzzle/digits.ts';
import type { LogicHouse, LogicNode, LogicRule, LogicStep } from '../../solver/hints.ts';
import type { HintContext, HintSentence, Lit } from '../../words/hints.ts';
import { hintWords } from '../../words/hints.ts';

export const nothing: Highlights = { regions: [], sets: [], glyphs: [], links: [] };

/** Where to look first: rules, a house, the places of one digit, or the cells themselves. */
export type Look =
  | { readonly kind: 'rules'; readonly rules: readonly LogicRule[] }
  | { readonly kind: 'house'; readonly house: LogicHouse }
  | { readonly kind: 'digit'; readonly digit: number; readonly cells: readonly number[] }
  | { readonly kind: 'cells'; readonly cells: readonly number[] };

const isAssumed = ({ reason }: LogicStep) => reason?.kind === 'contradiction';
const isOfCases = ({ reason }: LogicStep) => reason?.kind === 'common_ground';

/** Techniques about the places of one digit over the whole board. */
function isAboutOneDigit(step: LogicStep): boolean {
  const digits = new Set([
    ...digitsOf(step.digits),
    ...step.chain.map(({ digit }) => digit),
    ...step.sets.flatMap((set) => digitsOf(set.digits)),
  ]);
  return digits.size === 1;
}

export function lookOf(context: HintContext, step: LogicStep): Look {
  const { placements, eliminations, cells } = step;
  // Where an assumption fails is not where to look first.
  const { rules, houses } = isAssumed(step) ? { rules: [], houses: [] } : step;
  if (rules.length > 0 && isAboutRules(step)) return { kind: 'rules', rules };
  const targets = [...new Set([...placements, ...eliminations].map(({ cell }) => cell))];
  const [own] = houses;
  if (houses.length === 1 && own) return { kind: 'house', house: own };
  const holdsAll = (house: LogicHouse, all: readonly number[]) =>
    all.every((cell) => house.cells.includes(cell));
  // A box says more of where to look than a line does.
  const byKind = [...context.houses].sort((one, other) => order(one) - order(other));
  const around = byKind.find((house) => holdsAll(house, [...cells, ...targets]));
  if (around) return { kind: 'house', house: around };
  if (isAboutOneDigit(step)) {
    const [digit = 0] = digitsOf(step.digits || 1 << ((step.chain[0]?.digit ?? 1) - 1));
    const places = context.candidates.flatMap((open, cell) =>
      hasDigit(open, digit) ? [cell] : [],
    );
    return { kind: 'digit', digit, cells: places };
  }
  const near = byKind.find((house) => holdsAll(house, cells) || holdsAll(house, targets));
  if (near) return { kind: 'house', house: near };
  return { kind: 'cells', cells: targets };
}

function order({ kind }: LogicHouse): number {
  return ['box', 'row', 'column', 'extra'].indexOf(kind);
}

export function sayLook(context: HintContext, look: Look): HintSentence {
  switch (look.kind) {
    case 'rules':
      return hintWords.lookAtRules(context, look.rules);
    case 'house':
      return hintWords.lookAt(context, look.house);
    case 'digit':
      return hintWords.lookAtDigit(context, look.digit, look.cells);
    case 'cells':
      return hintWords.lookAtCells(context, look.cells);
  }
}

export function lightsOfLook(look: Look): Highlights {
  switch (look.kind) {
    case 'rules':
      return { ...nothing, regions: look.rules.map(({ cells }) => ({ cells })) };
    case 'house':
      return { ...nothing, regions: [{ cells: look.house.cells }] };
    case 'digit':
      return { ...nothing, regions: [{ cells: look.cells }] };
    case 'cells':
      return { ...nothing, regions: [{ cells: look.cells }] };
  }
}

/** Candidates of cells. */
function spotsIn(
  { candidates }: HintContext,
  cells: readonly number[],
  digits: number,
): readonly Spot[] {
  return cells.flatMap((cell) =>
    digitsOf((candidates[cell] ?? 0) & digits).map((digit) => ({ cell, digit })),
  );
}

function spotsOfNode({ cells, digit }: LogicNode): Spot[] {
  return cells.map((cell) => ({ cell, digit }));
}

function isLoop({ technique }: LogicStep): boolean {
  return technique === 'Continuous Nice Loop' || technique === 'Grouped Continuous Nice Loop';
}

function isMedusa({ technique }: LogicStep): boolean {
  return technique === '3D Medusa';
}

/** Steps whose sets overlap, or that name more houses than can be told apart on the board. */
function isRing({ technique }: LogicStep): boolean {
  return technique === 'SK Loop';
}

/** The links of a chain; each leads to what it makes true (strong) or false (weak). */
function linksOf(step: LogicStep): ChainLink[] {
  const { chain } = step;
  const ring = isLoop(step) ? [...chain, ...chain.slice(0, 1)] : chain;
  return ring.slice(1).map((node, at) => ({
    from: spotsOfNode(ring[at] ?? node),
    to: spotsOfNode(node),
    strong: node.on && !(isLoop(step) && at === chain.length - 1),
  }));
}

/** Singles are seen on a bare board; everything else is about candidates. */
export function isAboutCandidates({ technique }: LogicStep): boolean {
  return !['Full House', 'Hidden Single', 'Naked Single', 'Brute Force'].includes(technique);
}

/** What the pattern is made of, without what follows from it. */
function glyphsOfPattern(context: HintContext, step: LogicStep): Glyph[] {
  const glyphs = new Map<number, Glyph>();
  const add = (spots: readonly Spot[], role: GlyphRole, number?: number) => {
    for (const spot of spots) {
      const glyph = number === undefined ? { ...spot, role } : { ...spot, role, order: number };
      if (!glyphs.has(candidateKey(spot))) glyphs.set(candidateKey(spot), glyph);
    }
  };
  add(spotsIn(context, [...step.fins, ...step.endoFins], step.digits), 'fin');
  step.chain.forEach((node, at) => add(spotsOfNode(node), node.on ? 'on' : 'off', at + 1));
  // The sets of a Medusa are those of its two colours in turn.
  const kinds = isMedusa(step) ? 2 : roles.length;
  step.sets.forEach((set, at) =>
    add(spotsIn(context, set.cells, set.digits), roles[at % kinds] ?? 'cause'),
  );
  if (step.chain.length === 0) {
    // The digits of a rule's step are those that go; one that points is about a single digit.
    const isWholeRule =
      isAboutRules(step) && step.technique !== 'Rule Pointing' && !isAssumed(step);
    const all = allDigits(context.shape.digits);
    const digits = step.sets.length > 0 || isWholeRule ? all : step.digits || all;
    const rest = step.cells.filter((cell) => !step.sets.some(({ cells }) => cells.includes(cell)));
    add(spotsIn(context, rest, digits), 'cause');
    add(spotsIn(context, step.outies, digits), 'set-1');
  }
  return [...glyphs.values()];
}

/** Which of the parts of a step is pointed at: its number, and those of its own parts in turn. */
export type PartPath = readonly number[];

/** What is drawn before anybody points: of chains and cases the first, of an assumption its whole way. */
export const firstDrawn = (step: LogicStep): PartPath => (isAssumed(step) ? [] : [0]);

/** The steps of a way as far as the part that is pointed at, which comes last; all where none is. */
function wayTo(step: LogicStep, [at, ...further]: PartPath): readonly LogicStep[] {
  const part = at === undefined ? undefined : step.parts[at];
  // Of cases each has a way of its own.
  if (!part) return isOfCases(step) ? [] : step.parts;
  const before = isOfCases(step) ? [] : step.parts.slice(0, at);
  return [...before, part, ...wayTo(part, further)];
}

/** The part that is pointed at. */
const partAt = (step: LogicStep, path: PartPath): LogicStep | undefined =>
  path.reduce<LogicStep | undefined>((within, at) => within?.parts[at], step);

/** Whose houses and rules are outlined: those of a step on a way that is pointed at, or of the whole. */
function lookedAt(step: LogicStep, path: PartPath): LogicStep {
  // A case has none, and which cases there are may be for a house to say.
  const isOnWay = isAssumed(step) ? path.length > 0 : isOfCases(step) && path.length > 1;
  return (isOnWay ? partAt(step, path) : undefined) ?? step;
}

/** What an assumption or a case places on its way, in order, and what the part pointed at strikes. */
function glyphsOfWay(step: LogicStep, path: PartPath): Glyph[] {
  if (!isAssumed(step) && !isOfCases(step)) return [];
  const placed = wayTo(step, path)
    .flatMap(({ placements }) => placements)
    .map((spot, at): Glyph => ({ ...spot, role: 'on', order: at + 1 }));
  const struck = path.length > 0 ? (partAt(step, path)?.eliminations ?? []) : [];
  return [...placed, ...struck.map((spot): Glyph => ({ ...spot, role: 'off' }))];
}

const roles: readonly GlyphRole[] = ['cause', 'set-1', 'set-2', 'set-3'];

/** The houses that the step names; what is covered, and not filled, is dashed. */
function regionsOf(step: LogicStep): Highlights['regions'] {
  const { houses, baseHouses, rules } = step;
  // Where nothing is left for a cell in the end.
  if (isAssumed(step) && step.reason?.cells.length) return [{ cells: step.reason.cells }];
  // Cages that fill houses are told apart from them.
  if (rules.length > 0)
    return [
      ...houses.map(({ cells }) => ({ cells })),
      ...rules.map(({ cells }) => ({ cells, ...(houses.length > 0 && { cover: true }) })),
    ];
  if (isRing(step)) return [{ cells: step.cells }];
  if (baseHouses.length === 0) return houses.map(({ cells }) => ({ cells }));
  return [
    ...baseHouses.map(({ cells }) => ({ cells })),
    ...houses.map(({ cells }) => ({ cells, cover: true })),
  ];
}

/**
 * The step on the board: `where` shows the pattern, `why` also its links and what follows. Of a step
 * made of others the part that `path` leads to is drawn.
 */
export function lightsOf(
  context: HintContext,
  step: LogicStep,
  degree: 'where' | 'why',
  path: PartPath = firstDrawn(step),
): Highlights {
  const [at = 0] = path;
  const drawn = step.parts[at] && step.chain.length === 0 ? step.parts[at] : step;
  const isWhole = degree === 'why';
  const way = isWhole ? glyphsOfWay(step, path) : [];
  const onTheWay = new Set(way.map(candidateKey));
  const pattern = [
    ...way,
    ...glyphsOfPattern(context, drawn.chain.length > 0 ? drawn : step).filter(
      (glyph) => !onTheWay.has(candidateKey(glyph)),
    ),
  ];
  const proved = provedBy(context.candidates, step);
  const effects: Glyph[] = [
    ...step.placements.map((spot): Glyph => ({ ...spot, role: 'in' })),
    ...(proved ? [{ ...proved, role: 'in' } as const] : []),
    ...step.eliminations.map((spot): Glyph => ({ ...spot, role: 'out' })),
  ];
  // A single is shown where it is before it is told what it is.
  if (!isAboutCandidates(step))
    return {
      ...nothing,
      regions: [
        ...regionsOf(step),
        ...(isWhole ? step.excluders.map(({ cell }) => ({ cells: [cell], cover: true })) : []),
      ],
      sets: isWhole ? [] : [step.cells],
      glyphs: isWhole ? effects.map((glyph) => ({ ...glyph, large: true })) : [],
    };
  const taken = new Set(effects.map(candidateKey));
  // A node of a chain that is struck or placed in the end keeps its number.
  const numbers = new Map(pattern.map((glyph) => [candidateKey(glyph), glyph.order]));
  return {
    regions: regionsOf(isWhole ? lookedAt(step, path) : step),
    sets:
      step.sets.length > 1 && !isMedusa(step) && !isRing(step)
        ? step.sets.map(({ cells }) => cells)
        : [],
    glyphs: isWhole
      ? [
          ...pattern.filter((glyph) => !taken.has(candidateKey(glyph))),
          ...effects.map((glyph) => {
            const order = numbers.get(candidateKey(glyph));
            return order ? { ...glyph, order } : glyph;
          }),
        ]
      : pattern,
    links: isWhole ? linksOf(drawn) : [],
  };
}

export function withPointed(lights: Highlights, pointed: Lit | undefined): Highlights {
  return { ...lights, pointed };
}
