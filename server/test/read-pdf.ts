import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a PDF says as text, and how many pictures it shows. */
export async function readPdf(bytes: Buffer): Promise<{ text: string; pictures: number }> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const texts: string[] = [];
  let pictures = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
    const { fnArray } = await page.getOperatorList();
    pictures += fnArray.filter((operator) => operator === OPS.paintImageXObject).length;
  }
  return { text: texts.join('\n'), pictures };
}
