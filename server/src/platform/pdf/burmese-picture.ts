import { createRequire } from 'node:module';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import type { PdfPart } from './make-pdf.ts';

/** Pixels per point: sharp enough for print. */
const SCALE = 4;
const family = 'Voucher Burmese';

const packages = createRequire(import.meta.url);
GlobalFonts.registerFromPath(
  packages.resolve('@expo-google-fonts/noto-sans-myanmar/600SemiBold/NotoSansMyanmar_600SemiBold.ttf'),
  family,
);
GlobalFonts.registerFromPath(
  packages.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  `${family} Other`,
);

/** Whether a text has Burmese letters, which PDF libraries place wrongly. */
export function isBurmese(text: string): boolean {
  return /\p{Script=Myanmar}/u.test(text);
}

/**
 * A line of text drawn as a picture, because the drawing library shapes Burmese vowels rightly. It keeps its
 * size unless it is wider than `maxWidth`; sizes in points.
 */
export function burmesePicture(
  text: string,
  style: { size: number; color: string; maxWidth: number },
): PdfPart {
  const font = `${style.size * SCALE}px "${family}", "${family} Other"`;
  const ruler = createCanvas(1, 1).getContext('2d');
  ruler.font = font;
  const measured = ruler.measureText(text);
  const pad = SCALE;
  const ascent = Math.ceil(measured.actualBoundingBoxAscent) + pad;
  const width = Math.max(1, Math.ceil(measured.width)) + 2 * pad;
  const height = ascent + Math.ceil(measured.actualBoundingBoxDescent) + pad;
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.font = font;
  pen.fillStyle = style.color;
  pen.fillText(text, pad, ascent);
  return {
    image: `data:image/png;base64,${canvas.toBuffer('image/png').toString('base64')}`,
    width: Math.min(style.maxWidth, width / SCALE),
  };
}
