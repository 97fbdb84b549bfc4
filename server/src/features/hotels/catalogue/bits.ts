/** A set of small numbers, one bit each: a city's hotels by their places in its block. */
export type Bits = Uint32Array;

/** An empty set for numbers below `size`. */
export function makeBits(size: number): Bits {
  return new Uint32Array((size + 31) >>> 5);
}

export function addBit(bits: Bits, at: number): void {
  bits[at >>> 5]! |= 1 << (at & 31);
}

export function removeBit(bits: Bits, at: number): void {
  bits[at >>> 5]! &= ~(1 << (at & 31));
}

export function hasBit(bits: Bits, at: number): boolean {
  return ((bits[at >>> 5]! >>> (at & 31)) & 1) === 1;
}

/** How many numbers are in both sets. */
export function countBoth(one: Bits, other: Bits): number {
  const words = Math.min(one.length, other.length);
  let count = 0;
  for (let at = 0; at < words; at++) count += countWord(one[at]! & other[at]!);
  return count;
}

/** Keeps in `bits` only what is in `other` too. */
export function intersect(bits: Bits, other: Bits): void {
  for (let at = 0; at < bits.length; at++) bits[at]! &= other[at] ?? 0;
}

/** Sets every bit that is set in `other`. */
export function unite(bits: Bits, other: Bits): void {
  const words = Math.min(bits.length, other.length);
  for (let at = 0; at < words; at++) bits[at]! |= other[at]!;
}

/** Counts the set bits of a word of 32 bits: adds neighbouring bits, then pairs, then nibbles, then bytes. */
function countWord(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
