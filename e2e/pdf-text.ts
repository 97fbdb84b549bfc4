import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * All text of a PDF, as a reader would copy it, without spaces: lines break where the page wants it. It is read in a
 * thread, because pdf.js in its form for older Nodes replaces JSON.parse and JSON.stringify by slower ones.
 */
export async function pdfText(file: Uint8Array): Promise<string> {
  const thread = new Worker(new URL('./pdf-text-thread.mjs', import.meta.url), { workerData: file });
  const [text] = (await once(thread, 'message')) as [string];
  return text;
}
