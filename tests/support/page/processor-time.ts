/**
 * How many milliseconds processors have worked for this process so far. What a test measures is measured
 * by this: the clock goes on while other programs have the machine.
 */
export function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
