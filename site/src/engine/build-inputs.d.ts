/** The glue that Emscripten writes, resolved to `build/wasm/ninefold.mjs` by the build. */
declare module 'ninefold-wasm' {
  import type { WasmModule } from './module.ts';

  interface ModuleSettings {
    /** The bytes to compile, where no instantiateWasm is given. */
    wasmBinary?: ArrayBuffer | Uint8Array;
    /** Instantiates the module with these imports and hands the instance over. */
    instantiateWasm?: (
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance) => void,
    ) => Record<string, never>;
  }

  export default function create(settings: ModuleSettings): Promise<WasmModule>;
}

/** The bytes of the module, deflated (without a header) and in base64. */
declare module 'virtual:ninefold-wasm-packed' {
  const packed: string;
  export default packed;
}

/** The worker as one classic script, without imports. */
declare module 'virtual:ninefold-worker-source' {
  const source: string;
  export default source;
}
