/** What the glue of a module exports: makes a module. */
export type Create<Module> = (settings: {
  /** The bytes to compile, where no instantiateWasm is given. */
  wasmBinary?: ArrayBuffer | Uint8Array;
  /** Instantiates the module with these imports and hands the instance over. */
  instantiateWasm?: (
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance) => void,
  ) => Record<string, never>;
}) => Promise<Module>;
