/**
 * Part of a document in pdfmake's notation: text, columns, table, picture or drawing. It is plain data, so
 * that another thread can lay it out. `lang` sets the language of a text (default `zh`) and `maxWidth` its
 * maximum line width in points; nested parts inherit both.
 */
export type PdfPart = Readonly<Record<string, unknown>>;

export interface PdfDocument {
  title: string;
  author: string;
  /** BCP 47 tag of the document's first language, for screen readers; default `zh-CN`. */
  language?: string;
  /** A4 with these margins in points: left, top, right, bottom. */
  margins: readonly [number, number, number, number];
  content: readonly PdfPart[];
  /** Above the line with the page number, on every page. */
  foot: readonly PdfPart[];
  /** Left of the number of the page. */
  footLine: string;
  /** When it was made, for the file's own properties. */
  now: Date;
}
