import { mount } from 'svelte';

import App from './App.svelte';
import { createEngine } from './engine/index.ts';

const engine = createEngine();
// Compiling goes on while the page is built; a failure is told by the first request.
engine.start().catch(() => undefined);

// One worker of their own: it keeps the watched searches ready, and no count can hold it up.
const lessonEngine = createEngine(1);

const target = document.getElementById('app');
if (target !== null) mount(App, { target, props: { engine, lessonEngine } });
