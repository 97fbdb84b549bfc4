import { parentPort } from 'node:worker_threads';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

// Plain JavaScript: a TypeScript module would need a loader here, which would process the three megabytes of
// pdf.js as well, ten times the work of reading a document.
parentPort?.on('message', async ({ id, bytes }) => {
  try {
    parentPort?.postMessage({ id, read: await read(bytes) });
  } catch (error) {
    parentPort?.postMessage({ id, error });
  }
});

/** @param {Uint8Array} data */
async function read(data) {
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const texts = [];
  /** @type {Map<string, string>} */
  const faces = new Map();
  let pictures = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    // The text has no character for a gap between words at the end of a line.
    texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''));
    const { fnArray } = await page.getOperatorList();
    for (const item of items) {
      if (!('str' in item)) continue;
      const { name } = page.commonObjs.get(item.fontName);
      // The letters before the plus only distinguish subsets.
      const face = name.replace(/^[A-Z]+\+/, '');
      faces.set(face, (faces.get(face) ?? '') + item.str);
    }
    pictures += fnArray.filter((operator) => operator === OPS.paintImageXObject).length;
  }
  const { info } = await pdf.getMetadata();
  const text = texts.join('\n').replaceAll(/[ \u00a0]+/g, ' ');
  await pdf.destroy();
  const { PDFFormatVersion: version, Language: language, Title: title, Author: author } = info;
  return { text, pictures, pages: pdf.numPages, faces, version, language, title, author };
}
