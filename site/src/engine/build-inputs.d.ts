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

/** The same for the second module, `build/wasm/ninefold-variants.mjs`. */
declare module 'ninefold-variants-wasm' {
  import type { VariantModule } from './module.ts';

  interface ModuleSettings {
    wasmBinary?: ArrayBuffer | Uint8Array;
    instantiateWasm?: (
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance) => void,
    ) => Record<string, never>;
  }

  export default function create(settings: ModuleSettings): Promise<VariantModule>;
}

/** What the page brings for the second module, in the same form. */
declare module 'virtual:ninefold-variants' {
  export const packed: string;
  export const workerLength: number;
}

/** What the page brings for the engine. */
declare module 'virtual:ninefold-engine' {
  /** The worker as one classic script and after it the module, packed by gzip, in base64. */
  export const packed: string;
  /** How many bytes of what is unpacked are the worker's. */
  export const workerLength: number;
}
