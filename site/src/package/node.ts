/** The same for Node. */
import { open } from './current.ts';
import { createNodeEngine, nodeReader } from './node-engine.ts';

open({ makeEngine: createNodeEngine, readForeign: nodeReader() });

export * from './all.ts';
