import { type Kysely, type RawBuilder, sql } from 'kysely';
import { capped, countOf } from './count.ts';
import type { ListKey } from './cursor.ts';
import { openPage, type Page } from './page.ts';

/** Order of a list's rows, as a condition, an ORDER BY and the key of a cursor, which must agree. */
export interface ListOrder<Row> {
  /** Expressions of the ORDER BY, ending with the id, on an index. */
  orderBy: RawBuilder<unknown>;
  /** Condition that a row comes after the row with this key. */
  follows: (key: ListKey) => RawBuilder<unknown>;
  keyOf: (row: Row) => ListKey;
}

type Direction = 'oldest first' | 'newest first';

interface Paging {
  page?: number | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** Declaration of a list, from which its pages, its count and its export are read. */
export interface ListQuery<Row> {
  /** The owner, order and filters: everything that a cursor must agree with. */
  list: unknown;
  order: ListOrder<Row>;
  /** Condition of all matching rows. */
  where: RawBuilder<unknown>;
  /** Selects rows by a condition that ends with ORDER BY, LIMIT and OFFSET. */
  select: (wanted: RawBuilder<unknown>) => RawBuilder<Row>;
}

export interface CountedQuery<Row> extends ListQuery<Row> {
  /** FROM with the tables that the condition refers to; rows are counted in it. */
  from: RawBuilder<unknown>;
}

export interface ListedRows<Row> {
  rows: Row[];
  total: number;
  total_capped: boolean;
  next: string | null;
}

/** Reads a page of a list and counts its matching rows. */
export async function readList<Row, Tables>(
  db: Kysely<Tables>,
  input: Paging,
  query: CountedQuery<Row>,
): Promise<ListedRows<Row>> {
  const { rows, next } = await readPage(db, input, query);
  return { rows, ...capped(await countRows(db, query)), next };
}

/** Reads a page of a list without a total. */
export async function readPage<Row, Tables>(
  db: Kysely<Tables>,
  input: Paging,
  query: ListQuery<Row>,
): Promise<{ rows: Row[]; next: string | null }> {
  const page = openPage<Row>(input, query.list, query.order.keyOf);
  return page.cut(await readRows(db, query, page));
}

/** Reads all rows of a list in batches, e.g. for an export. */
export async function* readBatches<Row, Tables>(
  db: Kysely<Tables>,
  query: ListQuery<Row>,
  size: number,
): AsyncGenerator<Row[]> {
  for (let after: ListKey | undefined; ; ) {
    const rows = await readRows(db, query, { after, fetch: size, offset: 0 });
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < size) return;
    after = query.order.keyOf(last);
  }
}

export async function readRows<Row, Tables>(
  db: Kysely<Tables>,
  { order, where, select }: ListQuery<Row>,
  { after, fetch, offset }: Pick<Page<Row>, 'after' | 'fetch' | 'offset'>,
): Promise<Row[]> {
  const wanted = joinConditions([where, after && order.follows(after)]);
  const { rows } = await select(
    sql`${wanted} ORDER BY ${order.orderBy} LIMIT ${fetch} OFFSET ${offset}`,
  ).execute(db);
  return rows;
}

/** Counts the matching rows, up to one more than lists count. */
export async function countRows<Tables>(
  db: Kysely<Tables>,
  { from, where }: Pick<CountedQuery<never>, 'from' | 'where'>,
): Promise<number> {
  const all = sql`SELECT ${from} WHERE ${where}`;
  const { rows } = await sql<{ count: number }>`SELECT ${countOf(all)} AS count`.execute(db);
  return rows[0]!.count;
}

/** Joins conditions with AND; absent ones are dropped, and without any every row matches. */
export function joinConditions(
  conditions: readonly (RawBuilder<unknown> | false | '' | null | undefined)[],
): RawBuilder<unknown> {
  const present = conditions.flatMap((condition) => (condition ? [sql`(${condition})`] : []));
  return present.length === 0 ? sql`true` : sql.join(present, sql` AND `);
}

/** Order by id; `id` names the column, e.g. `bill.id`. */
export function byId(direction: Direction, id: string): ListOrder<{ id: number }> {
  const { beyond, way } = termsOf(direction);
  const column = sql.ref(id);
  return {
    orderBy: sql`${column} ${way}`,
    follows: ([last]) => sql`${column} ${beyond} ${last}::bigint`,
    keyOf: (row) => [row.id],
  };
}

/** Order by an instant, then by the id of the same table; `at` names the column, e.g. `pay_back.asked_at`. */
export function byTime<Column extends string>(
  direction: Direction,
  at: `${string}.${Column}`,
): ListOrder<{ id: number } & Record<Column, Date | null>> {
  const { beyond, way } = termsOf(direction);
  const [table, name] = at.split('.') as [string, Column];
  const [time, id] = [sql.ref(at), sql.ref(`${table}.id`)];
  return {
    orderBy: sql`${time} ${way}, ${id} ${way}`,
    follows: ([last, lastId]) =>
      sql`(${time}, ${id}) ${beyond} (${new Date(last!)}::timestamptz, ${lastId}::bigint)`,
    keyOf: (row) => {
      const value = row[name];
      // A list is ordered by a column that its condition requires.
      if (value === null) throw new Error(`Row ${row.id} of a list ordered by ${at} has none`);
      return [value.getTime(), row.id];
    },
  };
}

function termsOf(direction: Direction) {
  return direction === 'oldest first'
    ? { beyond: sql`>`, way: sql`ASC` }
    : { beyond: sql`<`, way: sql`DESC` };
}

/** Returns a list's filters: its input without the paging. */
export function filtersIn<Input extends Paging>(input: Input): Omit<Input, keyof Paging> {
  const { page: _, limit: __, cursor: ___, ...filters } = input;
  return filters;
}
