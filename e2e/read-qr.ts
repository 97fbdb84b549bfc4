import jsQR from 'jsqr';
import sharp from 'sharp';

/** What the QR code in a picture says, as another phone's camera reads it; null where none is found. */
export async function readQr(picture: Uint8Array): Promise<string | null> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}
