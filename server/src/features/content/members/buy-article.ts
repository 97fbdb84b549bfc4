import type { ArticleOrder, buyArticle as endpoint } from '@serai/contract/content/article-orders';
import type { ReplyOf } from '@serai/contract/endpoint';
import { sql } from 'kysely';
import { type Call, type Member, memberOf, type Trx } from '../../../calls.ts';
import { articleLines } from '../../../domain/ledger/lines.ts';
import { formatMoney, money } from '../../../domain/money.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { PaymentGuard } from '../../orders/orders.ts';
import { post } from '../../wallet/wallet.ts';
import {
  insertArticleOrder,
  lockForSale,
  presentArticleOrder,
  type SoldArticle,
  selectArticleOrders,
} from './article-order-store.ts';

/**
 * Buys a paid article from the deposit for all members of the caller's agency. If the agency already has it,
 * also by a concurrent purchase, the existing order is returned free of charge.
 */
export async function buyArticle(
  trx: Trx,
  guardPayment: PaymentGuard,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { article_id, price: agreed } = call.input;
  const known = await findBought(trx, member, article_id, call);
  if (known) return { order: known };
  const article = await lockForSale(trx, article_id, call);
  if (!article) throw new AppError('not_found');
  if (article.price === 0) throw new AppError('article_free');
  if (article.price !== agreed) throw priceChanged(article, agreed);
  if (await insertArticleOrder(trx, article, { ...member, now: call.now })) {
    await payFor(trx, { article, member, guardPayment }, call.now);
  }
  return { order: (await findBought(trx, member, article_id, call))! };
}

async function findBought(
  trx: Trx,
  { agencyId }: Member,
  articleId: number,
  { lang, now }: { lang: string; now: Date },
): Promise<ArticleOrder | undefined> {
  const bought = selectArticleOrders(agencyId, sql`article_id = ${articleId}`, { lang, now });
  const { rows } = await bought.execute(trx);
  return rows[0] && presentArticleOrder(rows[0]);
}

async function payFor(
  trx: Trx,
  { article, member, guardPayment }: { article: SoldArticle; member: Member; guardPayment: PaymentGuard },
  now: Date,
): Promise<void> {
  const { id, title, price, currency } = article;
  const { agencyId, userId } = member;
  await guardPayment(trx, { member, channel: 'balance', amount: price, orderTotal: price, currency, now });
  await post(trx, {
    event: 'article',
    key: `article:${agencyId}:${id}`,
    agencyId,
    userId,
    entityId: null,
    orderId: null,
    lines: articleLines(price),
    memo: title,
    now,
  });
}

function priceChanged({ price, currency }: SoldArticle, agreed: number): AppError {
  const sums = { was: money(agreed, currency), price: money(price, currency) };
  const facts = { was: formatMoney(sums.was), price: formatMoney(sums.price) };
  return new AppError('article_price_changed', { facts, data: sums });
}
