import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { answerJobs } from '../src/platform/threads/answer-jobs.ts';
import type { ReadPdf } from './read-pdf.ts';

answerJobs(async (data: Uint8Array): Promise<ReadPdf> => {
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
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
  const text = texts.join('\n').replaceAll(/[ \u00a0]+/g, ' ');
  await pdf.destroy();
  return { text, pictures, pages: pdf.numPages, faces };
});
