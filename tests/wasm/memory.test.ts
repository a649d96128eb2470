import { afterEach, expect, test, vi } from 'vitest';

import type { WasmModule } from '../../site/src/engine/module/module.ts';
import { loadModuleWithMemory } from './module.ts';

const { module, memory } = await loadModuleWithMemory();

const none = { solutions: 0, nodes: 0, milliseconds: 0 };
const mystic = '1;torus-knight,torus-pairs:26.23;98.2.37b5d98g8b4f5c5b9.3f5b7b1983.2f4b38c127659';
const search = { puzzle: mystic, algorithm: 'recursion', order: 'reading', singles: false };

/** Counted by bands for a minute, from tables of more than 100 MB if all of them were kept. */
const many = '1;;b2l2l2c7t8u8e';

afterEach(() => vi.restoreAllMocks());

/** One of everything that a page asks, right and wrong. */
function askEverything(ninefold: WasmModule): void {
  expect(ninefold.solve(mystic, none, null).count).toBe('1');
  ninefold.first('1;;zzzc', none, () => undefined);
  ninefold.enumerate('1;;p', 0, 100, none, null);
  ninefold.candidates(mystic, none, null);
  ninefold.contradiction('1;;11zzzb', none, null);
  ninefold.inspect(mystic);
  ninefold.peers(mystic);
  ninefold.steps(mystic, 5);
  ninefold.watch(search, { position: 3, goal: 'stay', depth: 0, budget: 100, ahead: 100 });
  expect(ninefold.solve('9;<>', none, null).problem.code).not.toBe('');
  expect(ninefold.import_text('nonsense').problem.code).not.toBe('');
}

test('memory is flat after a thousand solves', { timeout: 60_000 }, () => {
  for (let round = 0; round < 10; round++) askEverything(module);
  const before = memory.buffer.byteLength;
  for (let round = 0; round < 1000; round++) module.solve(mystic, none, null);
  for (let round = 0; round < 40; round++) askEverything(module);
  expect(memory.buffer.byteLength).toBe(before);
});

test('memory cannot grow beyond 256 MiB', () => {
  const pages = memory.buffer.byteLength / 65_536;
  expect(() => memory.grow(4096 - pages + 1)).toThrow(RangeError);
});

test('a long count keeps no more than fits many workers', { timeout: 60_000 }, async () => {
  const { module: counting, memory: counted } = await loadModuleWithMemory();
  const part = { number: 0, of: 1, way: 'bands' };
  const { answer, way } = counting.count_part(many, part, { ...none, milliseconds: 8000 }, null);
  expect(way).toBe('bands');
  // A quick machine comes to its end.
  expect(['complete', 'time_limit']).toContain(answer.stopped);
  expect(counted.buffer.byteLength).toBeLessThan(64 * 2 ** 20);
});

test('where memory cannot grow a count throws, and says no number', async () => {
  const { module: counting } = await loadModuleWithMemory();
  const grow = vi.spyOn(WebAssembly.Memory.prototype, 'grow').mockImplementation(() => {
    throw new RangeError('no memory left');
  });
  expect(() => counting.count(many, { ...none, milliseconds: 8000 }, null)).toThrow();
  expect(grow).toHaveBeenCalled();
});
