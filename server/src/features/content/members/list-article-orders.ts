import type { listArticleOrders as endpoint } from '@serai/contract/content-members';
import type { ReplyOf } from '@serai/contract/endpoint';
import { sql } from 'kysely';
import { type Call, type Db, memberOf } from '../../../calls.ts';
import { capped, countOf } from '../../../platform/list/count.ts';
import { openPage } from '../../../platform/list/page.ts';
import { type ArticleOrderRow, presentArticleOrder, selectArticleOrders } from './article-order-store.ts';

/** A page of the articles that the caller's agency has bought, newest first, whoever bought them. */
export async function listArticleOrders(
  db: Db,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { agencyId } = memberOf(call);
  const page = openPage<ArticleOrderRow>(call.input, ['article-orders', agencyId], ({ id }) => [id]);
  const after = page.after ? sql`bought.id < ${page.after[0]}::bigint` : sql`true`;
  const found = await selectArticleOrders(
    agencyId,
    sql`${after} ORDER BY bought.id DESC LIMIT ${page.fetch} OFFSET ${page.offset}`,
    call.now,
  ).execute(db);
  const counted = await sql<{ count: number }>`
    SELECT ${countOf(sql`SELECT FROM article_orders WHERE agency_id = ${agencyId}`)} AS count`.execute(db);
  const { rows, next } = page.cut(found.rows);
  return { list: rows.map(presentArticleOrder), ...capped(counted.rows[0]!.count), next };
}
