/** A picture's size, in its own pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The part of a picture that is kept, in the picture's own pixels. */
export interface Square {
  x: number;
  y: number;
  side: number;
}

/** A smaller part would be enlarged. */
export const leastSide = 64;
const maxZoom = 5;

/** The largest square, in the middle; a little inside the edge where there is room, so that it can be seen to move. */
export function firstSquare(size: Size): Square {
  const side = Math.max(leastSide, shortSide(size) * 0.9);
  return centred(size, { x: size.width / 2, y: size.height / 2 }, side);
}

/** How far a square is zoomed in, in percent: 100 is the largest that fits. */
export function zoomOf(square: Square, size: Size): number {
  return Math.round((shortSide(size) / square.side) * 100);
}

/** The most that a picture can be zoomed in, in percent. */
export function maxZoomOf(size: Size): number {
  return Math.max(100, Math.floor(Math.min(maxZoom, shortSide(size) / leastSide) * 100));
}

/** Zooms to a percentage around the same centre; moved inside if it would cross an edge. */
export function zoomTo(square: Square, size: Size, percent: number): Square {
  const middle = { x: square.x + square.side / 2, y: square.y + square.side / 2 };
  return centred(size, middle, shortSide(size) / (percent / 100));
}

/** The square as shares of the picture, in percent, as the cropping part wants it. */
export function shareOf({ x, y, side }: Square, { width, height }: Size) {
  return {
    unit: '%' as const,
    x: (x / width) * 100,
    y: (y / height) * 100,
    width: (side / width) * 100,
    height: (side / height) * 100,
  };
}

/** The square of such shares; never outside the picture. */
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
