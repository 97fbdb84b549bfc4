/**
 * A piece of a document: text, columns, table, picture or drawing, in pdfmake's own words. It is plain data, so
 * that it can be laid out in another thread. A text may say its language with `lang` (`zh` unless it says so) and
 * how wide a line of it may be with `maxWidth`, in points; parts within inherit both.
 */
export type PdfPart = Readonly<Record<string, unknown>>;

export interface PdfDocument {
  title: string;
  author: string;
  /** BCP 47 tag of the language it is written in first, for screen readers; `zh-CN` unless it says so. */
  language?: string;
  /** A4 with these margins in points: left, top, right, bottom. */
  margins: readonly [number, number, number, number];
  content: readonly PdfPart[];
  /** Above the line that says which page it is, on every page. */
  foot: readonly PdfPart[];
  /** Left of the number of the page. */
  footLine: string;
  /** When it was made, for the file's own properties. */
  now: Date;
}
