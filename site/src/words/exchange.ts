/**
 * The words about puzzles of other programs, apart from the others because only who brings one
 * needs them. A translation is a second file with the type of `exchange`.
 */
import { exchange } from './en/exchange.ts';

export type ExchangeWords = typeof exchange;
export const exchangeWords: ExchangeWords = exchange;
