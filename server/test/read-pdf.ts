import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a PDF says as text, how many pictures and pages it has, and the faces of its words, each with the words. */
export async function readPdf(bytes: Buffer): Promise<{
  text: string;
  pictures: number;
  pages: number;
  faces: Map<string, string>;
}> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const texts: string[] = [];
  const faces = new Map<string, string>();
  let pictures = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    // Where a line ends the gap between two words is not in the text.
    texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''));
    const { fnArray } = await page.getOperatorList();
    for (const item of items) {
      if (!('str' in item)) continue;
      const { name } = page.commonObjs.get(item.fontName) as { name: string };
      // The letters before the plus only tell subsets apart.
      const face = name.replace(/^[A-Z]+\+/, '');
      faces.set(face, (faces.get(face) ?? '') + item.str);
    }
    pictures += fnArray.filter((operator) => operator === OPS.paintImageXObject).length;
  }
  return { text: texts.join('\n').replaceAll(/[ \u00a0]+/g, ' '), pictures, pages: pdf.numPages, faces };
}
