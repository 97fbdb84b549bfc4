import type { Pool } from 'pg';
import type { Caller, Db } from '../../../calls.ts';
import type { Markup } from '../../../domain/pricing/markup.ts';
import type { Followed } from '../../../platform/changes/change-follower.ts';
import type { Change } from '../../../platform/changes/change-reader.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { KeptPriceGroups } from '../../contracts/contracts.ts';
import type { KeptPriceSettings } from '../../site/site.ts';
import { CityBlock } from './city-block.ts';
import { type Destination, distanceKm, mayReach, readDestinations } from './destinations.ts';
import type { HotelFacts } from './hotel-facts.ts';
import { firstDayAt, monthOfDay, ringNights } from './night-ring.ts';
import { type HotelChoice, readHotelFacts } from './read-facts.ts';
import { type ChangedNights, copyNights, readPricesAgain, readUnitsAgain } from './read-nights.ts';
import { SharedTexts } from './shared-texts.ts';

/** Hotels re-read at once: enough to keep up, few enough not to hold up a search. */
const BATCH = 200;
const CITIES_AT_ONCE = 5;

export interface CatalogueDeps {
  db: Db;
  pool: Pool;
  clock: Clock;
  /** In what prices are. */
  prices: KeptPriceSettings;
  /** What each caller pays on top of them. */
  groups: KeptPriceGroups;
}

/** Where a hotel stands in memory. */
export interface HotelPlace {
  block: CityBlock;
  slot: number;
}

/** Told of every hotel that was written or taken out, so that names can be found. */
export type HotelListener = (hotelId: number, texts: { nameZh: string; nameEn: string } | undefined) => void;

/** Is handed the hotels of a city while the catalogue is loaded. */
export type HotelTaker = (hotelIds: readonly number[]) => Promise<void>;

/** Everything searches need, in memory, following the database; answers from it are hints: a booking asks the database. */
export class Catalogue implements Followed {
  /** By city. */
  readonly blocks = new Map<number, CityBlock>();
  destinations: ReadonlyMap<number, Destination> = new Map();
  isLoaded = false;
  /** Counts destination changes, so that what is built from them can be built again. */
  destinationsVersion = 0;

  private readonly deps: CatalogueDeps;
  private readonly places = new Map<number, HotelPlace>();
  private readonly shared = new SharedTexts();
  private readonly listeners: HotelListener[] = [];
  private firstDay: number;

  constructor(deps: CatalogueDeps) {
    this.deps = deps;
    this.firstDay = firstDayAt(deps.clock.now());
  }

  /** What a caller pays on top of net prices. */
  markupFor(caller: Caller | undefined, now: Date): Markup {
    return this.deps.groups.markupFor(caller, 'hotel', now);
  }

  get currency(): string {
    return this.deps.prices.current.currency;
  }

  /** Where an active hotel is; undefined for any other. */
  find(hotelId: number): HotelPlace | undefined {
    return this.places.get(hotelId);
  }

  /** Hotels in memory. */
  get hotelCount(): number {
    return this.places.size;
  }

  hotelIds(): IterableIterator<number> {
    return this.places.keys();
  }

  /** The hotels with rooms to sell, and the cities that have any, in the order of their ids. */
  listSold(): { cityIds: number[]; hotelIds: number[] } {
    const blocks = [...this.blocks.values()].map(({ cityId, hotelCount, hotelIds, roomCounts }) => ({
      cityId,
      ids: [...hotelIds.subarray(0, hotelCount)].filter((_, slot) => roomCounts[slot]! > 0),
    }));
    const sold = blocks.filter(({ ids }) => ids.length > 0);
    return {
      cityIds: sold.map(({ cityId }) => cityId).sort((a, b) => a - b),
      hotelIds: sold.flatMap(({ ids }) => ids).sort((a, b) => a - b),
    };
  }

  /** How many hotels a destination has; a landmark, how many lie within its radius. */
  countHotels(destination: Destination): number {
    let count = 0;
    for (const block of this.blocks.values()) {
      const city = this.destinations.get(block.cityId);
      if (!city || !mayHold(city, destination)) continue;
      for (let slot = 0; slot < block.hotelCount; slot++) {
        if (block.roomCounts[slot]! > 0 && belongsTo(block, slot, destination)) count++;
      }
    }
    return count;
  }

  /** Calls back for every hotel that changes from now on. */
  onHotel(listener: HotelListener): void {
    this.listeners.push(listener);
  }

  /** `take` is called with the hotels of each city once their names are there; their nights are read beside it. */
  async load(take: HotelTaker = async () => {}): Promise<void> {
    const { clock } = this.deps;
    this.isLoaded = false;
    for (const id of [...this.places.keys()]) this.takeOut(id);
    this.blocks.clear();
    this.firstDay = firstDayAt(clock.now());
    await this.readDestinations();
    const cities = [...this.destinations.values()].filter(({ kind }) => kind === 'city').values();
    const readSome = async () => {
      for (const { id } of cities) await this.loadCity(id, take);
    };
    // A few at a time: the database reads some while others are put in their place.
    await Promise.all(Array.from({ length: CITIES_AT_ONCE }, readSome));
    this.isLoaded = true;
  }

  async apply(changes: readonly Change[]): Promise<void> {
    await this.followCalendar();
    if (changes.some(({ topic }) => topic === 'destinations')) await this.readDestinations();
    await this.applyFacts(changes);
    await this.applyNights(changes, 'hotel_units', readUnitsAgain);
    await this.applyNights(changes, 'hotel_prices', readPricesAgain);
  }

  private async readDestinations(): Promise<void> {
    this.destinations = await readDestinations(this.deps.db);
    this.destinationsVersion++;
  }

  private async applyFacts(changes: readonly Change[]): Promise<void> {
    const ids = new Set(changes.flatMap(({ topic, id }) => (topic === 'hotel_facts' ? id! : [])));
    for (const batch of batches([...ids])) await this.readHotels({ hotelIds: batch }, batch);
  }

  /** Re-reads hotels, all nights included; those asked for and not found are taken out. */
  private async readHotels(choice: HotelChoice, asked: readonly number[]): Promise<void> {
    const facts = await readHotelFacts(this.deps, choice, this.shared);
    const found = new Set(facts.map(({ id }) => id));
    for (const id of asked) if (!found.has(id)) this.takeOut(id);
    const all = facts.map((hotel) => ({ ...this.putIn(hotel), ...this.window() }));
    await readUnitsAgain(this.deps.db, all, this.firstDay);
    await readPricesAgain(this.deps.db, all, this.firstDay);
  }

  private async applyNights(
    changes: readonly Change[],
    topic: 'hotel_units' | 'hotel_prices',
    read: (db: Db, changed: readonly ChangedNights[], firstDay: number) => Promise<void>,
  ): Promise<void> {
    const byHotel = new Map<number, { from: string; to: string }>();
    for (const change of changes) {
      if (change.topic !== topic) continue;
      const [hotelId, from, to] = [change.id!, change.firstDay!, change.lastDay!];
      const known = byHotel.get(hotelId);
      byHotel.set(hotelId, {
        from: known && known.from < from ? known.from : from,
        to: known && known.to > to ? known.to : to,
      });
    }
    for (const batch of batches([...byHotel])) {
      const changed = batch.flatMap(([hotelId, months]) => {
        const place = this.places.get(hotelId);
        return place ? [{ ...place, ...months }] : [];
      });
      await read(this.deps.db, changed, this.firstDay);
    }
  }

  /** Lets past nights go and reads the ones that come. */
  private async followCalendar(): Promise<void> {
    const firstDay = firstDayAt(this.deps.clock.now());
    const last = this.firstDay;
    if (firstDay === last) return;
    this.firstDay = firstDay;
    const isForward = firstDay > last && firstDay < last + ringNights;
    const from = isForward ? last + ringNights : firstDay;
    const before = firstDay + ringNights;
    for (let day = from; day < before; day++) {
      for (const block of this.blocks.values()) block.clearNight(day);
    }
    for (const block of this.blocks.values()) await copyNights(this.deps.pool, block, { from, before });
  }

  private async loadCity(cityId: number, take: HotelTaker): Promise<void> {
    const facts = await readHotelFacts(this.deps, { cityId }, this.shared);
    const rooms = facts.flatMap((hotel) => hotel.rooms);
    const plans = rooms.reduce((count, room) => count + room.plans.length, 0);
    const block = new CityBlock(cityId, { hotels: facts.length, rooms: rooms.length, plans });
    this.blocks.set(cityId, block);
    for (const hotel of facts) this.putIn(hotel);
    const from = this.firstDay;
    const nights = copyNights(this.deps.pool, block, { from, before: from + ringNights });
    await Promise.all([nights, take(facts.map(({ id }) => id))]);
  }

  private putIn(facts: HotelFacts): HotelPlace {
    const known = this.places.get(facts.id);
    if (known && known.block.cityId !== facts.cityId) known.block.remove(known.slot);
    let block = this.blocks.get(facts.cityId);
    if (!block) {
      block = new CityBlock(facts.cityId, { hotels: 0, rooms: 0, plans: 0 });
      this.blocks.set(facts.cityId, block);
    }
    const slot = block.put(facts, known?.block === block ? known.slot : undefined);
    const place = { block, slot };
    this.places.set(facts.id, place);
    for (const tell of this.listeners) tell(facts.id, facts.texts);
    return place;
  }

  private takeOut(hotelId: number): void {
    const place = this.places.get(hotelId);
    if (!place) return;
    place.block.remove(place.slot);
    this.places.delete(hotelId);
    for (const tell of this.listeners) tell(hotelId, undefined);
  }

  /** The months of all nights in memory. */
  private window(): { from: string; to: string } {
    return { from: monthOfDay(this.firstDay), to: monthOfDay(this.firstDay + ringNights - 1) };
  }
}

/** Whether the city's hotels are to be looked at for the destination's. */
function mayHold(city: Destination, destination: Destination): boolean {
  return destination.kind === 'landmark' ? mayReach(city, destination) : city.id === destination.cityId;
}

function belongsTo(block: CityBlock, slot: number, destination: Destination): boolean {
  if (destination.kind === 'city') return true;
  if (destination.kind === 'district') return block.districts[slot] === destination.id;
  const { latitude, longitude, radiusKm } = destination;
  return distanceKm(latitude, longitude, block.latitudes[slot]!, block.longitudes[slot]!) <= radiusKm;
}

function* batches<T>(items: readonly T[]): Generator<T[]> {
  for (let at = 0; at < items.length; at += BATCH) yield items.slice(at, at + BATCH);
}
