import type { QuoteRow } from './quote-rows.ts';

export interface PictureWords {
  title: string;
  /** Below the rows: when the prices were read. */
  note: string;
}

/** A canvas. A new size empties it and resets its brush. */
export interface Drawing {
  brush: Brush;
  resize: (width: number, height: number) => void;
}

interface Brush {
  font: string;
  fillStyle: string | CanvasGradient | CanvasPattern;
  scale: (x: number, y: number) => void;
  fillRect: (x: number, y: number, width: number, height: number) => void;
  fillText: (text: string, x: number, y: number) => unknown;
  measureText: (text: string) => { width: number };
}

/** A picture is read on light paper, whichever colours the screen has. */
const colours = { paper: '#f8f4ec', ink: '#16222e', muted: '#5d6670', line: '#ddd5c6', price: '#0f5c63' };
const face = 'system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif';
const width = 750;
const margin = 40;
/** Pixels per unit, for sharp text on a phone. */
const density = 2;

interface Line {
  text: string;
  size: number;
  weight: number;
  colour: string;
  /** Distance to the next line. */
  height: number;
}

/** Draws the rows of a quote one below the other, as high as they need. */
export function drawQuote({ brush, resize }: Drawing, rows: readonly QuoteRow[], words: PictureWords): void {
  const measured = layOut(brush, rows, words);
  const bottom = margin * 2 + measured.reduce((sum, { height }) => sum + height, 0);
  resize(width * density, bottom * density);
  brush.scale(density, density);
  brush.fillStyle = colours.paper;
  brush.fillRect(0, 0, width, bottom);
  let y = margin;
  for (const line of measured) {
    if (line.text === '') {
      brush.fillStyle = colours.line;
      brush.fillRect(margin, y + line.height / 2, width - 2 * margin, 1);
    } else {
      brush.font = fontOf(line);
      brush.fillStyle = line.colour;
      brush.fillText(line.text, margin, y + line.size);
    }
    y += line.height;
  }
}

function layOut(brush: Brush, rows: readonly QuoteRow[], { title, note }: PictureWords): Line[] {
  const lines: Line[] = [{ text: title, size: 30, weight: 700, colour: colours.ink, height: 46 }];
  const add = (text: string, style: Omit<Line, 'text'>) => {
    brush.font = fontOf(style);
    for (const part of wrap(text, (one) => brush.measureText(one).width))
      lines.push({ ...style, text: part });
  };
  for (const [at, { title: name, details, price, terms }] of rows.entries()) {
    lines.push({ text: '', size: 0, weight: 0, colour: colours.line, height: 28 });
    add(`${at + 1}. ${name}`, { size: 22, weight: 600, colour: colours.ink, height: 32 });
    for (const detail of details) add(detail, { size: 18, weight: 400, colour: colours.ink, height: 27 });
    for (const term of terms) add(term, { size: 18, weight: 400, colour: colours.muted, height: 27 });
    add(price, { size: 24, weight: 700, colour: colours.price, height: 36 });
  }
  lines.push({ text: '', size: 0, weight: 0, colour: colours.line, height: 28 });
  add(note, { size: 16, weight: 400, colour: colours.muted, height: 24 });
  return lines;
}

/** Breaks a text into lines: between Chinese characters, and at the blanks of other words. */
function wrap(text: string, widthOf: (text: string) => number): string[] {
  const pieces = text.match(/\p{Script=Han}|[^\s\p{Script=Han}]+\s*|\s+/gu) ?? [];
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && widthOf((line + piece).trimEnd()) > width - 2 * margin) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += line === '' ? piece.trimStart() : piece;
  }
  return line === '' ? lines : [...lines, line.trimEnd()];
}

function fontOf({ size, weight }: Pick<Line, 'size' | 'weight'>): string {
  return `${weight} ${size}px ${face}`;
}
