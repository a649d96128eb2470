// Answers the questions of native.cpp through WebAssembly.
import { loadModule } from '../../module.mjs';
import { askModule, forget } from './asking.mjs';
import { serve } from './serve.mjs';

const module = await loadModule('ninefold-variants');
await serve(
  (question, text, most) => askModule(module, question, text, most),
  () => forget(module),
);
