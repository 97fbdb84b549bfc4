import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Renders each page of a PDF as PNG at 144 dpi, in a thread for the reason given in pdf-text.ts. */
export async function pdfPictures(file: Uint8Array): Promise<Uint8Array[]> {
  const thread = new Worker(new URL('./pdf-pictures-thread.mjs', import.meta.url), { workerData: file });
  const [pictures] = (await once(thread, 'message')) as [Uint8Array[]];
  return pictures;
}
