import { firstCurrency } from '@serai/contract/currency';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../permissions/permissions.ts';
import { type CatalogueChange, ChangeReader } from './change-reader.ts';
import { CityBlock } from './city-block.ts';
import { type Destination, distanceKm, readDestinations } from './destinations.ts';
import type { HotelFacts } from './hotel-facts.ts';
import { firstDayAt, monthOfDay, ringNights } from './night-ring.ts';
import { type HotelChoice, readHotelFacts, SharedTexts } from './read-facts.ts';
import { type ChangedNights, copyNights, readPricesAgain, readUnitsAgain } from './read-nights.ts';

const POLL_MS = 250;
/** Hotels read anew at once: enough to keep up, few enough not to hold up a search. */
const BATCH = 200;
const CITIES_AT_ONCE = 3;

export interface CatalogueDeps {
  db: Db;
  pool: Pool;
  clock: Clock;
  log: Logger;
}

/** Where a hotel stands in memory. */
export interface HotelPlace {
  block: CityBlock;
  slot: number;
}

/** Told of every hotel that was written or taken out, so that names can be found. */
export type HotelListener = (hotelId: number, texts: { nameZh: string; nameEn: string } | undefined) => void;

/**
 * Everything searches need, in memory. Loading takes as long as reading the database once; then changes made
 * by any process are followed, and arrive within a second. Answers from it are hints: a booking asks the
 * database.
 */
export class Catalogue {
  /** By city. */
  readonly blocks = new Map<number, CityBlock>();
  destinations: ReadonlyMap<number, Destination> = new Map();
  publicMarkupPercent = 15;
  currency = firstCurrency;
  isLoaded = false;
  /** Counts destination changes, so that what is built from them can be built anew. */
  destinationsVersion = 0;

  private readonly deps: CatalogueDeps;
  private readonly places = new Map<number, HotelPlace>();
  private readonly shared = new SharedTexts();
  private readonly changes: ChangeReader;
  private readonly listeners: HotelListener[] = [];
  private firstDay: number;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private stopped = false;

  constructor(deps: CatalogueDeps) {
    this.deps = deps;
    this.changes = new ChangeReader(deps.db);
    this.firstDay = firstDayAt(deps.clock.now());
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

  /** How many hotels a destination has; a landmark, how many lie within its radius. */
  countHotels(destination: Destination): number {
    let count = 0;
    for (const block of this.blocks.values()) {
      if (destination.kind !== 'landmark' && block.cityId !== destination.cityId) continue;
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

  /** Reads everything. */
  async load(): Promise<void> {
    const { db, pool } = this.deps;
    // Marked before the first row is read, so that no change falls between the two.
    await this.changes.begin();
    Object.assign(this, this.changes.settings);
    this.destinations = await readDestinations(db);
    const cities = [...this.destinations.values()].filter(({ kind }) => kind === 'city').values();
    const readSome = async () => {
      for (const { id } of cities) await this.loadCity(id);
    };
    // A few at a time: the database reads one while another is put in its place.
    await Promise.all(Array.from({ length: CITIES_AT_ONCE }, readSome));
    await copyNights(pool, this.blocks.values(), this.firstDay);
    this.isLoaded = true;
  }

  /** Follows changes from now on. */
  follow(): void {
    const tick = async () => {
      try {
        await this.refresh();
      } catch (error) {
        this.deps.log.warn({ err: error }, 'the catalogue could not read changes; trying again');
      }
      if (!this.stopped) this.timer = setTimeout(tick, POLL_MS);
    };
    this.timer = setTimeout(tick, POLL_MS);
  }

  /** Reads what changed since the last time; what was committed before the call is in memory afterwards. */
  async refresh(): Promise<void> {
    // Waits for a reading under way, which may have begun before the caller's commit.
    await this.running?.catch(() => {});
    const mine = this.readChanges();
    this.running = mine;
    try {
      await mine;
    } finally {
      if (this.running === mine) this.running = undefined;
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.running?.catch(() => {});
  }

  private async readChanges(): Promise<void> {
    await this.followCalendar();
    const changes = await this.changes.read();
    if (changes === 'lost') return this.loadAgain();
    Object.assign(this, this.changes.settings);
    await this.applyFacts(changes);
    await this.applyNights(changes, 'units', readUnitsAgain);
    await this.applyNights(changes, 'prices', readPricesAgain);
    this.changes.done();
  }

  private async applyFacts(changes: readonly CatalogueChange[]): Promise<void> {
    const ids = new Set<number>();
    for (const { kind, hotelId } of changes) if (kind === 'facts') ids.add(hotelId);
    if (ids.delete(0)) {
      this.destinations = await readDestinations(this.deps.db);
      this.destinationsVersion++;
    }
    for (const batch of batches([...ids])) await this.readHotels({ hotelIds: batch }, batch);
  }

  /** Reads hotels anew, all nights included; those asked for and not found are taken out. */
  private async readHotels(choice: HotelChoice, asked: readonly number[]): Promise<void> {
    const facts = await readHotelFacts(this.deps.db, choice, this.shared);
    const found = new Set(facts.map(({ id }) => id));
    for (const id of asked) if (!found.has(id)) this.takeOut(id);
    const all = facts.map((hotel) => ({ ...this.putIn(hotel), ...this.window() }));
    await readUnitsAgain(this.deps.db, all, this.firstDay);
    await readPricesAgain(this.deps.db, all, this.firstDay);
  }

  private async applyNights(
    changes: readonly CatalogueChange[],
    kind: 'units' | 'prices',
    read: (db: Db, changed: readonly ChangedNights[], firstDay: number) => Promise<void>,
  ): Promise<void> {
    const byHotel = new Map<number, { from: string; to: string }>();
    for (const change of changes) {
      if (change.kind !== kind) continue;
      const known = byHotel.get(change.hotelId);
      byHotel.set(change.hotelId, {
        from: known && known.from < change.from ? known.from : change.from,
        to: known && known.to > change.to ? known.to : change.to,
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
    const before = this.firstDay;
    if (firstDay === before) return;
    this.firstDay = firstDay;
    const isForward = firstDay > before && firstDay < before + ringNights;
    const from = isForward ? before + ringNights : firstDay;
    const months = new Set<string>();
    for (let day = from; day < firstDay + ringNights; day++) {
      months.add(monthOfDay(day));
      for (const block of this.blocks.values()) block.clearNight(day);
    }
    await copyNights(this.deps.pool, this.blocks.values(), firstDay, [...months]);
  }

  private async loadCity(cityId: number): Promise<void> {
    const facts = await readHotelFacts(this.deps.db, { cityId }, this.shared);
    const rooms = facts.flatMap((hotel) => hotel.rooms);
    const plans = rooms.reduce((count, room) => count + room.plans.length, 0);
    this.blocks.set(cityId, new CityBlock(cityId, { hotels: facts.length, rooms: rooms.length, plans }));
    for (const hotel of facts) this.putIn(hotel);
  }

  private async loadAgain(): Promise<void> {
    this.deps.log.warn('changes of the catalogue may have been missed; reading it again');
    for (const id of [...this.places.keys()]) this.takeOut(id);
    this.blocks.clear();
    await this.load();
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

function belongsTo(block: CityBlock, slot: number, destination: Destination): boolean {
  if (destination.kind === 'city') return true;
  if (destination.kind === 'district') return block.districts[slot] === destination.id;
  const { latitude, longitude, radiusKm } = destination;
  return distanceKm(latitude, longitude, block.latitudes[slot]!, block.longitudes[slot]!) <= radiusKm;
}

function* batches<T>(items: readonly T[]): Generator<T[]> {
  for (let at = 0; at < items.length; at += BATCH) yield items.slice(at, at + BATCH);
}
