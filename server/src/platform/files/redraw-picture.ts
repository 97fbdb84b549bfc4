import sharp, { type Metadata } from 'sharp';

export const pictureFormats = ['jpeg', 'png', 'webp', 'gif'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** More than phones take. */
export const MAX_PIXELS = 40_000_000;
/** Maximum memory of all conversions together. */
const MAX_BYTES = 4 * MAX_PIXELS;
const LONGEST_SECONDS = 15;

export type Redrawn =
  | { width: number; height: number }
  /** The header promises more pixels than `MAX_PIXELS`; nothing was decoded. */
  | 'too_many_pixels'
  /** It is no picture of this format, or a broken one. */
  | 'unreadable';

/** Pictures are converted one at a time: each may need memory in proportion to its pixels. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Decodes a picture and writes it again to `target`, upright, in the same format: whatever else was in the file
 * (places, comments, other files) stays behind. Of an animation the first frame is kept.
 */
export function redrawPicture(source: string, format: PictureFormat, target: string): Promise<Redrawn> {
  const drawn = turn.then(() => redraw(source, format, target));
  turn = drawn.catch(() => {});
  return drawn;
}

async function redraw(source: string, format: PictureFormat, target: string): Promise<Redrawn> {
  try {
    // Only the header is read here.
    const head = await sharp(source, { limitInputPixels: false }).metadata();
    if (head.format !== format) return 'unreadable';
    if (isTooMuch(head)) return 'too_many_pixels';
    const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true } as const;
    const { width, height } = await sharp(source, options)
      .timeout({ seconds: LONGEST_SECONDS })
      .autoOrient()
      .toFormat(format, format === 'jpeg' || format === 'webp' ? { quality: 88 } : {})
      .toFile(target);
    return { width, height };
  } catch (error) {
    // A full disk is our fault, not the picture's.
    if (error instanceof Error && /ENOSPC|no space left/i.test(error.message)) throw error;
    return 'unreadable';
  }
}

/** Whether decoding a picture would take more memory than any may. */
export function isTooMuch({ width, height, channels, depth }: Metadata): boolean {
  const pixels = width * height;
  return pixels > MAX_PIXELS || pixels * channels * (depth === 'uchar' ? 1 : 2) > MAX_BYTES;
}
