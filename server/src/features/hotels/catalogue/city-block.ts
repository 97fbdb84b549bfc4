import type { RoomLimits } from '../../../domain/pricing/occupancy.ts';
import { addBit, type Bits, makeBits, removeBit } from './bits.ts';
import type { HotelFacts, HotelTexts, NightTerms, RateTerms, RoomFacts, RoomName } from './hotel-facts.ts';
import { dayNumber, ringNights, ringSlot } from './night-ring.ts';

/** Number of slots a block is created with. */
export interface BlockSize {
  hotels: number;
  rooms: number;
  plans: number;
}

/** Maximum of units in a byte; searches never ask for more than nine. */
export const maxUnits = 255;

/**
 * Hotels of one city as columns. A hotel's rooms are adjacent, as are a room's plans. Units and prices are
 * laid out by night, so that a stay of three nights reads three contiguous runs of memory. A hotel whose
 * rooms or plans change moves to the end, and its old slot stays empty until the block is rebuilt.
 */
export class CityBlock {
  readonly cityId: number;
  hotelCount = 0;
  roomCount = 0;
  planCount = 0;

  hotelIds = new Float64Array(0);
  districts = new Float64Array(0);
  stars = new Uint8Array(0);
  recommended = new Float64Array(0);
  hot = new Float64Array(0);
  views = new Float64Array(0);
  listedAt = new Float64Array(0);
  latitudes = new Float64Array(0);
  longitudes = new Float64Array(0);
  firstRoom = new Int32Array(0);
  /** 0 for an empty slot. */
  roomCounts = new Int32Array(0);
  readonly texts: HotelTexts[] = [];
  /** Facility codes, in the hotel's order. */
  readonly facilities: (readonly string[])[] = [];
  readonly facilityBits = new Map<string, Bits>();
  readonly districtBits = new Map<number, Bits>();
  readonly starBits = new Map<number, Bits>();

  roomIds = new Float64Array(0);
  /** Index into `limits` by room. */
  roomLimits = new Int32Array(0);
  readonly limits: RoomLimits[] = [];
  firstPlan = new Int32Array(0);
  planCounts = new Int32Array(0);
  readonly roomNames: RoomName[] = [];

  planIds = new Float64Array(0);
  planTerms = new Int32Array(0);
  readonly terms: RateTerms[] = [];
  private readonly termsByKey = new Map<string, number>();
  planNightTerms = new Int32Array(0);
  readonly nightTerms: NightTerms[] = [];
  private readonly nightTermsByKey = new Map<string, number>();

  /** Units left by ring slot × room. */
  units = new Uint8Array(0);
  /** Net minor units by ring slot × plan; 0 = not for sale. */
  prices = new Int32Array(0);

  constructor(cityId: number, size: BlockSize) {
    this.cityId = cityId;
    this.grow(size);
  }

  get hotelSlots(): number {
    return this.hotelIds.length;
  }
  get roomSlots(): number {
    return this.roomIds.length;
  }
  get planSlots(): number {
    return this.planIds.length;
  }

  /**
   * Writes a hotel into its slot if its rooms and plans are the same, otherwise into a new slot. Returns the
   * slot.
   */
  put(facts: HotelFacts, slot: number | undefined): number {
    if (slot !== undefined && this.hasShape(slot, facts)) {
      this.unmark(slot);
      this.writeHotel(slot, facts);
      return slot;
    }
    if (slot !== undefined) this.remove(slot);
    this.makeRoomFor(facts);
    const added = this.hotelCount++;
    this.firstRoom[added] = this.roomCount;
    this.roomCounts[added] = facts.rooms.length;
    for (const room of facts.rooms) this.appendRoom(room);
    this.writeHotel(added, facts);
    return added;
  }

  /** Empties a slot. */
  remove(slot: number): void {
    this.unmark(slot);
    this.roomCounts[slot] = 0;
  }

  /** Writes a month of a room type; `firstDay` is the first day kept in memory. */
  setUnits(room: number, month: string, units: readonly number[], firstDay: number): void {
    const start = dayNumber(month);
    for (let at = 0; at < units.length; at++) {
      if (!isKept(start + at, firstDay)) continue;
      this.units[ringSlot(start + at) * this.roomSlots + room] = Math.min(units[at]!, maxUnits);
    }
  }

  /** Writes a month of a rate plan. */
  setPrices(plan: number, month: string, prices: readonly number[], firstDay: number): void {
    const start = dayNumber(month);
    for (let at = 0; at < prices.length; at++) {
      if (!isKept(start + at, firstDay)) continue;
      this.prices[ringSlot(start + at) * this.planSlots + plan] = prices[at]!;
    }
  }

  /** Makes a night unsellable until it is read again. */
  clearNight(day: number): void {
    const slot = ringSlot(day);
    this.units.fill(0, slot * this.roomSlots, (slot + 1) * this.roomSlots);
    this.prices.fill(0, slot * this.planSlots, (slot + 1) * this.planSlots);
  }

  private hasShape(slot: number, { rooms }: HotelFacts): boolean {
    if (this.roomCounts[slot] !== rooms.length) return false;
    return rooms.every(({ id, plans }, at) => {
      const room = this.firstRoom[slot]! + at;
      const first = this.firstPlan[room]!;
      if (this.roomIds[room] !== id || this.planCounts[room] !== plans.length) return false;
      return plans.every((plan, order) => this.planIds[first + order] === plan.id);
    });
  }

  private appendRoom(room: RoomFacts): void {
    const at = this.roomCount++;
    this.roomIds[at] = room.id;
    this.firstPlan[at] = this.planCount;
    this.planCounts[at] = room.plans.length;
    for (const plan of room.plans) this.planIds[this.planCount++] = plan.id;
  }

  private writeHotel(slot: number, facts: HotelFacts): void {
    this.hotelIds[slot] = facts.id;
    this.districts[slot] = facts.districtId;
    this.stars[slot] = facts.star;
    this.recommended[slot] = facts.recommended;
    this.hot[slot] = facts.hot;
    this.views[slot] = facts.views;
    this.listedAt[slot] = facts.listedAt;
    this.latitudes[slot] = facts.latitude;
    this.longitudes[slot] = facts.longitude;
    this.texts[slot] = facts.texts;
    this.facilities[slot] = facts.facilities;
    for (const code of facts.facilities) this.mark(this.facilityBits, code, slot);
    if (facts.districtId) this.mark(this.districtBits, facts.districtId, slot);
    this.mark(this.starBits, facts.star, slot);
    facts.rooms.forEach((room, order) => {
      this.writeRoom(this.firstRoom[slot]! + order, room);
    });
  }

  private writeRoom(at: number, room: RoomFacts): void {
    this.roomLimits[at] = this.limitsIndex(room);
    this.roomNames[at] = room.name;
    room.plans.forEach((plan, order) => {
      const place = this.firstPlan[at]! + order;
      this.planTerms[place] = indexOf(plan.terms, this.terms, this.termsByKey);
      this.planNightTerms[place] = indexOf(plan.nightTerms, this.nightTerms, this.nightTermsByKey);
    });
  }

  /**
   * Index of a room's limits. Room types share few distinct limits, so a search compares each of them with
   * its guests once.
   */
  private limitsIndex({ maxAdults, maxChildren, maxGuests, beds }: RoomLimits): number {
    const known = this.limits.findIndex(
      (each) =>
        each.maxAdults === maxAdults &&
        each.maxChildren === maxChildren &&
        each.maxGuests === maxGuests &&
        each.beds === beds,
    );
    return known >= 0 ? known : this.limits.push({ maxAdults, maxChildren, maxGuests, beds }) - 1;
  }

  private mark<K>(sets: Map<K, Bits>, key: K, slot: number): void {
    let bits = sets.get(key);
    if (!bits) {
      bits = makeBits(this.hotelSlots);
      sets.set(key, bits);
    }
    addBit(bits, slot);
  }

  private unmark(slot: number): void {
    for (const sets of [this.facilityBits, this.districtBits, this.starBits]) {
      for (const bits of sets.values()) removeBit(bits, slot);
    }
  }

  private makeRoomFor({ rooms }: HotelFacts): void {
    const plans = rooms.reduce((count, room) => count + room.plans.length, 0);
    const fits =
      this.hotelCount < this.hotelSlots &&
      this.roomCount + rooms.length <= this.roomSlots &&
      this.planCount + plans <= this.planSlots;
    if (fits) return;
    // Grows by a sixteenth, so that a city that changes often is not copied for every hotel.
    this.grow({
      hotels: Math.max(this.hotelCount + 1, Math.ceil(this.hotelSlots * 1.0625)),
      rooms: Math.max(this.roomCount + rooms.length, Math.ceil(this.roomSlots * 1.0625)),
      plans: Math.max(this.planCount + plans, Math.ceil(this.planSlots * 1.0625)),
    });
  }

  private grow({ hotels, rooms, plans }: BlockSize): void {
    const { roomSlots, planSlots } = this;
    this.units = widenNights(this.units, new Uint8Array(ringNights * rooms), roomSlots, rooms);
    this.prices = widenNights(this.prices, new Int32Array(ringNights * plans), planSlots, plans);
    this.hotelIds = copyInto(this.hotelIds, new Float64Array(hotels));
    this.districts = copyInto(this.districts, new Float64Array(hotels));
    this.stars = copyInto(this.stars, new Uint8Array(hotels));
    this.recommended = copyInto(this.recommended, new Float64Array(hotels));
    this.hot = copyInto(this.hot, new Float64Array(hotels));
    this.views = copyInto(this.views, new Float64Array(hotels));
    this.listedAt = copyInto(this.listedAt, new Float64Array(hotels));
    this.latitudes = copyInto(this.latitudes, new Float64Array(hotels));
    this.longitudes = copyInto(this.longitudes, new Float64Array(hotels));
    this.firstRoom = copyInto(this.firstRoom, new Int32Array(hotels));
    this.roomCounts = copyInto(this.roomCounts, new Int32Array(hotels));
    this.roomIds = copyInto(this.roomIds, new Float64Array(rooms));
    this.roomLimits = copyInto(this.roomLimits, new Int32Array(rooms));
    this.firstPlan = copyInto(this.firstPlan, new Int32Array(rooms));
    this.planCounts = copyInto(this.planCounts, new Int32Array(rooms));
    this.planIds = copyInto(this.planIds, new Float64Array(plans));
    this.planTerms = copyInto(this.planTerms, new Int32Array(plans));
    this.planNightTerms = copyInto(this.planNightTerms, new Int32Array(plans));
    widenSets(this.facilityBits, hotels);
    widenSets(this.districtBits, hotels);
    widenSets(this.starBits, hotels);
  }
}

/** Index of terms in the block, adding them if they are new. */
function indexOf<T extends { key: string }>(terms: T, all: T[], places: Map<string, number>): number {
  const known = places.get(terms.key);
  if (known !== undefined) return known;
  places.set(terms.key, all.length);
  return all.push(terms) - 1;
}

function isKept(day: number, firstDay: number): boolean {
  return day >= firstDay && day < firstDay + ringNights;
}

type Column = Float64Array | Int32Array | Uint32Array | Uint8Array;

function copyInto<C extends Column>(from: C, to: C): C {
  to.set(from);
  return to;
}

function widenSets<K>(sets: Map<K, Bits>, slots: number): void {
  for (const [key, bits] of sets) sets.set(key, copyInto(bits, makeBits(slots)));
}

function widenNights<C extends Column>(from: C, to: C, oldWidth: number, newWidth: number): C {
  if (oldWidth === 0) return to;
  for (let night = 0; night < ringNights; night++) {
    to.set(from.subarray(night * oldWidth, (night + 1) * oldWidth), night * newWidth);
  }
  return to;
}
