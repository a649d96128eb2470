import { afterAll, describe, expect, test, vi } from 'vitest';

import { keysFor, viewCommand } from '../../../site/src/controls/view-keys.ts';

const keys = { l: 'step', M: 'previousSolution', ArrowLeft: 'back' };

const pressed = (key: string, more: Partial<KeyboardEvent> = {}) =>
  viewCommand(keys, { key, target: null, ...more } as KeyboardEvent, true);

/** An element that is, or is in, what these selectors name. */
class Target {
  readonly names: readonly string[];

  constructor(...names: readonly string[]) {
    this.names = names;
  }

  closest(selector: string): unknown {
    return selector.split(', ').some((each) => this.names.includes(each)) ? this : null;
  }
}
vi.stubGlobal('Element', Target);
afterAll(() => vi.unstubAllGlobals());

describe('the keys of a view', () => {
  test('are left to what needs them while it has the keyboard', () => {
    const on = (name: string, key: string) =>
      pressed(key, { target: new Target(name) as unknown as EventTarget });
    expect(['l', 'ArrowLeft'].map((key) => on('select', key))).toEqual([undefined, undefined]);
    expect(['l', 'ArrowLeft'].map((key) => on('[role=grid]', key))).toEqual(['step', undefined]);
    expect(['l', 'ArrowLeft'].map((key) => on('button', key))).toEqual(['step', 'back']);
  });

  test('mean something alone, and are the browser’s with Ctrl, Alt or the command key', () => {
    expect(['l', 'M', 'ArrowLeft'].map((key) => pressed(key))).toEqual([
      'step',
      'previousSolution',
      'back',
    ]);
    expect(['m', 'x', 'toString'].map((key) => pressed(key))).toEqual(Array(3).fill(undefined));
    for (const held of ['ctrlKey', 'metaKey', 'altKey', 'defaultPrevented'])
      expect(pressed('l', { [held]: true }), held).toBeUndefined();
  });

  test('of one character rest when a person has switched them off', () => {
    const off = (key: string) => viewCommand(keys, { key, target: null } as KeyboardEvent, false);
    expect(['l', 'M', 'ArrowLeft'].map(off)).toEqual([undefined, undefined, 'back']);
  });

  test('are written as a person reads them', () => {
    expect(['step', 'previousSolution', 'back'].map((each) => keysFor(keys, each))).toEqual([
      ['L'],
      ['Shift', 'M'],
      ['ArrowLeft'],
    ]);
  });
});
