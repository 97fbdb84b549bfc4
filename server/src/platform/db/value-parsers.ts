import pg from 'pg';

type Parser = (text: string) => unknown;

const OID = { int8: 20, date: 1082, int8Array: 1016, dateArray: 1182, timestamp: 1114 };

const parseTextArray: Parser = driverParser(1009);

const PARSERS = new Map<number, Parser>([
  [OID.int8, parseSafeInteger],
  [OID.int8Array, parseArrayWith(parseSafeInteger)],
  // A civil date has no zone: as a Date it would shift by one day in half of the world.
  [OID.date, (text) => text],
  [OID.dateArray, parseTextArray],
  [OID.timestamp, (text) => text],
]);

/**
 * The parser for a column type: ours for `bigint`, `date` and their arrays, otherwise the driver's (`smallint[]`
 * and `integer[]` numbers, `timestamptz` Date, `numeric` string, `jsonb` parsed).
 */
export function parserFor(oid: number, format?: 'text' | 'binary'): Parser {
  const ours = format === 'binary' ? undefined : PARSERS.get(oid);
  return ours ?? driverParser(oid, format);
}

function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The database returned ${text}, beyond exact integers`);
  return value;
}

function parseArrayWith(parseItem: (text: string) => unknown): Parser {
  return (text) => mapDeep(parseTextArray(text), parseItem);
}

function mapDeep(value: unknown, parseItem: (text: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapDeep(item, parseItem));
  return value === null ? null : parseItem(value as string);
}

/** The driver's types list only the scalar types by number. */
function driverParser(oid: number, format: 'text' | 'binary' = 'text'): Parser {
  return (pg.types.getTypeParser as (oid: number, format: string) => Parser)(oid, format);
}
