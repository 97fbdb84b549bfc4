import { openWorkerPool, type WorkerPool } from '../threads/open-worker-pool.ts';
import type { DocumentContent, DocumentJob } from './document-content.ts';

/**
 * Reads documents of others in a thread of its own, so that a hostile one neither blocks nor exhausts the portal.
 * Undefined for a damaged document.
 */
export type DocumentReader = WorkerPool<DocumentJob, DocumentContent | undefined>;

export function openDocumentReader(): DocumentReader {
  return openWorkerPool('platform/documents/document-thread', {
    threads: 1,
    waiting: 10,
    jobMs: 20_000,
    idleMs: 60_000,
    heapMb: 192,
  });
}
