import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * Returns all text of a PDF without spaces, because lines break wherever the layout requires. It is read in a
 * thread, because the build of pdf.js for older Nodes replaces JSON.parse and JSON.stringify with slower
 * ones.
 */
export async function pdfText(file: Uint8Array): Promise<string> {
  const thread = new Worker(new URL('./pdf-text-thread.mjs', import.meta.url), { workerData: file });
  const [text] = (await once(thread, 'message')) as [string];
  return text;
}
