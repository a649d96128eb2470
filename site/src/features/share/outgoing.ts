/** The position on the board as it goes out to other programs, and what they cannot hold, in words. */
import type { Loss, Outgoing } from '../../exchange/write/index.ts';
import { wholePuzzle } from '../../game/fog.ts';
import { isName } from '../../game/link.ts';
import { hasProgress } from '../../game/position.ts';
import type { AppState } from '../../page/app-state.ts';
import { faceOf, type VariantListed } from '../../rules/index.ts';
import { sharingWords } from '../../words/sharing.ts';

export function outgoingOf({ game }: Pick<AppState, 'game'>, withProgress: boolean): Outgoing {
  const { position } = game;
  const { title, supplement, cells } = position;
  const work = {
    entered: cells.map(({ digit }) => digit),
    centre: cells.map(({ centre }) => centre),
    corner: cells.map(({ corner }) => corner),
  };
  return {
    title: isName(title) ? title : '',
    puzzle: wholePuzzle(position),
    ...(supplement && { supplement }),
    ...(withProgress && hasProgress(position) && { work }),
  };
}

/** What a form cannot hold, a phrase each; `list` are the rules of a variant. */
export function lossTexts(
  losses: readonly Loss[],
  list: readonly VariantListed[],
): readonly string[] {
  return losses.map((loss) => {
    if (loss.what !== 'rule') return sharingWords.losses[loss.what];
    const { kind, count } = loss;
    const label = list.find((each) => each.kind === kind)?.label ?? faceOf(kind)?.label ?? kind;
    const text = sharingWords.lostRule(label, count);
    return loss.drawn ? sharingWords.drawnOnly(text) : text;
  });
}
