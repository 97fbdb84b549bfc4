import sharp from 'sharp';
import { MAX_PIXELS } from '../files/redraw-picture.ts';

const LONGEST_SECONDS = 15;

/** In pixels: the bounding box, the minimum of the longer side, and the maximum ratio of the sides. */
interface Shape {
  width: number;
  height: number;
  least: number;
  ratio: number;
}

/** Reduces a picture to a small JPEG file on white; undefined if it is not a picture, too small or too long. */
export async function shrinkPicture(file: Buffer, shape: Shape): Promise<Buffer | undefined> {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true } as const;
  const head = await sharp(file, options)
    .metadata()
    .catch(() => undefined);
  if (!head) return undefined;
  const [shorter, longer] = [head.width, head.height].sort((a, b) => a - b) as [number, number];
  if (longer < shape.least || longer > shape.ratio * shorter) return undefined;
  return sharp(file, options)
    .timeout({ seconds: LONGEST_SECONDS })
    .autoOrient()
    .flatten({ background: '#fff' })
    .resize({ width: shape.width, height: shape.height, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 85 })
    .toBuffer();
}
