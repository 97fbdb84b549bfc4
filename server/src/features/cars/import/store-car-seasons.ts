import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import type { CarSeason } from '../../../domain/pricing/rate-card.ts';
import { seasonOn } from '../../../domain/pricing/seasons.ts';
import type { Effects } from '../../../platform/csv-import/effects.ts';
import { gatherSaid, overlayRows } from '../../../platform/csv-import/overlay-rows.ts';
import { comingDays, recordSeasons } from '../../../platform/csv-import/record-seasons.ts';
import { batches } from '../../../platform/csv-import/upsert-rows.ts';
import { carPricesCsv } from './car-csv.ts';
import type { CarPriceRow } from './car-rows.ts';

/** Merges seasons into those of the rates by their dates; returns the number of rates changed. */
export async function storeCarSeasons<T>(
  trx: Transaction<T>,
  prices: readonly CarPriceRow[],
  today: string,
  effects: Effects,
): Promise<number> {
  const said = gatherSaid(
    prices,
    ({ rate }) => rate,
    ({ season }) => [season],
  );
  const days = comingDays(today);
  let changed = 0;
  for (const batch of batches(said)) {
    const { rows } = await sql<{ id: number; code: string; seasons: CarSeason[] }>`
      SELECT id, code, seasons FROM car_rates WHERE code = ANY(${batch.map(({ first }) => first.rate)})`.execute(
      trx,
    );
    const stored = new Map(rows.map((row) => [row.code, row]));
    const news = batch.flatMap((each) => {
      const { id, code, seasons: before } = stored.get(each.first.rate)!;
      const seasons = overlayRows(before, each, ({ from, to }) => `${from} ${to}`);
      if (isDeepStrictEqual(before, seasons)) return [];
      const change = { group: code, thing: code, before, after: seasons };
      recordSeasons(effects, carPricesCsv.name, days, change, (of, date) => seasonOn(of, date)?.all ?? 0);
      return [{ id, seasons }];
    });
    await sql`
      UPDATE car_rates r SET seasons = n.seasons
        FROM jsonb_to_recordset(${JSON.stringify(news)}::jsonb) AS n(id bigint, seasons jsonb)
       WHERE r.id = n.id`.execute(trx);
    changed += news.length;
  }
  return changed;
}
