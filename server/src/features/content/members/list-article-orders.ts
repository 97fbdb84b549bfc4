import type { listArticleOrders as endpoint } from '@serai/contract/content/article-orders';
import type { ReplyOf } from '@serai/contract/endpoint';
import { sql } from 'kysely';
import { type Call, type Db, memberOf } from '../../../calls.ts';
import { byId, readList } from '../../../platform/list/read-list.ts';
import { presentArticleOrder, selectArticleOrders } from './article-order-store.ts';

/**
 * Lists a page of the articles that the caller's agency has bought, newest first, whichever member bought
 * them.
 */
export async function listArticleOrders(
  db: Db,
  { input, lang, now, ...call }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { agencyId } = memberOf(call);
  const { rows, ...listed } = await readList(db, input, {
    list: ['article-orders', agencyId],
    order: byId('newest first', 'bought.id'),
    // The owner is part of the tables, because `selectArticleOrders` adds it to the condition.
    from: sql`FROM (SELECT FROM article_orders WHERE agency_id = ${agencyId}) bought`,
    where: sql`true`,
    select: (wanted) => selectArticleOrders(agencyId, wanted, { lang, now }),
  });
  return { list: rows.map(presentArticleOrder), ...listed };
}
