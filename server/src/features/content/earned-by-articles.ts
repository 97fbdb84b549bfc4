import { sql } from 'kysely';
import type { AmountProof } from '../wallet/wallet.ts';

/** Ledger proof: revenue from the articles that each agency has bought. */
export const earnedByArticles: AmountProof = {
  account: 'sales',
  event: 'article',
  amounts: sql`SELECT agency_id, -sum(price)::bigint AS amount FROM article_orders GROUP BY agency_id`,
};
