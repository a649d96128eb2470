/** A collection as a text file: a puzzle a line, and after it what is known of it. */
import { saveText, fileNameOf } from '../../page/files.ts';
import { words } from '../../words/index.ts';
import { libraryWords, techniqueWords } from '../../words/library.ts';
import { partsOf, plainCells, type Collection } from './collection.ts';

/** The puzzle, its solution, its grade, its score and the hardest technique, with tabs between. */
export function textOf({ entries, results }: Collection, order: Uint32Array): string {
  const lines = Array.from(order, (at) => {
    const description = entries[at]?.description ?? '';
    const [rules, cells] = partsOf(description);
    const level = results.levelOf(at);
    const hardest = results.hardestOf(at);
    const answer = results.answerOf(at);
    const known = level
      ? [
          words.generating.levels[level],
          String(results.scores[at] || ''),
          hardest ? techniqueWords[hardest].name : '',
        ]
      : [answer && answer !== 'one' ? libraryWords.answers[answer] : ''];
    return [rules ? description : plainCells(cells), results.solutions[at] ?? '', ...known]
      .join('\t')
      .trimEnd();
  });
  return lines.length > 0 ? `${lines.join('\n')}\n` : '';
}

export function saveCollection(collection: Collection, order: Uint32Array): void {
  const name = fileNameOf(collection.name.replace(/\.\w{1,5}$/, ''), libraryWords.fileName);
  saveText(`${name}.txt`, textOf(collection, order));
}
