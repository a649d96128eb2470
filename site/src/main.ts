import { mount } from 'svelte';

import App from './shell/App.svelte';
import { createEngine } from './engine/index.ts';
import { App as State } from './shell/app.svelte.ts';
import { EngineSolver } from './solver/engine-solver.ts';
import { Logic } from './solver/hints.ts';
import { EngineMaker } from './solver/maker.ts';
import { Lessons } from './solver/lessons.ts';
import { inTurn, started } from './page/start.ts';

// The page is seen first; what the engine takes to unpack comes after.
const engine = createEngine({ after: started });
// Fetching goes on while the page is built; a failure is told by the first request.
engine.start().catch(() => undefined);

// One worker of their own: it keeps the watched searches ready, and no count can hold it up.
const lessonEngine = createEngine({ most: 1, after: started });

// Nothing is seen of the page before it is whole.
const target = document.createElement('div');
inTurn(() => {
  const app = new State(
    new EngineSolver(engine),
    new Lessons(lessonEngine),
    new EngineMaker(engine),
    new Logic(engine),
  );
  inTurn(() => mount(App, { target, props: { app } }));
});
void started.then(() => document.getElementById('app')?.replaceWith(target));
