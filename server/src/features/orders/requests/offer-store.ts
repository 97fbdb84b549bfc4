import type { offerKinds } from '@serai/contract/orders/orders';
import type { Db, Trx } from '../../../calls.ts';
import { reviseLines } from '../line-store.ts';
import type { OrderChanges } from '../order-store.ts';
import type { FrozenPolicy } from '../policy.ts';
import type { Bilingual } from '../product-port.ts';
import type { PriceLine } from '../selling/offer-terms.ts';

/** An offer of the seller for an order on request, frozen; its total is the sum of its lines. */
export interface OrderOffer {
  kind: (typeof offerKinds)[number];
  lines: readonly PriceLine[];
  policy: FrozenPolicy;
  title: Bilingual;
  /** Product-specific part, for `Product.offers`. */
  detail: unknown;
  /** Whether acceptance takes it from the seller's stock; otherwise the supplier provides it in addition. */
  fromStock: boolean;
  note: string;
}

/** A stored offer; sums in minor units of its order's currency. */
export interface StoredOffer extends OrderOffer {
  id: number;
  total: number;
  madeAt: Date;
  expiresAt: Date;
}

interface Made {
  orderId: number;
  total: number;
  madeBy: number;
  madeAt: Date;
  expiresAt: Date;
}

/** Stores an offer permanently; returns its id. */
export async function insertOffer(trx: Trx, offer: OrderOffer, made: Made): Promise<number> {
  const { id } = await trx
    .insertInto('order_offers')
    .values({
      order_id: made.orderId,
      kind: offer.kind,
      total: made.total,
      lines: JSON.stringify(offer.lines),
      policy: JSON.stringify(offer.policy),
      title_zh: offer.title.zh,
      title_en: offer.title.en,
      detail: JSON.stringify(offer.detail),
      from_stock: offer.fromStock,
      note: offer.note,
      made_by: made.madeBy,
      made_at: made.madeAt,
      expires_at: made.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Reads an offer by the id that its order names. */
export async function readOffer(db: Db | Trx, id: number): Promise<StoredOffer> {
  const row = await db.selectFrom('order_offers').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return {
    id: row.id,
    kind: row.kind,
    total: row.total,
    lines: row.lines as PriceLine[],
    policy: row.policy as FrozenPolicy,
    title: { zh: row.title_zh, en: row.title_en },
    detail: row.detail,
    fromStock: row.from_stock,
    note: row.note,
    madeAt: row.made_at,
    expiresAt: row.expires_at,
  };
}

/**
 * Applies an accepted offer to the order: its changed fields, its policy, and its lines as a new revision.
 */
export async function freezeOffer(
  trx: Trx,
  orderId: number,
  offer: StoredOffer,
  changes: Pick<OrderChanges, 'total_price' | 'title_zh' | 'title_en' | 'pay_by'>,
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ ...changes, policy: JSON.stringify(offer.policy) })
    .where('id', '=', orderId)
    .execute();
  await reviseLines(trx, orderId, offer.lines, offer.id);
}
