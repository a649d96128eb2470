/** The words of the table of states, loaded with it. */
import { states } from './en/setting/states.ts';

export type StatesWords = typeof states;
export const statesWords: StatesWords = states;
