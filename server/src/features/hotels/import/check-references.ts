import { type Kysely, sql } from 'kysely';
import type { Catalogue } from './catalogue-rows.ts';
import type { FaultCode, ImportFault } from './import-faults.ts';

interface Reference {
  file: string;
  line: number;
  field: string;
  key: string;
  code: FaultCode;
  facts: ImportFault['facts'];
}

/** Notes rows that repeat each other, and rows that name a thing found neither in the files nor in the database. */
export async function checkReferences<T>(
  db: Kysely<T>,
  catalogue: Catalogue,
  faults: ImportFault[],
): Promise<void> {
  const { destinations, hotels, roomTypes, ratePlans } = catalogue;
  noteRepeats('destinations.csv', destinations, (row) => row.code, faults);
  noteRepeats('hotels.csv', hotels, (row) => row.code, faults);
  noteRepeats('room-types.csv', roomTypes, (row) => `${row.hotel}/${row.code}`, faults);
  noteRepeats('rate-plans.csv', ratePlans, (row) => `${row.hotel}/${row.room}/${row.code}`, faults);

  const known = new Set([
    ...destinations.map((row) =>
      row.kind === 'city' ? `city ${row.code}` : `${row.kind} ${row.city}/${row.code}`,
    ),
    ...hotels.map((row) => `hotel ${row.code}`),
    ...roomTypes.map((row) => `room ${row.hotel}/${row.code}`),
    ...ratePlans.map((row) => `plan ${row.hotel}/${row.room}/${row.code}`),
  ]);
  const missing = listReferences(catalogue).filter(({ key }) => !known.has(key));
  const stored = await findStored(db, new Set(missing.map(({ key }) => key)));
  for (const { key, ...fault } of missing) {
    if (!stored.has(key)) faults.push(fault);
  }
}

function listReferences({ destinations, hotels, roomTypes, ratePlans, nightRules }: Catalogue): Reference[] {
  const city = (file: string, row: { line: number; city: string }): Reference[] =>
    row.city === ''
      ? []
      : [
          {
            file,
            line: row.line,
            field: 'city',
            key: `city ${row.city}`,
            code: 'unknown_city',
            facts: { value: row.city },
          },
        ];
  const hotel = (file: string, row: { line: number; hotel: string }): Reference[] =>
    row.hotel === ''
      ? []
      : [
          {
            file,
            line: row.line,
            field: 'hotel',
            key: `hotel ${row.hotel}`,
            code: 'unknown_hotel',
            facts: { value: row.hotel },
          },
        ];
  const room = (file: string, row: { line: number; hotel: string; room: string }): Reference[] =>
    row.room === ''
      ? []
      : [
          {
            file,
            line: row.line,
            field: 'room_type',
            key: `room ${row.hotel}/${row.room}`,
            code: 'unknown_room',
            facts: { value: row.room, hotel: row.hotel },
          },
        ];
  return [
    ...destinations.flatMap((row) => city('destinations.csv', row)),
    ...hotels.flatMap((row) => [
      ...city('hotels.csv', row),
      ...(row.district === ''
        ? []
        : [
            {
              file: 'hotels.csv',
              line: row.line,
              field: 'district',
              key: `district ${row.city}/${row.district}`,
              code: 'unknown_district' as const,
              facts: { value: row.district, city: row.city },
            },
          ]),
    ]),
    ...roomTypes.flatMap((row) => hotel('room-types.csv', row)),
    ...ratePlans.flatMap((row) => [...hotel('rate-plans.csv', row), ...room('rate-plans.csv', row)]),
    ...nightRules.flatMap((row) => [
      ...room('inventory.csv', row),
      ...(row.plan === ''
        ? []
        : [
            {
              file: 'inventory.csv',
              line: row.line,
              field: 'rate_plan',
              key: `plan ${row.hotel}/${row.room}/${row.plan}`,
              code: 'unknown_plan' as const,
              facts: { value: row.plan, room: row.room },
            },
          ]),
    ]),
  ];
}

function noteRepeats<R extends { line: number }>(
  file: string,
  rows: R[],
  keyOf: (row: R) => string,
  faults: ImportFault[],
): void {
  const first = new Map<string, number>();
  for (const row of rows) {
    const key = keyOf(row);
    const line = first.get(key);
    if (line === undefined) first.set(key, row.line);
    else faults.push({ file, line: row.line, field: 'code', code: 'duplicate', facts: { first: line } });
  }
}

async function findStored<T>(db: Kysely<T>, keys: Set<string>): Promise<Set<string>> {
  if (keys.size === 0) return new Set();
  const { rows } = await sql<{ key: string }>`
    WITH stored AS (
      SELECT 'city ' || code AS key FROM destinations WHERE kind = 'city'
      UNION ALL
      SELECT d.kind || ' ' || c.code || '/' || d.code FROM destinations d JOIN destinations c ON c.id = d.city_id
      UNION ALL
      SELECT 'hotel ' || code FROM hotels
      UNION ALL
      SELECT 'room ' || h.code || '/' || r.code FROM room_types r JOIN hotels h ON h.id = r.hotel_id
      UNION ALL
      SELECT 'plan ' || h.code || '/' || r.code || '/' || p.code
        FROM rate_plans p JOIN room_types r ON r.id = p.room_type_id JOIN hotels h ON h.id = r.hotel_id)
    SELECT key FROM stored WHERE key = ANY(${[...keys]}::text[])`.execute(db);
  return new Set(rows.map(({ key }) => key));
}
