/** The engine as the rest of the page sees it. */
export { createEngine } from './browser.ts';
export * from './engine.ts';
export * from './names.ts';
export * from './types.ts';
export * from './lesson-types.ts';
