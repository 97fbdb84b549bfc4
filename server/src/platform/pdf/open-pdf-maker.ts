import { availableParallelism } from 'node:os';
import { openWorkerPool, type WorkerPool } from '../threads/open-worker-pool.ts';
import type { PdfDocument } from './pdf-document.ts';

/** Makes documents into PDFs, away from the thread that answers. */
export type PdfMaker = WorkerPool<PdfDocument, Uint8Array>;

/** Where PDFs are made: a few hundredths of a second of work each, so thirty who wait are served within seconds. */
export function openPdfMaker(): PdfMaker {
  return openWorkerPool('platform/pdf/pdf-thread', {
    // One core stays with the thread that answers.
    threads: availableParallelism() > 2 ? 2 : 1,
    waiting: 30,
    jobMs: 30_000,
    idleMs: 60_000,
    heapMb: 256,
  });
}
