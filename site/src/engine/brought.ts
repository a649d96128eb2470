/** The modules and their workers, as the build puts them inside what it makes; see site/build. */

/** What an engine is made of. */
export interface Parts {
  readonly bring: () => Promise<{ packed: string; workerLength: number }>;
  /** The file beside a hosted page that holds the worker once more. */
  readonly workerFile: string;
}

export const classicParts: Parts = {
  bring: () => import('virtual:ninefold-engine'),
  workerFile: 'worker.js',
};

export const variantParts: Parts = {
  bring: () => import('virtual:ninefold-variants'),
  workerFile: 'variant-worker.js',
};

/** What the page brings for the engine; a hosted page has it in its own file. */
interface Brought {
  readonly worker: Uint8Array<ArrayBuffer>;
  readonly module: Uint8Array<ArrayBuffer>;
}

async function unpacked(text: string): Promise<ArrayBuffer> {
  const binary = atob(text);
  // A plain loop: Uint8Array.from() takes ten times as long, and the page stands still meanwhile.
  const packed = new Uint8Array(binary.length);
  for (let at = 0; at < packed.length; at++) packed[at] = binary.charCodeAt(at);
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}

async function bring(parts: Parts, after: Promise<void> | undefined): Promise<Brought> {
  const { packed, workerLength } = await parts.bring();
  await after;
  const bytes = await unpacked(packed);
  return {
    worker: new Uint8Array(bytes, 0, workerLength),
    module: new Uint8Array(bytes, workerLength),
  };
}

/** By what the engine is made of: several engines of one kind unpack it once. */
const brought = new Map<Parts, Promise<Brought>>();

/** The worker's script, or the module. */
export async function broughtPart(
  parts: Parts,
  part: keyof Brought,
  after: Promise<void> | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const known = brought.get(parts);
  if (known) return (await known)[part];
  // What could not be fetched may be there the next time.
  const coming = bring(parts, after).catch((error: unknown) => {
    brought.delete(parts);
    throw error;
  });
  brought.set(parts, coming);
  return (await coming)[part];
}
