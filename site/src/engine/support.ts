import { EngineFailure } from './engine.ts';

/** The smallest module that has a 128-bit vector in it: one function that makes one. */
// prettier-ignore
const simdProbe = new Uint8Array([
  0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00, // magic number, version 1
  0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7b, // a type: nothing in, v128 out
  0x03, 0x02, 0x01, 0x00, // a function of that type
  0x0a, 0x08, 0x01, 0x06, 0x00, 0x41, 0x00, 0xfd, 0x0f, 0x0b, // i32.const 0, i8x16.splat
]);

/** Throws an EngineFailure where this browser cannot run the module at all. */
export function requireSupport(): void {
  if (typeof WebAssembly !== 'object') {
    throw new EngineFailure('no_webassembly', 'there is no WebAssembly object');
  }
  if (!WebAssembly.validate(simdProbe)) {
    throw new EngineFailure('no_simd', 'a module with a 128-bit vector does not validate');
  }
}
