import { createRequire } from 'node:module';
import type { getDocument as GetDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { bounds, type DocumentContent } from './document-content.ts';

// Required, not imported: in development a loader would process its five megabytes first, which takes many seconds.
const require = createRequire(import.meta.url);
// It looks for its own worker here, before it would import it.
Object.assign(globalThis, { pdfjsWorker: require('pdfjs-dist/legacy/build/pdf.worker.mjs') });
const { getDocument } = require('pdfjs-dist/legacy/build/pdf.mjs') as { getDocument: typeof GetDocument };

/**
 * Reads the text and the metadata of a PDF. Nothing is drawn and no code of it runs.
 * @throws an error if the document is damaged or encrypted.
 */
export async function readPdfText(data: Uint8Array): Promise<DocumentContent> {
  const pdf = await getDocument({ data, verbosity: 0, isEvalSupported: false, disableFontFace: true })
    .promise;
  try {
    const pages: string[] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, bounds.pages); number++) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : ' ') : '')).join(''));
    }
    const { info } = await pdf.getMetadata();
    return {
      fields: textsOf((info as { Custom?: unknown }).Custom),
      text: pages.join('\n').slice(0, bounds.characters),
    };
  } finally {
    await pdf.destroy();
  }
}

/** Own entries of the document's information, such as `InvoiceNumber`. */
function textsOf(custom: unknown): Record<string, string> {
  if (typeof custom !== 'object' || custom === null) return {};
  const texts = Object.entries(custom).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts.slice(0, 100).map(([name, text]) => [name, text.slice(0, 1000)]));
}
