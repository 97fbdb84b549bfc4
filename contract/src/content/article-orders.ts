import * as z from 'zod/mini';
import { unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { money } from '../money.ts';
import { spendingRefusals } from '../orders/actions.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { moneyRefusals } from '../wallet/money-refusals.ts';
import { namedArticle } from './articles.ts';

const buying = { node: '/user/cms/order/buy' } as const;

/** A paid article that the agency has bought. */
export const articleOrder = z.object({
  id: z.int(),
  sn: z.string(),
  /** Article as named at purchase; it stays readable after it was taken offline. */
  article: namedArticle,
  price: money,
  bought_by: z.string(),
  created_at: unixSeconds,
});
export type ArticleOrder = z.infer<typeof articleOrder>;

/** Idempotent: buying an article again returns the existing order and charges nothing. */
export const buyArticle = endpoint({
  method: 'POST',
  path: 'cms.User/buy',
  title: 'buy a paid article from the deposit, for everybody of the agency',
  access: buying,
  rateLimit: 'order',
  idempotent: true,
  /** `price` is the price shown to the buyer, in minor units; a mismatch is refused. */
  input: z.strictObject({ article_id: id, price: z.int().check(z.minimum(0), z.maximum(1e15)) }),
  reply: z.object({ order: articleOrder }),
  errors: [
    'not_found',
    'article_free',
    'article_price_changed',
    'balance_too_low',
    ...moneyRefusals,
    ...spendingRefusals,
  ],
});

export const listArticleOrders = endpoint({
  method: 'GET',
  path: 'cms.User/order',
  title: 'list the articles the agency has bought, newest first',
  access: 'member',
  input: z.strictObject({ ...listPaging }),
  reply: z.object({ list: z.array(articleOrder), ...listed }),
  errors: listErrors,
});
