/// The worker for puzzles of houses and pairs.

import create from 'ninefold-wasm';

import { answer } from './answer.ts';
import { serve } from './serve.ts';

serve(create, answer);
