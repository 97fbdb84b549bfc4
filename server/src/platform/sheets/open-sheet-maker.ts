import { openWorkerPool, type WorkerPool } from '../threads/open-worker-pool.ts';
import type { SheetJob } from './sheet.ts';

/** Makes sheets into files, away from the thread that answers. */
export type SheetMaker = WorkerPool<SheetJob, Uint8Array>;

/** Where sheets are made: ten thousand rows, the most there are, take about a second. */
export function openSheetMaker(): SheetMaker {
  return openWorkerPool('platform/sheets/sheet-thread', {
    threads: 1,
    // Each that waits holds its rows in memory.
    waiting: 10,
    jobMs: 30_000,
    idleMs: 60_000,
    heapMb: 256,
  });
}
