import type { DocumentContent, DocumentJob } from './document-content.ts';
import { readOfd } from './read-ofd.ts';
import { readPdfText } from './read-pdf-text.ts';
import { fieldsOf, readXmlLeaves } from './read-xml-fields.ts';

/** Reads a document; undefined if it is damaged or beyond the bounds. */
export async function readDocument({ kind, bytes }: DocumentJob): Promise<DocumentContent | undefined> {
  try {
    if (kind === 'pdf') return await readPdfText(bytes);
    if (kind === 'ofd') return readOfd(bytes);
    const xml = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { fields: fieldsOf(readXmlLeaves(xml)), text: '' };
  } catch {
    // The libraries have no common class for the faults of a damaged file.
    return undefined;
  }
}
