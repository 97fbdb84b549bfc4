import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import { seasonOn } from '../../../domain/pricing/seasons.ts';
import type { TransferSeason } from '../../../domain/pricing/transfer.ts';
import type { Effects } from '../../../platform/csv-import/effects.ts';
import { gatherSaid, overlayRows } from '../../../platform/csv-import/overlay-rows.ts';
import { comingDays, recordSeasons } from '../../../platform/csv-import/record-seasons.ts';
import { batches } from '../../../platform/csv-import/upsert-rows.ts';
import { transferPricesCsv } from './transfer-csv.ts';
import type { TransferPriceRow } from './transfer-rows.ts';

/** Merges seasons into those of the rates by their dates; returns the number of rates changed. */
export async function storeTransferSeasons<T>(
  trx: Transaction<T>,
  prices: readonly TransferPriceRow[],
  today: string,
  effects: Effects,
): Promise<number> {
  const pathOf = (row: { airport: string; zone: string; class: string }) =>
    `${row.airport} ${row.zone} ${row.class}`;
  const said = gatherSaid(prices, pathOf, ({ season }) => [season]);
  const days = comingDays(today);
  let changed = 0;
  for (const batch of batches(said)) {
    const asked = batch.map(({ first }) => ({
      airport: first.airport,
      zone: first.zone,
      class: first.class,
    }));
    const { rows } = await sql<(typeof asked)[number] & { id: number; seasons: TransferSeason[] }>`
      SELECT n.*, r.id, r.seasons
        FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) AS n(airport text, zone text, class text)
        JOIN airports a ON a.iata = n.airport
        JOIN transfer_zones z ON z.airport_id = a.id AND z.code = n.zone
        JOIN vehicle_classes c ON c.code = n.class
        JOIN transfer_rates r ON r.zone_id = z.id AND r.class_id = c.id`.execute(trx);
    const stored = new Map(rows.map((row) => [pathOf(row), row]));
    const news = batch.flatMap((each) => {
      const thing = pathOf(each.first);
      const { id, seasons: before } = stored.get(thing)!;
      const seasons = overlayRows(before, each, ({ from, to }) => `${from} ${to}`);
      if (isDeepStrictEqual(before, seasons)) return [];
      for (const way of ['pick_up', 'drop_off'] as const) {
        const change = { group: thing, thing: `${thing} ${way}`, before, after: seasons };
        recordSeasons(
          effects,
          transferPricesCsv.name,
          days,
          change,
          (of, date) => seasonOn(of, date)?.[way] ?? 0,
        );
      }
      return [{ id, seasons }];
    });
    await sql`
      UPDATE transfer_rates r SET seasons = n.seasons
        FROM jsonb_to_recordset(${JSON.stringify(news)}::jsonb) AS n(id bigint, seasons jsonb)
       WHERE r.id = n.id`.execute(trx);
    changed += news.length;
  }
  return changed;
}
