import { beforeEach, describe, expect, test, vi } from 'vitest';

import { Assigning } from '../../site/src/features/assignment/assigning.svelte.ts';
import type { AssignmentFile, Course, Lessons } from '../../site/src/solver/lessons.ts';

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
    await assigning.open(file('input.txt', 'a\nb\n'));
    expect(assigning.name).toBe('input.txt');
    expect(assigning.output).toBe('ucf 1 a\nucf 2 b\n');
    expect(assigning).toMatchObject({ isFinished: true, running: false, problem: '' });
  });

  test('says how long it took', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValue(1250);
    try {
      await assigning.open(file('input.txt', 'a\n'));
      expect(assigning.milliseconds).toBe(250);
    } finally {
      clock.mockRestore();
    }
  });

  test('runs again for another course, and waits where there is no text yet', async () => {
    await assigning.choose('csu');
    expect(lessons.readAssignment).not.toHaveBeenCalled();
    await assigning.take('a\n', 'pasted');
    await assigning.choose('tue');
    expect(assigning.output).toBe('tue 1 a\n');
    await assigning.choose('');
    expect(assigning.output).toBe('ucf 1 a\n');
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
    expect(assigning.output).toBe('ucf 1 a\n');
  });

  test('stops in the middle, and keeps what is answered', async () => {
    lessons.answerAssignment.mockImplementation(
      async (course, puzzle, number, { signal, onProgress }) => {
        if (number === 3) {
          onProgress({ count: '5', nodes: 10, fraction: 0.5 });
          expect(assigning.progress?.count).toBe('5');
          assigning.stop();
        }
        signal.throwIfAborted();
        return { output: `${course} ${number} ${puzzle}\n`, count: '1', milliseconds: 1 };
      },
    );
    await assigning.take('a\nb\nc\nd\n', 'pasted');
    expect(assigning.output).toBe('ucf 1 a\nucf 2 b\n');
    expect(assigning).toMatchObject({
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
        seen = assigning.output;
        return answer('c');
      });
    await assigning.take('a\nb\n', 'pasted');
    await other;
    expect([seen, assigning.output]).toEqual(['', 'c']);
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
    expect([assigning.name, assigning.output]).toEqual(['after', 'ucf 1 b\n']);
  });
});

describe('files', () => {
  test('too large or gone are told, and what was there stays', async () => {
    await assigning.take('a\n', 'pasted');
    await assigning.open({ size: 17 * 1024 * 1024, name: 'large.txt' } as File);
    expect(assigning.problem).toContain('larger than 16 MB');
    const gone = {
      size: 1,
      name: 'gone.txt',
      arrayBuffer: () => Promise.reject(new Error('gone')),
    };
    await assigning.expect(gone as unknown as File);
    expect(assigning.problem).toBe('gone.txt could not be opened.');
    expect([assigning.expected, assigning.output]).toEqual([undefined, 'ucf 1 a\n']);
  });

  test('with what is expected are compared as far as both are known', async () => {
    expect(assigning.difference).toBeUndefined();
    await assigning.expect(file('expected.txt', 'ucf 1 a\nucf 2 x\nucf 3 c\n'));
    lessons.answerAssignment.mockImplementationOnce(async () => {
      return { output: 'ucf 1 a\n', count: null, milliseconds: 1 };
    });
    const seen: unknown[] = [];
    lessons.answerAssignment.mockImplementationOnce(async () => {
      // Only the first is answered, and that is as it should be.
      seen.push(assigning.difference);
      return { output: 'ucf 2 b\n', count: null, milliseconds: 1 };
    });
    await assigning.take('a\nb\n', 'pasted');
    expect(seen).toEqual([undefined]);
    expect(assigning.difference).toMatchObject({ line: 2, column: 7, printed: 'ucf 2 b\n' });
    await assigning.expect(file('expected.txt', assigning.output));
    expect(assigning.difference).toBeUndefined();
  });
});
