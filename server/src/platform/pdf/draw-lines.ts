import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { drawnFaces, glyphless, SHAPED, textFaces } from './faces.ts';
import { glyphlessWidth } from './glyphless-face.ts';
import type { PdfPart } from './pdf-document.ts';
import { shadesPng } from './shades-png.ts';

/** Pixels per point: sharp enough for print. */
const SCALE = 4;
const PAD = SCALE;

const families = [
  { name: textFaces.latin.name, file: textFaces.latin.normal },
  { name: textFaces.chinese.name, file: textFaces.chinese.normal },
  ...drawnFaces,
].map(({ name, file }) => {
  // A unique family name: a font of the machine with the same name may lack letters.
  const family = `Voucher ${name}`;
  if (!GlobalFonts.registerFromPath(file, family)) throw new Error(`The font ${file} cannot be read`);
  return `"${family}"`;
});

interface LineStyle {
  fontSize: number;
  /** `#rrggbb`, like the background. */
  color: string;
  fillColor: string;
  maxWidth: number;
}

/**
 * Renders a text as one picture per line, because the drawing library shapes and orders every script
 * correctly; invisible text over each picture makes it searchable and copyable. Lines break where the
 * language divides words; sizes in points.
 */
export function drawLines(text: string, style: LineStyle): PdfPart[] {
  const ruler = createCanvas(1, 1).getContext('2d');
  ruler.font = fontOf(style.fontSize);
  const lines = text.split('\n').flatMap((line) => breakLine(ruler, line, style.maxWidth * SCALE));
  const drawn = lines.map((line) => drawnLine(ruler, line, style));
  return lines.map((line, at) => lineOf(drawn[at]!, line, { style, former: drawn[at - 1] }));
}

/** A picture of a line; sizes in points. */
interface Drawn {
  image: string;
  width: number;
  height: number;
  /** Between its letters' line and its upper edge. */
  ascent: number;
}

/** Cache of rendered lines, newest last: labels repeat in all documents of an agency. */
const drawnBefore = new Map<string, Drawn>();
const MAX_KEPT = 500;

function drawnLine(ruler: SKRSContext2D, text: string, style: LineStyle): Drawn {
  const key = JSON.stringify([text, style.fontSize, style.color, style.fillColor]);
  const drawn = drawnBefore.get(key) ?? drawLine(ruler, text, style);
  drawnBefore.delete(key);
  drawnBefore.set(key, drawn);
  const [oldest] = drawnBefore.keys();
  if (drawnBefore.size > MAX_KEPT) drawnBefore.delete(oldest!);
  return drawn;
}

/**
 * Lays out the picture of a line with its text over it; below another line it keeps the distance that its
 * script needs.
 */
function lineOf(
  drawn: Drawn,
  text: string,
  { style, former }: { style: LineStyle; former: Drawn | undefined },
): PdfPart {
  const width = Math.min(style.maxWidth, drawn.width);
  const apart = former ? former.height - former.ascent + drawn.ascent : Number.POSITIVE_INFINITY;
  const gap = Math.max(0, lineHeightOf(text) * style.fontSize - apart);
  return {
    stack: [{ image: drawn.image, width }, over(text, width, (width * drawn.height) / drawn.width)],
    ...(gap > 0 ? { margin: [0, gap, 0, 0] } : {}),
  };
}

/** Line spacing in multiples of the font size: scripts that stack their marks need more. */
function lineHeightOf(text: string): number {
  if (/[\p{Script=Myanmar}\p{Script=Khmer}]/u.test(text)) return 1.9;
  return SHAPED.test(text) ? 1.55 : 1.36;
}

/** Breaks a text into lines of at most this width in pixels; a wider word gets its own line. */
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
  const pen = createCanvas(width, height).getContext('2d');
  pen.font = fontOf(style.fontSize);
  // How far a letter covers its edge depends on its colour, too.
  pen.fillStyle = style.color;
  pen.fillText(text, PAD, ascent);
  const cover = pen.getImageData(0, 0, width, height).data.filter((_, at) => at % 4 === 3);
  const png = shadesPng({ width, height, cover: new Uint8Array(cover) }, style.color, style.fillColor);
  const image = `data:image/png;base64,${png.toString('base64')}`;
  return { image, width: width / SCALE, height: height / SCALE, ascent: ascent / SCALE };
}

/** Lays invisible text over a picture of this width and height in points, no wider than the picture. */
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
