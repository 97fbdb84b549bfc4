import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';

/** A piece of a document: text, columns, table, picture or drawing, in pdfmake's own words. */
export type PdfPart = Readonly<Record<string, unknown>>;

export interface PdfDocument {
  title: string;
  author: string;
  /** A4 with these margins in points: left, top, right, bottom. */
  margins: readonly [number, number, number, number];
  content: readonly PdfPart[];
  footer(page: number, pages: number): PdfPart;
  /** When it was made, for the file's own properties. */
  now: Date;
}

const packages = createRequire(import.meta.url);
const folder = '@expo-google-fonts/noto-sans-sc';
const fonts = {
  normal: packages.resolve(`${folder}/400Regular/NotoSansSC_400Regular.ttf`),
  bold: packages.resolve(`${folder}/700Bold/NotoSansSC_700Bold.ttf`),
};

pdfmake.setFonts({ 'Noto Sans SC': fonts });
// A document is made of what it is given; nothing in it may reach for files or addresses.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path === fonts.normal || path === fonts.bold);

/** The document as a PDF with its Chinese and Latin glyphs embedded. */
export async function makePdf(document: PdfDocument): Promise<Buffer> {
  return pdfmake
    .createPdf({
      pageSize: 'A4',
      pageMargins: [...document.margins],
      info: { title: document.title, author: document.author, creationDate: document.now },
      defaultStyle: { font: 'Noto Sans SC', fontSize: 9, lineHeight: 1.1 },
      content: [...document.content],
      footer: (page: number, pages: number) => document.footer(page, pages),
    })
    .getBuffer();
}
