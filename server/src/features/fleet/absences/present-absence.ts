import type { Absence } from '@serai/contract/vehicles/absences';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { placeTime } from '../../orders/for-products.ts';
import type { listAbsences } from './absence-store.ts';

type Row = Awaited<ReturnType<typeof listAbsences>>[number];

/** An absence as shown to dispatchers, with the times of a place. */
export function presentAbsence(row: Row, tz: string, lang: Lang): Absence {
  const driver = inLanguage(lang, { zh: row.name_zh, en: row.name_en });
  return {
    id: row.id,
    kind: row.kind,
    driver_id: row.driver_id,
    vehicle_id: row.vehicle_id,
    name: driver ?? row.plate_number ?? '',
    from: placeTime(row.starts_at, tz),
    until: placeTime(row.ends_at, tz),
    note: row.note,
  };
}
