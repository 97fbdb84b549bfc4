import { availableParallelism } from 'node:os';
import { openWorkerPool, type WorkerPool } from '../threads/open-worker-pool.ts';
import type { PdfDocument } from './pdf-document.ts';

/** Creates PDFs in threads, so that the main thread stays free. */
export type PdfMaker = WorkerPool<PdfDocument, Uint8Array>;

/**
 * Opens the threads for PDFs: each takes a few hundredths of a second, so thirty waiting ones are served within
 * seconds.
 */
export function openPdfMaker(): PdfMaker {
  return openWorkerPool('platform/pdf/pdf-thread', {
    // One core stays free for the main thread.
    threads: availableParallelism() > 2 ? 2 : 1,
    waiting: 30,
    jobMs: 30_000,
    idleMs: 60_000,
    heapMb: 256,
  });
}
