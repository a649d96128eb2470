/// Draws the page as it is when nothing is kept and nothing was done, while the site is built.

import { render } from 'svelte/server';

import type { Engine } from '../engine/engine.ts';
import Page from '../shell/Page.svelte';
import { App } from '../shell/app.svelte.ts';
import { EngineSolver } from '../solver/engine-solver.ts';
import { Logic } from '../solver/hints.ts';
import { EngineMaker } from '../solver/maker.ts';
import { Lessons } from '../solver/lessons.ts';

const unasked = () => Promise.reject(new Error('nobody asks while the page is drawn'));
const engine: Engine = { ask: unasked, start: unasked, close: () => undefined };

/**
 * What only the keyboard, a screen reader or a script asks for; and inline styles, which the page's
 * policy refuses.
 */
const unseen =
  / (?:style|aria-(?:label\w*|describedby|\w+count|multiselectable|readonly|invalid|hidden|disabled)|role|accept|maxlength|value|title|id|for|data-cell|tabindex)="[^"]*"/g;

/**
 * Only for the eye, until the page itself takes its place: without names, roles and places for the
 * keyboard, which nobody could use yet, and without the transparent grid over the board.
 */
export function draw(): string {
  const app = new App(
    new EngineSolver(engine),
    new Lessons(engine),
    new EngineMaker(engine),
    new Logic(engine),
  );
  // The browser that will show it is not asked for a storage here.
  app.autosave.trouble = undefined;
  return render(Page, { props: { app } })
    .body.replace(/<!--.*?-->/g, '')
    .replace(unseen, '')
    .replace(
      /<a class="skip.*?<\/a>|<p class="spoken-only.*?<\/p>|<div class="cell .*?<\/div>/g,
      '',
    )
    .replace(/<div class="cells [^>]*><\/div>/g, '')
    .replace(/>\s+</g, '> <');
}
