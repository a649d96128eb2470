import { build } from 'vite';

import { scriptCounters } from './counters.ts';
import { targets } from './targets.ts';

export interface ScriptOptions {
  readonly alias?: Record<string, string>;
  /** Constants written into the script, by name. */
  readonly define?: Record<string, unknown>;
}

/** Bundles a module into one classic script without imports or exports. */
export async function bundleScript(entry: string, options: ScriptOptions = {}): Promise<string> {
  const constants = Object.entries(options.define ?? {});
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: scriptCounters(),
    resolve: { alias: options.alias ?? {} },
    define: Object.fromEntries(constants.map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      write: false,
      target: targets,
      lib: { entry, formats: ['iife'], name: 'ninefold' },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (output === undefined || !('output' in output)) throw new Error(`${entry} was not built`);
  const [chunk, ...others] = output.output;
  if (chunk === undefined || chunk.type !== 'chunk' || others.length > 0) {
    throw new Error(`${entry} did not become a single script`);
  }
  return chunk.code;
}
