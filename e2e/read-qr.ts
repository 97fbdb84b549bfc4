import jsQR from 'jsqr';
import sharp from 'sharp';

/** Decodes the QR code in a picture; null if there is none. */
export async function readQr(picture: Uint8Array): Promise<string | null> {
  const { width } = await sharp(picture).metadata();
  // A camera sees several dots for each pixel of the screen.
  const seen = sharp(picture).resize({ width: width < 400 ? width * 4 : width });
  const { data, info } = await seen.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}
