/** Kinds of document whose content is read. */
export type DocumentKind = 'pdf' | 'ofd' | 'xml';

/** A document to read; plain data for a thread. */
export interface DocumentJob {
  kind: DocumentKind;
  bytes: Uint8Array;
}

/** Content of a document. */
export interface DocumentContent {
  /** Values that it names: elements of XML, metadata of PDF and OFD. The first value of a name counts. */
  fields: Readonly<Record<string, string>>;
  /** Printed text; line ends between its pieces. Empty for a scan. */
  text: string;
}

/** Bounds of what is read of a document; more is no invoice. */
export const bounds = {
  /** Characters of text and of all values. */
  characters: 200_000,
  /** Pages of a PDF. */
  pages: 20,
  /** Unpacked XML of an archive, in bytes. */
  unpacked: 10_000_000,
  /** Elements of XML. */
  elements: 50_000,
};
