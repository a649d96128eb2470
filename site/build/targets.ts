/**
 * The oldest browsers with all that the page uses: AbortSignal's throwIfAborted (Chrome),
 * DecompressionStream (Firefox), WebAssembly SIMD (Safari).
 */
export const targets = ['chrome100', 'firefox113', 'safari16.4'];
