import { Worker } from 'node:worker_threads';

/**
 * Content of a PDF: its text, a line per page; counts of pictures and pages; its words by font; version,
 * language, title and author.
 */
export interface ReadPdf {
  text: string;
  pictures: number;
  pages: number;
  faces: Map<string, string>;
  version: string;
  language: string;
  title?: string;
  author?: string;
}

interface Waiting {
  resolve(read: ReadPdf): void;
  reject(error: unknown): void;
}

interface Answer {
  id: number;
  read?: ReadPdf;
  error?: unknown;
}

/**
 * PDFs are read in a thread: the build of pdf.js for older Nodes polyfills JavaScript and makes JSON.parse
 * and JSON.stringify slower, and the portal under test must not run on that. All files of a process share it,
 * because starting takes longer than reading.
 */
let reader: Worker | undefined;
const waiting = new Map<number, Waiting>();
let asked = 0;

export function readPdf(bytes: Buffer): Promise<ReadPdf> {
  reader ??= openReader();
  const thread = reader;
  asked += 1;
  const id = asked;
  thread.ref();
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    thread.postMessage({ id, bytes: new Uint8Array(bytes) });
  });
}

function openReader(): Worker {
  const thread = new Worker(new URL('./read-pdf-thread.mjs', import.meta.url), { execArgv: [] });
  thread.on('message', ({ id, read, error }: Answer) => {
    const answer = waiting.get(id);
    waiting.delete(id);
    if (read) answer?.resolve(read);
    else answer?.reject(error);
    // It does not keep the process alive.
    if (waiting.size === 0) thread.unref();
  });
  thread.on('error', (error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    reader = undefined;
  });
  return thread;
}
