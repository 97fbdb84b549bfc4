import { sql } from 'kysely';
import type { AmountProof } from '../wallet/wallet.ts';

/** Ledger proof: revenue from the articles that each agency has bought. */
export const earnedByArticles: AmountProof = {
  account: 'sales',
  event: 'article',
  amounts: sql`SELECT agency_id, -sum(price)::bigint AS amount FROM article_orders GROUP BY agency_id`,
  documents: {
    of: { kind: sql`'article'::text`, id: sql`split_part(posting.idempotency_key, ':', 3)::bigint` },
    amounts: sql`
      SELECT agency_id, 'article'::text AS document, article_id AS document_id, -price AS amount FROM article_orders`,
  },
};
