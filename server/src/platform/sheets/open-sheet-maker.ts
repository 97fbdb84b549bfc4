import { openWorkerPool, type WorkerPool } from '../threads/open-worker-pool.ts';
import type { SheetJob } from './sheet.ts';

/** Creates sheet files in a thread, so that the main thread stays free. */
export type SheetMaker = WorkerPool<SheetJob, Uint8Array>;

/** Opens the threads for sheets: ten thousand rows, the maximum, take about a second. */
export function openSheetMaker(): SheetMaker {
  return openWorkerPool('platform/sheets/sheet-thread', {
    threads: 1,
    // Each waiting job holds its rows in memory.
    waiting: 10,
    jobMs: 30_000,
    idleMs: 60_000,
    heapMb: 256,
  });
}
