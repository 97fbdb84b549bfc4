import { parentPort, workerData } from 'node:worker_threads';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const task = getDocument({ data: new Uint8Array(workerData), verbosity: 0 });
const page = await (await task.promise).getPage(1);
const viewport = page.getViewport({ scale: 2 });
const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
await page.render({ canvas, canvasContext: canvas.getContext('2d'), viewport }).promise;
parentPort.postMessage(new Uint8Array(canvas.toBuffer('image/png')));
await task.destroy();
