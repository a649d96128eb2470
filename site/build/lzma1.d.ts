/// What is used of the package: its own types are its sources, which are checked less strictly.

/** Packs as a `.lzma` file, the higher the mode (1 to 9) the smaller. */
export function compress(data: Uint8Array, mode?: number): Uint8Array;
