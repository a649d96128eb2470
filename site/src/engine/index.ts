/** The engine as the rest of the page sees it. */
export { createEngine } from './browser.ts';
export * from './engine.ts';
export * from './messages/names.ts';
export * from './messages/types.ts';
export * from './messages/lesson-types.ts';
