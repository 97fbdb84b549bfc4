import type { HotelFilters } from '@serai/contract/hotels/hotels';
import { addBit, type Bits, intersect, makeBits, unite } from '../catalogue/bits.ts';
import type { CityBlock } from '../catalogue/city-block.ts';

/** Hotels of a block that pass each filter; undefined for an unset filter. */
export interface HotelSets {
  stars: Bits | undefined;
  facilities: Bits | undefined;
  districts: Bits | undefined;
  keyword: Bits | undefined;
  hotels: Bits | undefined;
}

/** Evaluates the filters. Stars and districts must match any selected value, facilities all of them. */
export function filterHotels(block: CityBlock, filters: HotelFilters): HotelSets {
  const { stars, districts, facilities, keyword, hotels } = filters;
  return {
    stars: stars?.length ? anyOf(block, block.starBits, stars) : undefined,
    districts: districts?.length ? anyOf(block, block.districtBits, districts) : undefined,
    facilities: facilities?.length ? allOf(block, facilities) : undefined,
    keyword: keyword ? withName(block, keyword) : undefined,
    hotels: hotels?.length ? withIds(block, hotels) : undefined,
  };
}

/** Hotels of `start` that pass every filter except one. */
export function passAllBut(start: Bits, sets: HotelSets, left: keyof HotelSets | undefined): Bits {
  const bits = start.slice();
  for (const name of ['stars', 'facilities', 'districts', 'keyword', 'hotels'] as const) {
    const set = sets[name];
    if (set && name !== left) intersect(bits, set);
  }
  return bits;
}

function anyOf<K>(block: CityBlock, sets: ReadonlyMap<K, Bits>, keys: readonly K[]): Bits {
  const bits = makeBits(block.hotelSlots);
  for (const key of keys) {
    const set = sets.get(key);
    if (set) unite(bits, set);
  }
  return bits;
}

function allOf(block: CityBlock, codes: readonly string[]): Bits {
  const nobody = makeBits(block.hotelSlots);
  const [first, ...others] = codes.map((code) => block.facilityBits.get(code) ?? nobody);
  const bits = first!.slice();
  for (const other of others) intersect(bits, other);
  return bits;
}

function withName(block: CityBlock, keyword: string): Bits {
  const bits = makeBits(block.hotelSlots);
  const wanted = keyword.toLowerCase();
  for (let slot = 0; slot < block.hotelCount; slot++) {
    const { nameZh, nameEn } = block.texts[slot]!;
    if (nameZh.includes(wanted) || nameEn.toLowerCase().includes(wanted)) addBit(bits, slot);
  }
  return bits;
}

function withIds(block: CityBlock, ids: readonly number[]): Bits {
  const bits = makeBits(block.hotelSlots);
  const wanted = new Set(ids);
  for (let slot = 0; slot < block.hotelCount; slot++) {
    if (wanted.has(block.hotelIds[slot]!)) addBit(bits, slot);
  }
  return bits;
}
