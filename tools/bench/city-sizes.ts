/**
 * Returns the number of hotels per city, largest first: a power law from `largest` down whose sum is
 * `hotels`.
 */
export function citySizes(cities: number, hotels: number, largest: number): number[] {
  let [low, high] = [0, 3];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (total(cities, largest, middle) > hotels) low = middle;
    else high = middle;
  }
  const sizes = Array.from({ length: cities }, (_, at) => sizeAt(at, largest, high));
  // The remainder of rounding goes to the cities in the middle, one hotel each.
  let missing = hotels - sizes.reduce((sum, size) => sum + size, 0);
  for (let at = Math.floor(cities / 2); missing > 0; at = (at + 1) % cities, missing--) sizes[at]! += 1;
  return sizes;
}

function total(cities: number, largest: number, slope: number): number {
  let sum = 0;
  for (let at = 0; at < cities; at++) sum += sizeAt(at, largest, slope);
  return sum;
}

function sizeAt(at: number, largest: number, slope: number): number {
  return Math.max(1, Math.floor(largest * (at + 1) ** -slope));
}
