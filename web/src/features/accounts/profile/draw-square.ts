import type { Square } from './crop-square.ts';

/** Largest displayed size, doubled for high-resolution screens. */
const drawnPx = 512;

/** Draws a square part of a picture as a JPEG file; transparent areas become white. Null if the browser cannot. */
export async function drawSquare(picture: HTMLImageElement, { x, y, side }: Square): Promise<File | null> {
  const canvas = document.createElement('canvas');
  const size = Math.min(drawnPx, Math.round(side));
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, size, size);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, x, y, side, side, 0, 0, size, size);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  return blob && new File([blob], 'avatar.jpg', { type: 'image/jpeg' });
}
