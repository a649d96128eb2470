import { beforeEach, describe, expect, test, vi } from 'vitest';

import { Assigning } from '../../../../site/src/features/assignment/assigning.svelte.ts';
import type { AssignmentFile, Course, Lessons } from '../../../../site/src/solver/lessons.ts';

/** Reads one puzzle a line; answers each with itself. */
const lessons = {
  readAssignment: vi.fn(async (text: string, course: Course | null): Promise<AssignmentFile> => {
    const puzzles = text.split('\n').filter(Boolean);
    return { problem: null, course: course ?? 'ucf', puzzles, names: [] };
  }),
  answerAssignment: vi.fn<Lessons['answerAssignment']>(async (course, puzzle, number) => ({
    output: `${course} ${number} ${puzzle}\n`,
    count: '1',
    milliseconds: 1,
  })),
};

let assigning: Assigning;

beforeEach(() => {
  vi.clearAllMocks();
  assigning = new Assigning(lessons as unknown as Lessons);
});

const file = (name: string, text: string) => new File([text], name);

describe('an assignment', () => {
  test('answers every puzzle of its file, in order', async () => {
    await assigning.open([file('input.txt', 'a\nb\n')]);
    expect(assigning.run?.name).toBe('input.txt');
    expect(assigning.run?.output).toBe('ucf 1 a\nucf 2 b\n');
    expect(assigning.run).toMatchObject({ isFinished: true, running: false, problem: '' });
  });

  test('says how long it took', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValue(1250);
    try {
      await assigning.open([file('input.txt', 'a\n')]);
      expect(assigning.run?.milliseconds).toBe(250);
    } finally {
      clock.mockRestore();
    }
  });

  test('runs again for another course, and waits where there is no text yet', async () => {
    await assigning.choose('csu');
    expect(lessons.readAssignment).not.toHaveBeenCalled();
    await assigning.take('a\n', 'pasted');
    await assigning.choose('tue');
    expect(assigning.run?.output).toBe('tue 1 a\n');
    await assigning.choose('');
    expect(assigning.run?.output).toBe('ucf 1 a\n');
  });

  test('that is wrong further down answers what comes before, and says where', async () => {
    const problem = {
      code: 'row_too_short',
      line: 2,
      column: 1,
      cell: null,
      found: '',
      expected: '',
    };
    lessons.readAssignment.mockResolvedValueOnce({
      problem: problem as AssignmentFile['problem'],
      course: 'ucf',
      puzzles: ['a'],
      names: [],
    });
    await assigning.take('a\nb', 'pasted');
    expect(assigning.problem).toBe('A row is too short (line 2, column 1).');
    expect(assigning.run?.output).toBe('ucf 1 a\n');
  });

  test('stops in the middle, and keeps what is answered', async () => {
    lessons.answerAssignment.mockImplementation(
      async (course, puzzle, number, { signal, onProgress }) => {
        if (number === 3) {
          onProgress({ count: '5', nodes: 10, fraction: 0.5, stage: 'searching' });
          expect(assigning.run?.progress?.count).toBe('5');
          assigning.stop();
        }
        signal.throwIfAborted();
        return { output: `${course} ${number} ${puzzle}\n`, count: '1', milliseconds: 1 };
      },
    );
    await assigning.take('a\nb\nc\nd\n', 'pasted');
    expect(assigning.run?.output).toBe('ucf 1 a\nucf 2 b\n');
    expect(assigning.run).toMatchObject({
      stopped: true,
      running: false,
      isFinished: false,
      problem: '',
    });
  });

  test('of another file shows nothing of the one that it ended', async () => {
    const answer = async (output: string) => ({ output, count: '1', milliseconds: 1 });
    let other = Promise.resolve();
    let seen = 'nothing yet';
    lessons.answerAssignment
      .mockImplementationOnce(() => answer('a'))
      .mockImplementationOnce(async (_, __, ___, { signal }) => {
        other = assigning.take('c\n', 'another');
        signal.throwIfAborted();
        return answer('b');
      })
      .mockImplementationOnce(async () => {
        await new Promise((resolve) => setTimeout(resolve));
        seen = assigning.run?.output ?? '';
        return answer('c');
      });
    await assigning.take('a\nb\n', 'pasted');
    await other;
    expect([seen, assigning.run?.output]).toEqual(['', 'c']);
  });

  test('tells when the engine breaks down', async () => {
    lessons.answerAssignment.mockRejectedValueOnce(new Error('lost'));
    await assigning.take('a\nb\n', 'pasted');
    expect(assigning.problem).not.toBe('');
    expect(assigning.running).toBe(false);
  });

  test('that is replaced while it is read is not heard any more', async () => {
    let late: (file: AssignmentFile) => void = () => undefined;
    lessons.readAssignment.mockImplementationOnce(() => new Promise((resolve) => (late = resolve)));
    const before = assigning.take('a\n', 'before');
    await assigning.take('b\n', 'after');
    late({ problem: null, course: 'csu', puzzles: ['a'], names: [] });
    await before;
    expect([assigning.run?.name, assigning.run?.output]).toEqual(['after', 'ucf 1 b\n']);
  });
});

describe('files', () => {
  test('that are empty, or no text, are told apart from what came with them', async () => {
    await assigning.open([
      file('photo.png', '\x89PNG\r\n\x1a\n\0\0'),
      file('input.txt', 'a\n'),
      file('paper.pdf', '%PDF-1.7'),
      file('none.txt', ' \n'),
    ]);
    expect(assigning.problem).toBe(
      'photo.png is not a text file; it was not used. paper.pdf is not a text file; it was not used. none.txt is empty; it was not used.',
    );
    expect([assigning.runs.length, assigning.run?.output]).toEqual([1, 'ucf 1 a\n']);
    await assigning.expect(file('none.txt', ''));
    expect(assigning.problem).toBe('none.txt is empty; it was not used.');
    expect(assigning.run?.expected).toEqual([]);
  });

  test('too large or gone are told, and what was there stays', async () => {
    await assigning.take('a\n', 'pasted');
    await assigning.open([{ size: 17 * 1024 * 1024, name: 'large.txt' } as File]);
    expect(assigning.problem).toContain('larger than the limit of 16 MB');
    const gone = {
      size: 1,
      name: 'gone.txt',
      arrayBuffer: () => Promise.reject(new Error('gone')),
    };
    await assigning.expect(gone as unknown as File);
    expect(assigning.problem).toBe('gone.txt could not be opened.');
    expect([assigning.run?.expected, assigning.run?.output]).toEqual([[], 'ucf 1 a\n']);
  });

  test('with what is expected are compared as far as both are known', async () => {
    await assigning.expect(file('expected.txt', 'ucf 1 a\nucf 2 x\nucf 3 c\n'));
    lessons.answerAssignment.mockImplementationOnce(async () => {
      return { output: 'ucf 1 a\n', count: null, milliseconds: 1 };
    });
    const seen: unknown[] = [];
    lessons.answerAssignment.mockImplementationOnce(async () => {
      // Only the first is answered, and that is as it should be.
      seen.push(assigning.run?.comparisons[0]?.verdict);
      return { output: 'ucf 2 b\n', count: null, milliseconds: 1 };
    });
    await assigning.take('a\nb\n', 'pasted');
    expect(seen).toEqual(['sameSoFar']);
    expect(assigning.run?.comparisons).toMatchObject([
      { verdict: 'differs', difference: { line: 2, column: 7, printed: 'ucf 2 b\n' } },
    ]);
    await assigning.expect(file('expected.txt', assigning.run?.output ?? ''));
    expect(assigning.run?.comparisons).toMatchObject([{ verdict: 'same', name: 'expected.txt' }]);
  });
});

describe('expected outputs', () => {
  const output = 'Puzzle 1:\nNo solution possible.\n\n';
  const verdicts = () =>
    assigning.runs.map(({ comparisons }) => comparisons.map(({ verdict }) => verdict));
  beforeEach(() => {
    lessons.answerAssignment.mockImplementation(async (course, puzzle, number) => ({
      output: course === 'ucf' ? `Puzzle ${number}:\n${puzzle}\n\n` : `${puzzle}\n`,
      count: '0',
      milliseconds: 1,
    }));
  });

  test.each([
    ['together, the input first', ['tc1.txt', 'inputset1.in']],
    ['together, the output first', ['inputset1.in', 'tc1.txt']],
  ])('pair up with their input: %s', async (_, names) => {
    const text = (name: string) => (name.endsWith('.in') ? 'No solution possible.' : output);
    await assigning.open(names.map((name) => file(name, text(name))));
    expect(assigning.runs.map(({ name }) => name)).toEqual(['inputset1.in']);
    expect(verdicts()).toEqual([['same']]);
  });

  test('pair up before and after their input, and end with it', async () => {
    await assigning.open([file('tc1.txt', 'Puzzle 1:\n3 solutions found.\n\n')]);
    await assigning.open([file('tc1.txt', output)]);
    expect([assigning.runs, assigning.waiting.length]).toEqual([[], 1]);
    await assigning.open([file('1.in', 'No solution possible.')]);
    expect([verdicts(), assigning.waiting]).toEqual([[['same']], []]);
    await assigning.open([file('2.in', 'x')]);
    expect(verdicts()).toEqual([[]]);
    await assigning.take(output.replace('possible', 'there'), 'pasted');
    expect(assigning.run?.name).toBe('pasted');
    await assigning.open([file('2.in', 'x')]);
    await assigning.take(output, 'pasted');
    expect(verdicts()).toEqual([['differs']]);
  });

  test('find theirs among several inputs, which run one after another', async () => {
    let atOnce = 0;
    lessons.answerAssignment.mockImplementation(async (_, puzzle) => {
      atOnce++;
      await Promise.resolve();
      expect(atOnce--).toBe(1);
      return {
        output: `Puzzle 1:\n${puzzle} solutions found.\n\n`,
        count: puzzle,
        milliseconds: 1,
      };
    });
    await assigning.open([
      file('tc3.txt', 'Puzzle 1:\n33 solutions found.\n\n'),
      file('inputset2.in', '2'),
      file('inputset3.in', '33'),
      file('tc9.txt', 'Puzzle 1:\n9 solutions found.\n\n'),
    ]);
    expect(verdicts()).toEqual([[], ['same']]);
    expect(assigning.unpaired).toEqual(['tc9.txt']);
    expect(assigning.runs.map(({ isFinished }) => isFinished)).toEqual([true, true]);
  });

  test('of single puzzles are compared with these, read as the course that prints so', async () => {
    const rows = (digit: string) =>
      Array<string>(9).fill(Array(9).fill(digit).join(' ')).join('\n');
    lessons.readAssignment.mockImplementation(async (_, course) => ({
      problem: null,
      course: course ?? 'umass',
      puzzles: ['1', '2'],
      names: ['one', 'two'],
    }));
    lessons.answerAssignment.mockImplementation(async (course, puzzle, number) => ({
      output: `${number > 1 ? '\n' : ''}${course === 'umass' ? rows(puzzle) : puzzle}`,
      count: null,
      milliseconds: 1,
    }));
    await assigning.open([file('two.out', rows('2')), file('puzzles.txt', 'any')]);
    expect(assigning.run?.comparisons).toMatchObject([
      { verdict: 'same', name: 'two.out', puzzle: 1 },
    ]);
    await assigning.open([file('all.out', '12')]);
    expect(assigning.run?.file?.course).toBe('umass');
    await assigning.open([
      file('puzzles.txt', 'any'),
      file('moves.txt', 'Filled in 1 at row 0, column 0\n'),
    ]);
    expect([assigning.run?.file?.course, assigning.run?.output]).toEqual(['csu', '1\n2']);
  });
});

describe('inputs', () => {
  test('without a puzzle do not take the place of those that have one', async () => {
    const problem = {
      code: 'unknown_format',
      line: 1,
      column: 1,
      cell: null,
      found: '',
      expected: '',
    } as const;
    lessons.readAssignment.mockImplementation(async (text) => ({
      problem: text === 'bad' ? problem : null,
      course: 'ucf',
      puzzles: text === 'bad' ? [] : [text],
      names: [],
    }));
    await assigning.open([file('bad.txt', 'bad')]);
    expect([assigning.run?.name, assigning.problem]).toEqual([
      'bad.txt',
      expect.stringContaining('Format not recognised'),
    ]);
    await assigning.open([file('1.txt', 'a'), file('2.txt', 'b')]);
    assigning.at = 1;
    await assigning.open([
      file('bad.txt', 'bad'),
      file('tc.txt', 'Puzzle 1:\nNo solution possible.\n\n'),
    ]);
    expect(assigning.problem).toMatch(/^bad\.txt was not used\. Format not recognised/);
    expect(assigning.run).toMatchObject({ name: '2.txt', expected: [], isFinished: true });
    expect([assigning.running, assigning.unpaired]).toEqual([false, ['tc.txt']]);
  });
});
