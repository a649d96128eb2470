import type { Environment } from 'vitest/environments';

/**
 * Node, with sources compiled as they are for browsers: runes tell their effects what changed. A
 * test file chooses it in a comment on top; what it needs of a window it makes itself.
 */
export default {
  name: 'page',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
