import { parentPort, workerData } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const task = getDocument({ data: new Uint8Array(workerData), verbosity: 0 });
const document = await task.promise;
const words = [];
for (let number = 1; number <= document.numPages; number++) {
  const content = await (await document.getPage(number)).getTextContent();
  for (const item of content.items) if ('str' in item) words.push(item.str);
}
await task.destroy();
parentPort.postMessage(words.join('').replaceAll(/\s+/g, ''));
