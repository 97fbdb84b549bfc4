/** Size of a picture in its own pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The cropped part of a picture, in the picture's own pixels. */
export interface Square {
  x: number;
  y: number;
  side: number;
}

/** A smaller part would have to be enlarged. */
export const leastSide = 64;
const maxZoom = 5;

/** The largest centred square; a little smaller than the picture if possible, to show that it can be moved. */
export function firstSquare(size: Size): Square {
  const side = Math.max(leastSide, shortSide(size) * 0.9);
  return centred(size, { x: size.width / 2, y: size.height / 2 }, side);
}

/** Zoom of a square in percent: 100 is the largest square that fits. */
export function zoomOf(square: Square, size: Size): number {
  return Math.round((shortSide(size) / square.side) * 100);
}

/** Maximum zoom of a picture in percent. */
export function maxZoomOf(size: Size): number {
  return Math.max(100, Math.floor(Math.min(maxZoom, shortSide(size) / leastSide) * 100));
}

/** Zooms to a percentage around the same centre; moved inside if it would cross an edge. */
export function zoomTo(square: Square, size: Size, percent: number): Square {
  const middle = { x: square.x + square.side / 2, y: square.y + square.side / 2 };
  return centred(size, middle, shortSide(size) / (percent / 100));
}

/** The square in percent of the picture, as the cropping component expects it. */
export function shareOf({ x, y, side }: Square, { width, height }: Size) {
  return {
    unit: '%' as const,
    x: (x / width) * 100,
    y: (y / height) * 100,
    width: (side / width) * 100,
    height: (side / height) * 100,
  };
}

/** Converts such percentages to a square within the picture. */
export function squareOf(share: { x: number; y: number; width: number }, size: Size): Square {
  const side = Math.min((share.width / 100) * size.width, shortSide(size));
  return {
    x: within((share.x / 100) * size.width, size.width - side),
    y: within((share.y / 100) * size.height, size.height - side),
    side,
  };
}

function centred(size: Size, middle: { x: number; y: number }, wanted: number): Square {
  const side = Math.min(wanted, shortSide(size));
  return {
    x: within(middle.x - side / 2, size.width - side),
    y: within(middle.y - side / 2, size.height - side),
    side,
  };
}

function shortSide({ width, height }: Size): number {
  return Math.min(width, height);
}

function within(value: number, most: number): number {
  return Math.min(Math.max(0, value), Math.max(0, most));
}
