import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const root = new URL('..', import.meta.url).pathname;

// Which lines of the page's TypeScript its tests in Node reach: npm run coverage:site. What those in
// browsers reach as well, scripts/coverage site adds up.
export default defineConfig({
  root,
  plugins: [svelte({ configFile: false })],
  test: {
    environment: './tests/support/page/page-environment.ts',
    include: ['tests/site/**/*.test.ts'],
    coverage: {
      provider: 'istanbul',
      include: ['site/src/**/*.ts'],
      exclude: ['**/*.d.ts', 'site/src/package/**'],
      reportsDirectory: 'build/coverage/site-node',
      reporter: ['text-summary', 'html'],
    },
  },
});
