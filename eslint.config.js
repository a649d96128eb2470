// What the compilers and Prettier do not see. It runs with the formats, so no rule needs types or compiles anything.
import svelte from 'eslint-plugin-svelte';
import { configs, parser } from 'typescript-eslint';

export default [
  { ignores: ['build/', 'dist/', 'node_modules/', 'tests/cases/'] },
  ...configs.recommended,
  ...svelte.configs.recommended,
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser } } },
  {
    rules: {
      // TypeScript knows what is defined, and what is not used.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': 'off',
      // svelte-check compiles every component, and warns of these.
      'svelte/no-unused-svelte-ignore': 'off',
      'svelte/valid-compile': 'off',
      // State is replaced and never changed in place.
      'svelte/prefer-svelte-reactivity': 'off',
      // Rows of a list that is shown by its places have no other key.
      'svelte/require-each-key': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
];
