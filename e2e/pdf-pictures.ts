import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Each page of a PDF as PNG, 144 dots an inch; in a thread, as pdf-text.ts says. */
export async function pdfPictures(file: Uint8Array): Promise<Uint8Array[]> {
  const thread = new Worker(new URL('./pdf-pictures-thread.mjs', import.meta.url), { workerData: file });
  const [pictures] = (await once(thread, 'message')) as [Uint8Array[]];
  return pictures;
}
