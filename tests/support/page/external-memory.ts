import { getHeapStatistics } from 'node:v8';

/** Bytes outside the heap, of modules and buffers. Unlike `process.memoryUsage()` it needs no `/proc`. */
export function externalMemory(): number {
  return getHeapStatistics().external_memory;
}
