import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { drawnFaces, glyphless, textFaces } from './faces.ts';
import { glyphlessWidth } from './glyphless-face.ts';
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

interface LineStyle {
  fontSize: number;
  color: string;
  maxWidth: number;
}

/**
 * A text drawn as pictures, one a line, because the drawing library shapes and orders the letters of every script
 * rightly; over each lies its text, unseen, to be found and copied. It is broken where its language divides words; sizes
 * in points.
 */
export function drawLines(text: string, style: LineStyle): PdfPart[] {
  const ruler = createCanvas(1, 1).getContext('2d');
  ruler.font = fontOf(style.fontSize);
  return text
    .split('\n')
    .flatMap((line) => breakLine(ruler, line, style.maxWidth * SCALE))
    .map((line) => lineOf(ruler, line, style));
}

/** A picture of a line; sizes in points. */
interface Drawn {
  image: string;
  width: number;
  height: number;
}

/** Lines that were drawn, newest last: labels are the same in every document of an agency. */
const drawnBefore = new Map<string, Drawn>();
const MOST_KEPT = 500;

function lineOf(ruler: SKRSContext2D, text: string, style: LineStyle): PdfPart {
  const key = JSON.stringify([text, style.fontSize, style.color]);
  const drawn = drawnBefore.get(key) ?? drawLine(ruler, text, style);
  drawnBefore.delete(key);
  drawnBefore.set(key, drawn);
  const [oldest] = drawnBefore.keys();
  if (drawnBefore.size > MOST_KEPT) drawnBefore.delete(oldest!);
  const width = Math.min(style.maxWidth, drawn.width);
  return { stack: [{ image: drawn.image, width }, over(text, width, (width * drawn.height) / drawn.width)] };
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

function drawLine(ruler: SKRSContext2D, text: string, style: LineStyle): Drawn {
  const measured = ruler.measureText(text);
  const ascent = Math.ceil(measured.actualBoundingBoxAscent) + PAD;
  const width = Math.max(1, Math.ceil(measured.width)) + 2 * PAD;
  const height = ascent + Math.ceil(measured.actualBoundingBoxDescent) + PAD;
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.font = fontOf(style.fontSize);
  pen.fillStyle = style.color;
  pen.fillText(text, PAD, ascent);
  const image = `data:image/png;base64,${canvas.toBuffer('image/png').toString('base64')}`;
  return { image, width: width / SCALE, height: height / SCALE };
}

/** The text of a picture so many points wide and high, over it and no wider. */
function over(text: string, width: number, height: number): PdfPart {
  return {
    text,
    font: glyphless,
    fontSize: Math.min(height, width / (glyphlessWidth * text.length)),
    noWrap: true,
    relativePosition: { x: 0, y: -height },
  };
}

function fontOf(size: number): string {
  return `${size * SCALE}px ${families.join(', ')}`;
}
