/** The algorithms as a student would write them down, and which line of them an event belongs to. */
import { lessonWords } from '../../words/lessons.ts';
import { fillsSingles, takesFewest, type Algorithm } from '../../puzzle/algorithms.ts';
import { highestOf, type Shape } from '../../puzzle/shape.ts';
import type { TraceView } from '../../solver/lessons.ts';

export interface CodeLine {
  readonly id: string;
  /** How far the line is indented. */
  readonly level: number;
  readonly text: string;
}

const { code } = lessonWords;

export function pseudocode(algorithm: Algorithm, shape: Shape): readonly CodeLine[] {
  if (algorithm === 'stack') return stackCode(shape);
  const singles = fillsSingles(algorithm);
  return [
    line('call', 0, code.solve),
    ...(singles ? [line('single', 1, code.fillSingles)] : []),
    line('visit', 1, takesFewest(algorithm) ? code.fewestCell : code.firstCell),
    line('solution', 1, code.countSolution),
    line('try', 1, code.forDigits(shape.lowest, highestOf(shape))),
    line('conflict', 2, code.skipDigit),
    line('place', 2, code.place),
    line('enter', 2, code.recurse),
    line('remove', 2, code.remove),
    ...(singles ? [line('remove-single', 1, code.removeSingles)] : []),
    line('backtrack', 1, code.giveUp),
  ];
}

function stackCode(shape: Shape): readonly CodeLine[] {
  return [
    line('visit', 0, code.stackVisit(shape.lowest)),
    line('try', 0, code.stackTry(highestOf(shape))),
    line('place', 1, code.stackMake),
    line('conflict', 1, code.stackIsBad),
    line('pop', 2, code.stackPop),
    line('solution', 1, code.stackFull),
    line('backtrack', 0, code.stackGiveUp),
    line('remove', 1, code.stackBack),
    line('done', 0, code.stackEmpty),
  ];
}

function line(id: string, level: number, text: string): CodeLine {
  return { id, level, text };
}

/** The id of the line that has just been carried out. */
export function activeLine(view: TraceView, algorithm: Algorithm): string {
  const { event } = view;
  const frame = view.frames.find(({ cell }) => cell === event.cell);
  const isSingle = event.cell !== null && (view.singles.includes(event.cell) || !frame);
  switch (event.kind) {
    case 'start':
      return algorithm === 'stack' ? '' : 'call';
    case 'place':
      return isSingle ? 'single' : 'place';
    case 'remove':
      if (algorithm === 'stack') {
        return frame && event.digit && frame.refused & (1 << (event.digit - 1)) ? 'pop' : 'remove';
      }
      return isSingle ? 'remove-single' : 'remove';
    default:
      return event.kind;
  }
}
