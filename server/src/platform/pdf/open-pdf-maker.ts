import { availableParallelism } from 'node:os';
import { openWorkshop, type Workshop } from '../threads/open-workshop.ts';
import type { PdfDocument } from './pdf-document.ts';

/** Makes documents into PDFs, away from the thread that answers. */
export type PdfMaker = Workshop<PdfDocument, Uint8Array>;

/** Where PDFs are made: a few hundredths of a second of work each, so thirty who wait are served within seconds. */
export function openPdfMaker(): PdfMaker {
  return openWorkshop('platform/pdf/pdf-thread', {
    // One core stays with the thread that answers.
    threads: availableParallelism() > 2 ? 2 : 1,
    waiting: 30,
    jobMs: 30_000,
    idleMs: 60_000,
    heapMb: 256,
  });
}
