import { maxDriveMinutes, maxDriverNights, maxKm } from '@serai/contract/bounds';
import { sql } from 'kysely';
import type { ImportFault } from '../../../platform/csv-import/import-faults.ts';
import type { ImportPart } from '../../../platform/csv-import/import-files.ts';
import { readCurrency, readPrice } from '../../../platform/csv-import/read-price.ts';
import { type Names, refer, reportRepeats } from '../../../platform/csv-import/references.ts';
import type { RowReader } from '../../../platform/csv-import/row-reader.ts';
import { type UpsertTarget, upsertRows } from '../../../platform/csv-import/upsert-rows.ts';
import { routeFeesCsv, routesCsv } from './fleet-csv.ts';

/** A drive from one base to another; the way back is a separate row. */
interface RouteRow {
  line: number;
  from_base: string;
  to_base: string;
  km: number;
  minutes: number;
  tolls: number;
  driver_nights: number;
  active: boolean;
}

/** Price of a class on a route. */
interface RouteFeeRow {
  line: number;
  from_base: string;
  to_base: string;
  class: string;
  one_way_fee: number;
  driver_night: number;
}

/** Imports route cards and their prices per class (docs/import.md). */
export const routeFiles: ImportPart = async ({ read, currency, faults }) => {
  const routes = await read(routesCsv, (row) => readRoute(row, currency));
  const fees = await read(routeFeesCsv, (row) => readFee(row, currency));
  return {
    names: nameRoutes(routes, fees, faults),
    write: async (trx) => ({
      changed: {
        routes: await upsertRows(trx, ROUTES, routes),
        routeFees: await upsertRows(trx, FEES, fees),
      },
    }),
  };
};

function readRoute(row: RowReader, currency: string): RouteRow {
  readCurrency(row, currency);
  const from_base = row.code('from_base');
  const to_base = row.code('to_base');
  if (from_base !== '' && from_base === to_base) row.fault('to_base', 'route_nowhere');
  return {
    line: row.line,
    from_base,
    to_base,
    km: row.integer('km', 1, maxKm),
    minutes: row.integer('minutes', 1, maxDriveMinutes),
    tolls: readPrice(row, 'tolls', currency),
    driver_nights: row.integer('driver_nights', 0, maxDriverNights),
    active: row.yes('active'),
  };
}

function readFee(row: RowReader, currency: string): RouteFeeRow {
  readCurrency(row, currency);
  return {
    line: row.line,
    from_base: row.code('from_base'),
    to_base: row.code('to_base'),
    class: row.code('class'),
    one_way_fee: readPrice(row, 'one_way_fee', currency),
    driver_night: readPrice(row, 'driver_night', currency),
  };
}

function nameRoutes(routes: readonly RouteRow[], fees: readonly RouteFeeRow[], faults: ImportFault[]): Names {
  const wayOf = ({ from_base, to_base }: RouteRow | RouteFeeRow) => `${from_base}>${to_base}`;
  reportRepeats('routes.csv', 'to_base', routes, wayOf, faults);
  reportRepeats('route-fees.csv', 'class', fees, (row) => `${wayOf(row)} ${row.class}`, faults);
  return {
    known: routes.map((row) => `route ${wayOf(row)}`),
    references: [
      ...routes.flatMap((row) =>
        (['from_base', 'to_base'] as const).flatMap((field) =>
          refer({ file: 'routes.csv', line: row.line, field }, row[field], ['base', 'unknown_base']),
        ),
      ),
      ...fees.flatMap((row) => {
        const file = 'route-fees.csv';
        return [
          ...refer({ file, line: row.line, field: 'to_base' }, wayOf(row), ['route', 'unknown_route']),
          ...refer({ file, line: row.line, field: 'class' }, row.class, ['class', 'unknown_class']),
        ];
      }),
    ],
    stored: sql`
      SELECT 'route ' || f.code || '>' || t.code AS key
      FROM routes JOIN bases f ON f.id = from_base_id JOIN bases t ON t.id = to_base_id`,
  };
}

const FROM = { from: 'JOIN bases f ON f.code = n.from_base', named: { from_base: 'text' }, id: 'f.id' };
const TO = { from: 'JOIN bases t ON t.code = n.to_base', named: { to_base: 'text' }, id: 't.id' };
const ROUTES: UpsertTarget = {
  table: 'routes',
  key: 'from_base_id, to_base_id',
  columns: {
    km: 'int',
    minutes: 'int',
    tolls: 'bigint',
    driver_nights: 'smallint',
    active: 'boolean',
  },
  found: { from_base_id: FROM, to_base_id: TO },
};
const FEES: UpsertTarget = {
  table: 'route_fees',
  key: 'route_id, class_id',
  columns: { one_way_fee: 'bigint', driver_night: 'bigint' },
  found: {
    route_id: {
      from: `${FROM.from} ${TO.from} JOIN routes r ON r.from_base_id = f.id AND r.to_base_id = t.id`,
      named: { ...FROM.named, ...TO.named },
      id: 'r.id',
    },
    class_id: { from: 'JOIN vehicle_classes c ON c.code = n.class', named: { class: 'text' }, id: 'c.id' },
  },
};
