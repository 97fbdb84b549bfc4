import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** All text of a PDF, as a reader would copy it, without spaces: lines break where the page wants it. */
export async function pdfText(file: Uint8Array): Promise<string> {
  const task = getDocument({ data: new Uint8Array(file), verbosity: 0 });
  const document = await task.promise;
  const words: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const content = await (await document.getPage(number)).getTextContent();
    for (const item of content.items) if ('str' in item) words.push(item.str);
  }
  await task.destroy();
  return words.join('').replaceAll(/\s+/g, '');
}
