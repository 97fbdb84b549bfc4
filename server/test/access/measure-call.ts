import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What a call costs the process, whatever else runs on the machine: it counts work, not time that passes. */
export interface Cost {
  /** Milliseconds of the processor. */
  work: number;
  /** Bytes that lie on the heap afterwards and did not before; what was cleared away meanwhile is not seen. */
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

/** Bytes that lie on the heap once it is swept. */
export function sweptHeap(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

/** The middle one of some values. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
