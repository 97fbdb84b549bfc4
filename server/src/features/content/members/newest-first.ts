import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../calls.ts';
import { capped, countOf } from '../../../platform/list/count.ts';
import { openPage } from '../../../platform/list/page.ts';

type Asked = Parameters<typeof openPage>[0];

/**
 * Reads a page of rows, newest first, with their total.
 * @param list Identity that a cursor must match: the owner and the filters.
 * @param all Query of all matches.
 * @param select Query of the matching rows after a given id.
 */
export async function readNewestFirst<Row extends { id: number }>(
  db: Db,
  asked: Asked,
  {
    list,
    all,
    select,
  }: {
    list: unknown;
    all: RawBuilder<unknown>;
    select(goingOn: RawBuilder<unknown>): RawBuilder<Row>;
  },
): Promise<{ rows: Row[]; counts: { total: number; total_capped: boolean; next: string | null } }> {
  const page = openPage<Row>(asked, list, ({ id }) => [id]);
  const after = page.after ? sql`id < ${page.after[0]}::bigint` : sql`true`;
  const found = await select(
    sql`${after} ORDER BY id DESC LIMIT ${page.fetch} OFFSET ${page.offset}`,
  ).execute(db);
  const counted = await sql<{ count: number }>`SELECT ${countOf(all)} AS count`.execute(db);
  const { rows, next } = page.cut(found.rows);
  return { rows, counts: { ...capped(counted.rows[0]!.count), next } };
}
