import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { drawnFaces, textFaces } from './faces.ts';
import type { PdfPart } from './pdf-document.ts';

/** Pixels per point: sharp enough for print. */
const SCALE = 4;
const PAD = SCALE;

const families = [
  { name: textFaces.latin.name, file: textFaces.latin.normal },
  { name: textFaces.chinese.name, file: textFaces.chinese.normal },
  ...drawnFaces,
].map(({ name, file }) => {
  // A name of its own: what the machine has by the same name may lack letters.
  const family = `Voucher ${name}`;
  if (!GlobalFonts.registerFromPath(file, family)) throw new Error(`The font ${file} cannot be read`);
  return `"${family}"`;
});

/**
 * A text drawn as pictures, one a line, because the drawing library shapes and orders the letters of every script
 * rightly. It is broken where its language divides words; sizes in points.
 */
export function drawLines(
  text: string,
  style: { fontSize: number; color: string; maxWidth: number },
): PdfPart[] {
  const ruler = createCanvas(1, 1).getContext('2d');
  ruler.font = fontOf(style.fontSize);
  return text
    .split('\n')
    .flatMap((line) => breakLine(ruler, line, style.maxWidth * SCALE))
    .map((line) => drawLine(ruler, line, style));
}

/** Lines no wider than so many pixels; a single word that is wider stands alone. */
function breakLine(ruler: SKRSContext2D, text: string, maxWidth: number): string[] {
  const lines = [''];
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)) {
    const longer = lines.at(-1) + segment;
    if (lines.at(-1) === '' || ruler.measureText(longer.trimEnd()).width <= maxWidth) {
      lines[lines.length - 1] = longer;
    } else lines.push(segment.trimStart());
  }
  return lines;
}

function drawLine(
  ruler: SKRSContext2D,
  text: string,
  style: { fontSize: number; color: string; maxWidth: number },
): PdfPart {
  const measured = ruler.measureText(text);
  const ascent = Math.ceil(measured.actualBoundingBoxAscent) + PAD;
  const width = Math.max(1, Math.ceil(measured.width)) + 2 * PAD;
  const height = ascent + Math.ceil(measured.actualBoundingBoxDescent) + PAD;
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.font = fontOf(style.fontSize);
  pen.fillStyle = style.color;
  pen.fillText(text, PAD, ascent);
  return {
    image: `data:image/png;base64,${canvas.toBuffer('image/png').toString('base64')}`,
    width: Math.min(style.maxWidth, width / SCALE),
  };
}

function fontOf(size: number): string {
  return `${size * SCALE}px ${families.join(', ')}`;
}
