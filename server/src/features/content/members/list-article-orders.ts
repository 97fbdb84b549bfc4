import type { listArticleOrders as endpoint } from '@serai/contract/content/article-orders';
import type { ReplyOf } from '@serai/contract/endpoint';
import { sql } from 'kysely';
import { type Call, type Db, memberOf } from '../../../calls.ts';
import { presentArticleOrder, selectArticleOrders } from './article-order-store.ts';
import { readNewestFirst } from './newest-first.ts';

/**
 * Lists a page of the articles that the caller's agency has bought, newest first, whichever member bought
 * them.
 */
export async function listArticleOrders(
  db: Db,
  { input, lang, now, ...call }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { agencyId } = memberOf(call);
  const { rows, counts } = await readNewestFirst(db, input, {
    list: ['article-orders', agencyId],
    all: sql`SELECT FROM article_orders WHERE agency_id = ${agencyId}`,
    select: (goingOn) => selectArticleOrders(agencyId, goingOn, { lang, now }),
  });
  return { list: rows.map(presentArticleOrder), ...counts };
}
