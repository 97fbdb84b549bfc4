import { drawQuote, type PictureWords } from './draw-quote.ts';
import type { QuoteRow } from './quote-rows.ts';

/** Draws a quote and saves it as a PNG file. Returns false if the browser cannot draw it. */
export async function savePicture(
  rows: readonly QuoteRow[],
  words: PictureWords,
  name: string,
): Promise<boolean> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return false;
  const resize = (width: number, height: number) => {
    canvas.width = width;
    canvas.height = height;
  };
  drawQuote({ brush: context, resize }, rows, words);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!file) return false;
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return true;
}
