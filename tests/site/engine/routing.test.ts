import { describe, expect, test, vi } from 'vitest';

import type { Engine } from '../../../site/src/engine/engine.ts';
import { hasConstraints, isForVariants, RoutedEngine } from '../../../site/src/engine/routing.ts';

const variant = '1;constraints:.Cage!10!R1C1!R1C2;zzzc';

function fakeEngine(): Engine {
  return {
    ask: vi.fn(() => Promise.resolve({ ok: true, value: 'x' })) as unknown as Engine['ask'],
    start: vi.fn(),
    close: vi.fn(),
  };
}

describe('a puzzle of any rules', () => {
  test.each([
    [variant, true],
    ['1;knight,constraints:;p', true],
    ['1;knight;p', false],
    ['1;pairs:12;constraints:', false],
    ['1;;p', false],
  ])('%s: %s', (description, expected) => {
    expect(hasConstraints(description)).toBe(expected);
  });

  test('goes to the second engine, which starts with the first of them', async () => {
    const classic = fakeEngine();
    const variants = fakeEngine();
    const make = vi.fn(() => variants);
    const engine = new RoutedEngine(classic, make);
    await engine.ask({ kind: 'solve', puzzle: '1;;p' });
    await engine.start();
    expect(make).not.toHaveBeenCalled();
    await engine.ask({ kind: 'solve', puzzle: variant });
    await engine.ask({ kind: 'read-variant', text: '.Cage' });
    await engine.ask({ kind: 'import', text: variant });
    expect(make).toHaveBeenCalledTimes(1);
    expect(variants.ask).toHaveBeenCalledTimes(3);
    expect(classic.ask).toHaveBeenCalledTimes(1);
    engine.close();
    expect(variants.close).toHaveBeenCalled();
    expect(classic.close).toHaveBeenCalled();
  });

  test('starts no second engine once the first is closed', async () => {
    const classic = fakeEngine();
    const make = vi.fn(fakeEngine);
    const engine = new RoutedEngine(classic, make);
    engine.close();
    await engine.ask({ kind: 'solve', puzzle: variant });
    expect(make).not.toHaveBeenCalled();
  });

  test('is watched and stepped by the second module', () => {
    const search = { puzzle: variant, algorithm: 'recursion', order: 'reading', singles: false };
    expect(isForVariants({ kind: 'tree', search, most: 1 } as never)).toBe(true);
    expect(isForVariants({ kind: 'watch', search } as never)).toBe(true);
    expect(isForVariants({ kind: 'count-part', puzzle: variant } as never)).toBe(true);
    expect(isForVariants({ kind: 'steps', puzzle: variant, after: 0 })).toBe(true);
    expect(isForVariants({ kind: 'steps', puzzle: '1;;p', after: 0 })).toBe(false);
  });
});
