import { createHash } from 'node:crypto';
import { open, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { isTooMuch, MAX_PIXELS } from '../files/redraw-picture.ts';

/** Maximum file size. */
export const MAX_PICTURE_MIB = 20;
/** Smaller pictures look blurred on a page. */
export const FEWEST_PIXELS = { width: 320, height: 200 };
/** Maximum ratio of the longer side to the shorter one. */
export const LONGEST_SHAPE = 3;

const LONGEST_SECONDS = 15;
const SUFFIXES: Record<string, 'jpg' | 'png' | 'webp' | undefined> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
};

/** Properties of a picture file after inspection. */
export interface InspectedPicture {
  /** 22 characters derived from its bytes. */
  key: string;
  /** From its content, whatever its name. */
  suffix: 'jpg' | 'png' | 'webp';
  /** Pixels, upright. */
  width: number;
  height: number;
  /** Four by three pixels as in a BMP file, in base64. */
  preview: string;
}

export type PictureFault =
  | 'missing'
  | 'too_large'
  | 'unreadable'
  | 'too_many_pixels'
  | 'too_small'
  | 'too_long';

/**
 * Decodes a JPEG, PNG or WebP file completely and returns its properties or its fault. Checks the file size
 * before reading and the pixel count before decoding; ignores the name.
 */
export async function inspectPicture(path: string): Promise<InspectedPicture | PictureFault> {
  const size = await sizeOf(path);
  if (size === undefined) return 'missing';
  if (size > MAX_PICTURE_MIB * 1024 * 1024) return 'too_large';
  const bytes = await readFile(path);
  try {
    const head = await sharp(bytes, { limitInputPixels: false }).metadata();
    const suffix = SUFFIXES[head.format];
    if (!suffix || (head.pages ?? 1) > 1) return 'unreadable';
    const { width, height } = head.autoOrient;
    if (isTooMuch(head)) return 'too_many_pixels';
    if (width < FEWEST_PIXELS.width || height < FEWEST_PIXELS.height) return 'too_small';
    if (Math.max(width, height) > LONGEST_SHAPE * Math.min(width, height)) return 'too_long';
    return { key: keyOf(bytes), suffix, width, height, preview: await previewOf(bytes) };
  } catch {
    return 'unreadable';
  }
}

async function sizeOf(path: string): Promise<number | undefined> {
  const file = await open(path).catch(() => undefined);
  if (!file) return undefined;
  try {
    const found = await file.stat();
    return found.isFile() ? found.size : undefined;
  } finally {
    await file.close();
  }
}

function keyOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest().subarray(0, 16).toString('base64url');
}

/** Reduced to twelve colours; rows from the bottom up, blue before red, as in BMP. */
async function previewOf(bytes: Buffer): Promise<string> {
  const pixels = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: LONGEST_SECONDS })
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize(4, 3, { fit: 'fill' })
    .flip()
    .removeAlpha()
    .raw()
    .toBuffer();
  for (let at = 0; at < pixels.length; at += 3) pixels.subarray(at, at + 3).reverse();
  return pixels.toString('base64');
}
