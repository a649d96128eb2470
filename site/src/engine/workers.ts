/** What a browser says of the device; not every one says how much memory it has. */
interface Device {
  readonly hardwareConcurrency: number;
  /** Gigabytes, rounded to 0.25 up to 8. */
  readonly deviceMemory?: number;
}

/** Of workers that count at once. */
const most = 16;

/** A worker takes up to 64 MB (`tests/wasm/memory.test.ts`), so that all take a quarter at most. */
const perGigabyte = 4;

/** How many workers compute at once on a device: one for each core, as far as memory goes. */
export function workersFor({
  hardwareConcurrency,
  deviceMemory = most / perGigabyte,
}: Device): number {
  // Node tells fractions of a gigabyte.
  const fitting = Math.min(hardwareConcurrency || 1, most, deviceMemory * perGigabyte);
  return Math.max(1, Math.floor(fitting));
}
