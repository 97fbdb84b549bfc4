import { sql } from 'kysely';
import type { ImportFault } from '../../../platform/csv-import/import-faults.ts';
import { type Names, type Reference, refer, reportRepeats } from '../../../platform/csv-import/references.ts';
import type { Catalogue } from './catalogue-rows.ts';

/** Names that the files refer to and define; reports rows that repeat a key. */
export function nameCatalogue(catalogue: Catalogue, faults: ImportFault[]): Names {
  const { destinations, hotels, roomTypes, ratePlans, fees } = catalogue;
  reportRepeats('destinations.csv', 'code', destinations, (row) => row.code, faults);
  reportRepeats('hotels.csv', 'code', hotels, (row) => row.code, faults);
  reportRepeats('room-types.csv', 'code', roomTypes, (row) => `${row.hotel}/${row.code}`, faults);
  reportRepeats('rate-plans.csv', 'code', ratePlans, (row) => `${row.hotel}/${row.room}/${row.code}`, faults);
  reportRepeats('hotel-fees.csv', 'code', fees, (row) => `${row.hotel}/${row.code}`, faults);
  return {
    known: [
      ...destinations.map((row) =>
        row.kind === 'city' ? `city ${row.code}` : `${row.kind} ${row.city}/${row.code}`,
      ),
      ...destinations.map((row) => `destination ${row.code}`),
      ...hotels.map((row) => `hotel ${row.code}`),
      ...roomTypes.map((row) => `room ${row.hotel}/${row.code}`),
      ...ratePlans.map((row) => `plan ${row.hotel}/${row.room}/${row.code}`),
    ],
    references: listReferences(catalogue),
    stored: sql`
      SELECT 'city ' || code AS key FROM destinations WHERE kind = 'city'
      UNION ALL
      SELECT d.kind || ' ' || c.code || '/' || d.code FROM destinations d JOIN destinations c ON c.id = d.city_id
      UNION ALL
      SELECT 'destination ' || code FROM destinations
      UNION ALL
      SELECT 'hotel ' || code FROM hotels
      UNION ALL
      SELECT 'room ' || h.code || '/' || r.code FROM room_types r JOIN hotels h ON h.id = r.hotel_id
      UNION ALL
      SELECT 'plan ' || h.code || '/' || r.code || '/' || p.code
        FROM rate_plans p JOIN room_types r ON r.id = p.room_type_id JOIN hotels h ON h.id = r.hotel_id`,
  };
}

function listReferences(catalogue: Catalogue): Reference[] {
  const { destinations, hotels, roomTypes, ratePlans, nightRules, supplements, fees } = catalogue;
  const city = (file: string, { line, city }: { line: number; city: string }) =>
    refer({ file, line, field: 'city' }, city, ['city', 'unknown_city']);
  const hotel = (file: string, { line, hotel }: { line: number; hotel: string }) =>
    refer({ file, line, field: 'hotel' }, hotel, ['hotel', 'unknown_hotel']);
  const room = (file: string, { line, hotel, room }: { line: number; hotel: string; room: string }) =>
    refer({ file, line, field: 'room_type' }, room, ['room', 'unknown_room'], {
      path: `${hotel}/${room}`,
      facts: { hotel },
    });
  const plan = (
    file: string,
    { line, hotel, room, plan }: { line: number; hotel: string; room: string; plan: string },
  ) =>
    refer({ file, line, field: 'rate_plan' }, plan, ['plan', 'unknown_plan'], {
      path: `${hotel}/${room}/${plan}`,
      facts: { room },
    });
  return [
    ...destinations.flatMap((row) => city('destinations.csv', row)),
    ...hotels.flatMap((row) => [
      ...city('hotels.csv', row),
      ...refer(
        { file: 'hotels.csv', line: row.line, field: 'district' },
        row.district,
        ['district', 'unknown_district'],
        { path: `${row.city}/${row.district}`, facts: { city: row.city } },
      ),
    ]),
    ...roomTypes.flatMap((row) => hotel('room-types.csv', row)),
    ...ratePlans.flatMap((row) => [...hotel('rate-plans.csv', row), ...room('rate-plans.csv', row)]),
    ...nightRules.flatMap((row) => [...room('inventory.csv', row), ...plan('inventory.csv', row)]),
    ...supplements.flatMap((row) => [
      ...hotel('supplements.csv', row),
      ...room('supplements.csv', row),
      ...plan('supplements.csv', row),
    ]),
    ...fees.flatMap((row) => hotel('hotel-fees.csv', row)),
  ];
}
