import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Cost of a call for the process, independent of other load: CPU time, not elapsed time. */
export interface Cost {
  /** CPU time in milliseconds. */
  work: number;
  /** Heap growth in bytes; memory collected meanwhile is not counted. */
  grown: number;
}

export async function measureCall<Result>(call: () => Promise<Result>): Promise<Cost & { result: Result }> {
  const { heapUsed } = process.memoryUsage();
  const before = process.cpuUsage();
  const result = await call();
  const { user, system } = process.cpuUsage(before);
  const grown = Math.max(0, process.memoryUsage().heapUsed - heapUsed);
  return { work: (user + system) / 1000, grown, result };
}

/** Returns the heap size in bytes after garbage collection. */
export function sweptHeap(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

/** Returns the median. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
