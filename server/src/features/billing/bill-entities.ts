import { sql } from 'kysely';
import type { EntityProof } from '../wallet/wallet.ts';

/** Proof of the entity: a payment of a bill is in the books of the company that issued it. */
export const billEntities: EntityProof = {
  entities: sql`
    SELECT posting.id AS posting_id, bill.entity_id
    FROM ledger_postings posting JOIN bills bill ON bill.id = posting.bill_id`,
};
