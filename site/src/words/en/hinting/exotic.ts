/** Why the cells of a loop hold all their digits, and a target those of its base alone. */
import { soThat } from './effects.ts';
import { cellParts, digitText, houseParts, housePart, tell, type Reason } from '../../hint-part.ts';

export const skLoop: Reason = (context, step) => {
  const links = step.houses.map((house, at) => {
    const { cells, digits } = step.sets[at] ?? { cells: [], digits: 0 };
    const linked = { text: digitText(context, digits), cells, digits };
    return tell`${at === 0 ? '' : '; '}${linked} to ${housePart(context, house)}`;
  });
  return tell`${cellParts(context, step.cells)} form a loop, and each of their candidates belongs to a house: ${links.flat()}. Every digit can be there only once in its house. That makes as many digits as cells, so each of them is in the loop, and in no other cell of its house.${soThat(context, step)}`;
};

export const exocet: Reason = (context, step) => {
  const [base, targets] = step.sets;
  const digits = base?.digits ?? 0;
  const once = digits & ~(targets?.digits ?? 0);
  const crossing = houseParts(context, step.houses);
  const taken =
    once === 0
      ? ''
      : tell` The base does not hold ${digitText(context, once, 'or')}: one line holds all its places there, so both targets would have to be it.`;
  return tell`the base ${cellParts(context, base?.cells ?? [], digits)} holds two of ${digitText(context, digits)}, and ${crossing} each need both. In ${houseParts(context, step.baseHouses)} only the targets ${cellParts(context, targets?.cells ?? [], digits)} can have them there; elsewhere in ${crossing} two lines hold all places of each of these digits, so it is there no more than twice. So each digit of the base is in a target, too, and the targets hold the same two.${taken}${soThat(context, step)}`;
};
