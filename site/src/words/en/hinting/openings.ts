/** What several rules that are alike never allow, in one step. */
import { reasonKinds } from '../../../engine/messages/names.ts';
import { tell, type HintSentence } from '../../hint-part.ts';
import { alikeRules } from './rule-names.ts';
import type { Words } from './reason-words.ts';

/** Of several rules that are alike, what none of them ever allows. */
export function opening(words: Words): HintSentence {
  const rules = tell`${alikeRules(words.context, words.step.rules)}: `;
  switch (reasonKinds[words.number(0)]) {
    case 'rising':
    case 'falling':
      return tell`${rules}digits grow from the bulb, so each cell leaves room for those before and after it`;
    case 'partners':
      return tell`${rules}no digit beside them goes with the digits removed here`;
    case 'partner_twice':
      return tell`${rules}no digit beside them goes with the digits removed here, or two cells that see each other would need the same one`;
    case 'number_in_pill':
      return tell`${rules}no sum of the arrow's cells is written with the digits removed here`;
    case 'skyscraper':
      return tell`${rules}as many are seen as the clue says, so taller ones have to follow the first cells`;
    case 'combinations':
      return tell`${rules}the digits removed here are too large or too small for the sums, or the rest would need a digit twice`;
    default:
      return words.step.technique === 'Arrow Sums'
        ? tell`${rules}a circle is at least what the cells of its arrow make, and none of these is more than the others leave of it`
        : tell`${rules}the digits removed here are too large or too small for the sums`;
  }
}
