import { words } from '../../words/index.ts';
import type { Verdict } from './checking.svelte.ts';

/** A verdict in a sentence that gives nothing of the solution away; `full` where no cell is empty. */
export function verdictText(verdict: Verdict, full: boolean): string {
  const { play } = words;
  switch (verdict.solutions) {
    case 'none':
      return play.none;
    case 'several':
      if (verdict.entered === 0) return play.several;
      return verdict.fits ? play.severalFit : play.severalMisfit;
    case 'authors':
      if (verdict.entered === 0) return play.authors;
      if (verdict.differing.length > 0) return play.differAuthors(verdict.differing.length);
      return full ? words.board.solved : play.rightSoFar;
    case 'one':
      if (verdict.entered === 0) return play.unique;
      if (verdict.differing.length > 0) return play.differ(verdict.differing.length);
      return full ? words.board.solved : play.good;
  }
}
