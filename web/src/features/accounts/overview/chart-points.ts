export interface Point {
  x: number;
  y: number;
}

/** The minor units of a text with two decimals, `"1234.50"` → 123450. */
export function minorUnits(text: string): number {
  const [whole = '0', decimals = ''] = text.replace('-', '').split('.');
  const amount = Number(whole) * 100 + Number(decimals.padEnd(2, '0').slice(0, 2));
  return text.startsWith('-') ? 0 - amount : amount;
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
