import { mount } from 'svelte';

import App from './App.svelte';
import { createEngine } from './engine/index.ts';

const engine = createEngine();
// Compiling goes on while the page is built; a failure is told by the first request.
engine.start().catch(() => undefined);

const target = document.getElementById('app');
if (target !== null) mount(App, { target, props: { engine } });
