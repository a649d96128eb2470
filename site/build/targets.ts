/** The oldest browsers with WebAssembly SIMD and with streams that unpack the module. */
export const targets = ['chrome103', 'firefox113', 'safari16.4'];
