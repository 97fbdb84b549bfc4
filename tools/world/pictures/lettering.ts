import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Face } from 'fontkit';
import { num } from './pen.ts';

const require = createRequire(import.meta.url);
const files = { plain: '400Regular/NotoSansSC_400Regular.ttf', bold: '700Bold/NotoSansSC_700Bold.ttf' };
export type Weight = keyof typeof files;

const fonts = new Map<Weight, Face>();

function fontOf(weight: Weight): Face {
  const known = fonts.get(weight);
  if (known) return known;
  const font = create(readFileSync(require.resolve(`@expo-google-fonts/noto-sans-sc/${files[weight]}`)));
  fonts.set(weight, font);
  return font;
}

export interface Lettering {
  size: number;
  colour: string;
  weight?: Weight;
  anchor?: 'start' | 'middle' | 'end';
  /** Outline around the letters, for contrast with the background. */
  halo?: string;
}

/** Draws words in Chinese or English as outlines, so that they look alike on machines without fonts. */
export function drawWords(
  text: string,
  x: number,
  y: number,
  { size, colour, weight = 'plain', anchor = 'start', halo }: Lettering,
): string {
  const font = fontOf(weight);
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  const wide = widthOfWords(text, size, weight);
  let at = x - { start: 0, middle: wide / 2, end: wide }[anchor];
  const outlines = glyphs.map((glyph, index) => {
    const { xAdvance, xOffset } = positions[index]!;
    const d = glyph.path.toSVG();
    const place = `translate(${num(at + xOffset * scale)} ${num(y)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
    at += xAdvance * scale;
    return d ? `<path d="${d}" transform="${place}"/>` : '';
  });
  const letters = outlines.join('');
  const round = halo
    ? `<g fill="${halo}" stroke="${halo}" stroke-width="${num(8 / scale)}" stroke-linejoin="round">${letters}</g>`
    : '';
  return `${round}<g fill="${colour}">${letters}</g>`;
}

/** Returns the width of words, in the units of `size`. */
export function widthOfWords(text: string, size: number, weight: Weight = 'plain'): number {
  const font = fontOf(weight);
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}
