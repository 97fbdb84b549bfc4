import { sql } from 'kysely';
import type { Db } from '../../calls.ts';
import type { Catalogue } from './catalogue/catalogue.ts';

/** Counts hotel views in memory and persists them periodically, so that a page view does not write a row. */
export class ViewCounter {
  private readonly catalogue: Catalogue;
  private counted = new Map<number, number>();

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue;
  }

  /** Counts one view of a hotel. */
  count(hotelId: number): void {
    this.counted.set(hotelId, (this.counted.get(hotelId) ?? 0) + 1);
    const place = this.catalogue.find(hotelId);
    if (place) place.block.views[place.slot]! += 1;
  }

  /**
   * Adds the counted views to the database; called by a job. Counts that cannot be written are kept for the
   * next run.
   */
  async flush(db: Db): Promise<number> {
    const batch = this.counted;
    if (batch.size === 0) return 0;
    this.counted = new Map();
    // Ordered by id, so that two portals flushing at once cannot deadlock.
    const entries = [...batch].sort(([a], [b]) => a - b);
    try {
      await sql`
        WITH seen AS (
          SELECT hotel.id, count.more
          FROM unnest(${entries.map(([id]) => id)}::bigint[], ${entries.map(([, more]) => more)}::int[])
            AS count (id, more)
          JOIN hotels hotel ON hotel.id = count.id ORDER BY hotel.id FOR UPDATE OF hotel
        )
        UPDATE hotels SET views = views + seen.more FROM seen WHERE hotels.id = seen.id`.execute(db);
    } catch (error) {
      for (const [id, more] of batch) this.counted.set(id, (this.counted.get(id) ?? 0) + more);
      throw error;
    }
    return batch.size;
  }
}
