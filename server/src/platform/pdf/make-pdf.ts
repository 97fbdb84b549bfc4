import pdfmake from 'pdfmake';
import { glyphless, textFaces } from './faces.ts';
import { glyphlessFace } from './glyphless-face.ts';
import { keepFace } from './kept-faces.ts';
import type { PdfDocument } from './pdf-document.ts';
import { setText } from './set-text.ts';

// Opened once for all documents.
const faces = new Map<string, Buffer>([
  ...Object.values(textFaces)
    .flatMap(({ normal, bold }) => [normal, bold])
    .map((file) => [file, keepFace(file)] as const),
  [glyphless, keepFace(glyphlessFace())],
]);
for (const [name, file] of faces) pdfmake.virtualfs.writeFileSync(name, file);
pdfmake.setFonts({
  ...Object.fromEntries(Object.values(textFaces).map(({ name, normal, bold }) => [name, { normal, bold }])),
  [glyphless]: { normal: glyphless, bold: glyphless },
});
// A document consists of its input only: no access to files or addresses.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => faces.has(path));
pdfmake.setTableLayouts({
  /** Thin lines between rows, none around them. */
  rows: {
    hLineWidth: (at: number, node: { table: { body: unknown[] } }) =>
      at === 0 || at === node.table.body.length ? 0 : 0.5,
    vLineWidth: () => 0,
    hLineColor: () => '#dfd6c3',
    paddingLeft: () => 0,
    paddingTop: () => 1.8,
    paddingBottom: () => 1.8,
  },
});

/**
 * The document as a PDF, the glyphs it uses embedded. It takes the whole thread for some hundredths of a second: the
 * portal calls it by `openPdfMaker`.
 */
export async function makePdf(document: PdfDocument): Promise<Buffer> {
  const [left, , right] = document.margins;
  const margin = [left, 8, right, 0];
  const foot = document.foot.map((part) => setText(part));
  return pdfmake
    .createPdf({
      pageSize: 'A4',
      version: '1.7',
      language: document.language ?? 'zh-CN',
      displayTitle: true,
      pageMargins: [...document.margins],
      info: { title: document.title, author: document.author, creationDate: document.now },
      defaultStyle: { font: textFaces.chinese.name, fontSize: 9 },
      content: document.content.map((part) => setText(part)),
      footer: (page: number, pages: number) => ({
        stack: [...foot, footLine(document, page, pages)],
        margin,
      }),
    })
    .getBuffer();
}

function footLine({ footLine: text }: PdfDocument, page: number, pages: number) {
  const number = { text: `${page} / ${pages}`, width: 'auto' };
  return setText({ columns: [{ text, width: '*' }, number], fontSize: 7.5, color: '#55625f' });
}
