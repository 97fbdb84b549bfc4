import sharp, { type Metadata } from 'sharp';

export const pictureFormats = ['jpeg', 'png', 'webp', 'gif'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** More than phone cameras produce. */
export const MAX_PIXELS = 40_000_000;
/** Maximum memory of all conversions together. */
const MAX_BYTES = 4 * MAX_PIXELS;
const LONGEST_SECONDS = 15;

export type Redrawn =
  | { width: number; height: number }
  /** The header declares more pixels than `MAX_PIXELS`; nothing was decoded. */
  | 'too_many_pixels'
  /** Not a picture of this format, or broken. */
  | 'unreadable';

/** Pictures are converted one at a time: each may need memory in proportion to its pixels. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Decodes a picture and encodes it again to `target`, upright, in the same format, which removes everything else in
 * the file (locations, comments, embedded files). Animations keep only their first frame.
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
    // A full disk is not the picture's fault.
    if (error instanceof Error && /ENOSPC|no space left/i.test(error.message)) throw error;
    return 'unreadable';
  }
}

/** Whether decoding a picture would take more memory than allowed. */
export function isTooMuch({ width, height, channels, depth }: Metadata): boolean {
  const pixels = width * height;
  return pixels > MAX_PIXELS || pixels * channels * (depth === 'uchar' ? 1 : 2) > MAX_BYTES;
}
