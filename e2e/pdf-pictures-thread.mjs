import { parentPort, workerData } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const task = getDocument({ data: new Uint8Array(workerData), verbosity: 0 });
const document = await task.promise;
const pictures = [];
for (let number = 1; number <= document.numPages; number++) {
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale: 2 });
  // Uses pdf.js's own kind of canvas: it does not accept shapes of another package.
  const { canvas } = document.canvasFactory.create(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvas, viewport }).promise;
  pictures.push(new Uint8Array(canvas.toBuffer('image/png')));
}
parentPort.postMessage(pictures);
await task.destroy();
