export interface Point {
  x: number;
  y: number;
}

/**
 * Positions daily amounts in a drawing: each in the centre of its column, from zero (or the lowest debt) at
 * the bottom to the highest amount just below the top.
 */
export function placePoints(amounts: readonly number[], width: number, height: number): Point[] {
  const low = Math.min(0, ...amounts);
  const high = Math.max(...amounts, low + 1);
  const column = width / Math.max(1, amounts.length);
  return amounts.map((amount, at) => ({
    x: column * (at + 0.5),
    y: height - ((amount - low) / (high - low)) * height * 0.86 - 2,
  }));
}
