import type { Pool } from 'pg';
import type { Caller, Db } from '../../../calls.ts';
import type { Markup } from '../../../domain/pricing/markup.ts';
import type { Followed } from '../../../platform/changes/change-follower.ts';
import type { Change } from '../../../platform/changes/change-reader.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { KeptPriceGroups, ShownPrices } from '../../contracts/contracts.ts';
import type { KeptPriceSettings } from '../../site/site.ts';
import { CityBlock } from './city-block.ts';
import { type Destination, distanceKm, mayReach, readDestinations } from './destinations.ts';
import type { HotelFacts } from './hotel-facts.ts';
import { firstDayAt, monthOfDay, ringNights } from './night-ring.ts';
import { type HotelChoice, readHotelFacts } from './read-facts.ts';
import { type ChangedNights, copyNights, refreshPrices, refreshUnits } from './read-nights.ts';
import { SharedTexts } from './shared-texts.ts';

/** Hotels re-read per batch: enough to keep up, few enough not to delay searches. */
const BATCH = 200;
const CITIES_AT_ONCE = 5;

export interface CatalogueDeps {
  db: Db;
  pool: Pool;
  clock: Clock;
  /** Currency and rates of prices. */
  prices: KeptPriceSettings;
  /** Markup of each caller on net prices. */
  groups: KeptPriceGroups;
}

/** Position of a hotel in memory. */
export interface HotelPlace {
  block: CityBlock;
  slot: number;
}

/** Called for every hotel that is written or removed, to keep the name index current. */
export type HotelListener = (hotelId: number, texts: { nameZh: string; nameEn: string } | undefined) => void;

/** Receives the hotels of a city while the catalogue is loaded. */
export type HotelTaker = (hotelIds: readonly number[]) => Promise<void>;

/** In-memory search data that follows the database. Its answers are hints: a booking reads the database. */
export class Catalogue implements Followed {
  /** Keyed by city id. */
  readonly blocks = new Map<number, CityBlock>();
  destinations: ReadonlyMap<number, Destination> = new Map();
  isLoaded = false;
  /** Counts destination changes, so that derived data can be rebuilt. */
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

  /** Markup of a caller on net prices. */
  markupFor(caller: Caller | undefined, now: Date): Markup {
    return this.deps.groups.markupFor(caller, 'hotel', now);
  }

  /** Prices of a caller in searches. */
  pricesFor(caller: Caller | undefined, now: Date): ShownPrices {
    return this.deps.groups.pricesFor(caller, 'hotel', now);
  }

  /** Net prices of an agency. */
  pricesOfAgency(agencyId: number, now: Date): ShownPrices {
    return this.deps.groups.pricesOfAgency(agencyId, 'hotel', now);
  }

  get currency(): string {
    return this.deps.prices.current.currency;
  }

  /** Returns the position of an active hotel; undefined for any other. */
  find(hotelId: number): HotelPlace | undefined {
    return this.places.get(hotelId);
  }

  /** Number of hotels in memory. */
  get hotelCount(): number {
    return this.places.size;
  }

  hotelIds(): IterableIterator<number> {
    return this.places.keys();
  }

  /** Lists the hotels with rooms to sell and their cities, ordered by id. */
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

  /** Counts the hotels of a destination; for a landmark, those within its radius. */
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

  /** Registers a listener for every later hotel change. */
  onHotel(listener: HotelListener): void {
    this.listeners.push(listener);
  }

  /**
   * Loads everything. `take` receives the hotels of each city once their names are loaded; their nights are
   * read concurrently.
   */
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
    // A few cities at a time: the database reads some while others are put into memory.
    await Promise.all(Array.from({ length: CITIES_AT_ONCE }, readSome));
    this.isLoaded = true;
  }

  async apply(changes: readonly Change[]): Promise<void> {
    await this.followCalendar();
    if (changes.some(({ topic }) => topic === 'destinations')) await this.readDestinations();
    await this.applyFacts(changes);
    await this.applyNights(changes, 'hotel_units', refreshUnits);
    await this.applyNights(changes, 'hotel_prices', refreshPrices);
  }

  private async readDestinations(): Promise<void> {
    this.destinations = await readDestinations(this.deps.db);
    this.destinationsVersion++;
  }

  private async applyFacts(changes: readonly Change[]): Promise<void> {
    const ids = new Set(changes.flatMap(({ topic, id }) => (topic === 'hotel_facts' ? id! : [])));
    for (const batch of batches([...ids])) await this.readHotels({ hotelIds: batch }, batch);
  }

  /** Re-reads hotels with all their nights; requested hotels that are not found are removed. */
  private async readHotels(choice: HotelChoice, asked: readonly number[]): Promise<void> {
    const facts = await readHotelFacts(this.deps, choice, this.shared);
    const found = new Set(facts.map(({ id }) => id));
    for (const id of asked) if (!found.has(id)) this.takeOut(id);
    const all = facts.map((hotel) => ({ ...this.putIn(hotel), ...this.window() }));
    await refreshUnits(this.deps.db, all, this.firstDay);
    await refreshPrices(this.deps.db, all, this.firstDay);
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

  /** Drops past nights and reads the new ones. */
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

  /** Months of all nights in memory. */
  private window(): { from: string; to: string } {
    return { from: monthOfDay(this.firstDay), to: monthOfDay(this.firstDay + ringNights - 1) };
  }
}

/** Whether the city may contain hotels of the destination. */
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
