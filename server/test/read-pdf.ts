import { openWorkshop } from '../src/platform/threads/open-workshop.ts';

/** What a PDF says as text, how many pictures and pages it has, and the faces of its words, each with the words. */
export interface ReadPdf {
  text: string;
  pictures: number;
  pages: number;
  faces: Map<string, string>;
}

/**
 * PDFs are read in a thread: pdf.js in its form for older Nodes replaces what JavaScript lacks there, JSON.parse and
 * JSON.stringify for the slower among it, and nothing of the portal under test may run on that.
 */
const readers = openWorkshop<Uint8Array, ReadPdf>('../test/read-pdf-thread', {
  ...{ threads: 1, waiting: 1000, heapMb: 1000 },
  ...{ jobMs: 60_000, idleMs: 60_000 },
});

export function readPdf(bytes: Buffer): Promise<ReadPdf> {
  return readers.run(new Uint8Array(bytes));
}
