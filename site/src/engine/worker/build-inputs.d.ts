/** The glue that Emscripten writes, resolved to `build/wasm/ninefold.mjs` by the build. */
declare module 'ninefold-wasm' {
  const create: import('./glue.ts').Create<import('../module/module.ts').WasmModule>;
  export default create;
}

/** The same for the second module, `build/wasm/ninefold-variants.mjs`. */
declare module 'ninefold-variants-wasm' {
  const create: import('./glue.ts').Create<import('../module/variant-module.ts').VariantModule>;
  export default create;
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
