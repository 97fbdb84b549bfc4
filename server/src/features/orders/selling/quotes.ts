import { randomUUID } from 'node:crypto';
import { netPriceNode } from '@serai/contract/permissions';
import type { Selectable } from 'kysely';
import type { Db, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { QuotesTable } from '../../../tables.ts';
import { type Rights, requireNode } from '../../permissions/permissions.ts';

/** Validity of a quoted price. */
const QUOTE_LIFE_MS = 15 * 60_000;

export interface NewQuote {
  agencyId: number;
  userId: number;
  /** `Product.name`. */
  product: string;
  /** Product-specific offer, frozen as JSON. */
  offer: unknown;
  /** Minor units. */
  total: number;
  currency: string;
  now: Date;
}

export interface Quote<Offer> {
  id: string;
  offer: Offer;
  total: number;
  currency: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Stores an offer at its price for 15 minutes. */
export async function saveQuote(db: Db, quote: NewQuote): Promise<{ id: string; expiresAt: Date }> {
  const id = randomUUID();
  const expiresAt = new Date(quote.now.getTime() + QUOTE_LIFE_MS);
  await db
    .insertInto('quotes')
    .values({
      id,
      agency_id: quote.agencyId,
      user_id: quote.userId,
      product: quote.product,
      offer: JSON.stringify(quote.offer),
      total: quote.total,
      currency: quote.currency,
      created_at: quote.now,
      expires_at: expiresAt,
      order_id: null,
    })
    .execute();
  return { id, expiresAt };
}

interface Asker {
  member: Rights;
  /** `Product.name`. */
  product: string;
  now: Date;
}

/**
 * Finds a quote that can still be booked. It belongs to its user and contains net prices: throws
 * `no_permission` for members who may not see those, `not_found` for quotes of any other user, `quote_used`
 * or `quote_expired`. The product guarantees the type of its offer.
 */
export async function findQuote<Offer>(db: Db, id: string, asker: Asker): Promise<Quote<Offer>> {
  requireNode(asker.member, netPriceNode);
  return readQuote(db, await selectQuote(db, id, asker).executeTakeFirst(), asker.now);
}

/** The same, locked until the transaction ends, so that only one order is created. */
export async function lockQuote<Offer>(trx: Trx, id: string, asker: Asker): Promise<Quote<Offer>> {
  requireNode(asker.member, netPriceNode);
  return readQuote(trx, await selectQuote(trx, id, asker).forUpdate().executeTakeFirst(), asker.now);
}

function selectQuote(db: Db | Trx, id: string, { member, product }: Asker) {
  return db
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', id)
    .where('agency_id', '=', member.agencyId)
    .where('user_id', '=', member.userId)
    .where('product', '=', product);
}

async function readQuote<Offer>(
  db: Db | Trx,
  row: Selectable<QuotesTable> | undefined,
  now: Date,
): Promise<Quote<Offer>> {
  if (!row) throw new AppError('not_found');
  if (row.order_id !== null) throw await quoteUsed(db, row.order_id);
  if (row.expires_at <= now) throw new AppError('quote_expired');
  return {
    id: row.id,
    offer: row.offer as Offer,
    total: row.total,
    currency: row.currency,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}

/** Links a locked quote to its order. */
export async function markQuoteUsed(trx: Trx, id: string, orderId: number): Promise<void> {
  await trx.updateTable('quotes').set({ order_id: orderId }).where('id', '=', id).execute();
}

/** Deletes unbooked quotes that expired before the given instant; returns the number. */
export async function deleteQuotes(db: Db, before: Date): Promise<number> {
  const result = await db
    .deleteFrom('quotes')
    .where('expires_at', '<', before)
    .where('order_id', 'is', null)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

async function quoteUsed(db: Db | Trx, orderId: number): Promise<AppError> {
  const order = await db.selectFrom('orders').select('sn').where('id', '=', orderId).executeTakeFirst();
  return new AppError('quote_used', { facts: { sn: order?.sn }, data: { order_id: orderId } });
}
