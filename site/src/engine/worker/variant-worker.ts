/// The worker for puzzles of any rules.

import create from 'ninefold-variants-wasm';

import { answerVariant } from './variant-answer.ts';
import { serve } from './serve.ts';

serve(create, answerVariant);
