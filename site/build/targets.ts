/** The oldest browsers with all that the page uses: WebAssembly SIMD, AbortSignal's throwIfAborted. */
export const targets = ['chrome100', 'firefox97', 'safari16.4'];
