export interface Point {
  x: number;
  y: number;
}

/**
 * Where the amounts of a row of days stand in a drawing: each in the middle of its column, from nothing (or the
 * lowest debt) at the lower edge to the highest amount a little under the upper one.
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
