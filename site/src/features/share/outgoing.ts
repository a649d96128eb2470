/** The position on the board as it goes out to other programs, and what they cannot hold, in words. */
import type { Loss, Outgoing } from '../../exchange/write/index.ts';
import { wholePuzzle } from '../../game/fog.ts';
import { hasProgress, type Position } from '../../game/position.ts';
import { faceOf, type VariantListed } from '../../rules/index.ts';
import { sharingWords } from '../../words/sharing.ts';

export function outgoingOf(position: Position, withProgress: boolean): Outgoing {
  const { title, supplement, cells } = position;
  const work = {
    entered: cells.map(({ digit }) => digit),
    centre: cells.map(({ centre }) => centre),
    corner: cells.map(({ corner }) => corner),
  };
  return {
    title,
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
    return sharingWords.lostRule(label, count);
  });
}
