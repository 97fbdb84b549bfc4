import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../../calls.ts';
import type { SupplierRequestsTable } from '../../../tables.ts';
import type { Answer } from './supplier-port.ts';

export type RequestKind = 'book' | 'cancel';
export type SupplierRequest = Selectable<SupplierRequestsTable>;

interface Asked {
  orderId: number;
  kind: RequestKind;
  /** Maximum price of a booking; null for a cancellation. */
  price: number | null;
  silentAt: Date;
  now: Date;
}

/** Creates a request, in the transaction of its decision; an existing request of the kind is reopened. */
export async function insertRequest(trx: Trx, { orderId, kind, price, silentAt, now }: Asked): Promise<void> {
  const asked = { state: 'open', next_at: now, silent_at: silentAt, asked_at: now } as const;
  await trx
    .insertInto('supplier_requests')
    .values({ order_id: orderId, kind, price, ...asked })
    .onConflict((conflict) => conflict.columns(['order_id', 'kind']).doUpdateSet(asked))
    .execute();
}

/**
 * Claims up to `limit` due requests until `leaseUntil`; after a crash they become due again then. Holds no
 * lock after the statement, because a supplier may be slow.
 */
export async function claimRequests(
  db: Db,
  now: Date,
  leaseUntil: Date,
  limit: number,
): Promise<SupplierRequest[]> {
  return db
    .updateTable('supplier_requests')
    .set({ next_at: leaseUntil, attempt: sql`attempt + 1` })
    .where('id', 'in', (due) =>
      due
        .selectFrom('supplier_requests')
        .select('id')
        .where('state', '=', 'open')
        .where('next_at', '<=', now)
        .orderBy('next_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** Order statuses in which a request may be sent to the supplier. */
const wantedIn = {
  book: ['processing'],
  cancel: ['cancelling', 'cancelled', 'rejected'],
} as const;

/**
 * Marks a claimed request as sent. Returns false, and it must not be sent, if it was claimed again or
 * answered meanwhile, if its order no longer needs it, or if a booking would come after the order has closed.
 */
export async function updateSent(
  db: Db,
  { id, order_id, kind, attempt }: SupplierRequest,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('supplier_requests')
    .set({ sent_at: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('attempt', '=', attempt)
    .where((is) =>
      is.exists(
        is
          .selectFrom('orders')
          .select('id')
          .where('id', '=', order_id)
          .where('order_status', 'in', wantedIn[kind])
          .$if(kind === 'book', (query) =>
            query.where(sql<Date>`greatest(service_start, cut_off)`, '>', now),
          ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function findRequest(
  db: Db,
  orderId: number,
  kind: RequestKind,
): Promise<SupplierRequest | undefined> {
  return selectRequest(db, orderId, kind).executeTakeFirst();
}

/** The same, locked; lock its order first. */
export async function lockRequest(
  trx: Trx,
  orderId: number,
  kind: RequestKind,
): Promise<SupplierRequest | undefined> {
  return selectRequest(trx, orderId, kind).forUpdate().executeTakeFirst();
}

function selectRequest(db: Db, orderId: number, kind: RequestKind) {
  return db
    .selectFrom('supplier_requests')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('kind', '=', kind);
}

/** Fields of a request that an answer changes. */
type RequestChanges = Partial<Pick<SupplierRequest, 'state' | 'next_at' | 'silent_at' | 'price'>> & {
  answer?: Answer;
};

export async function updateRequest(trx: Trx, id: number, changes: RequestChanges): Promise<void> {
  const { answer, ...rest } = changes;
  await trx
    .updateTable('supplier_requests')
    .set({ ...rest, ...(answer ? { answer: JSON.stringify(answer) } : {}) })
    .where('id', '=', id)
    .execute();
}

/** Returns whether a supplier has yet to answer a request of an order. */
export async function hasOpenRequest(db: Db, orderId: number): Promise<boolean> {
  const open = db
    .selectFrom('supplier_requests')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', '=', 'open');
  return (await open.executeTakeFirst()) !== undefined;
}

/** Makes the open requests of an order due at once. */
export async function makeRequestsDue(trx: Trx, orderId: number, now: Date): Promise<void> {
  await trx
    .updateTable('supplier_requests')
    .set({ next_at: now })
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .execute();
}

/** Lists orders past the deadline for a supplier's answer that are not under review yet. */
export async function listSilent(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('supplier_requests as asked')
    .innerJoin('orders', 'orders.id', 'asked.order_id')
    .select('orders.id')
    .where('asked.state', '=', 'open')
    .where('asked.silent_at', '<=', now)
    .where('orders.needs_review', 'is', null)
    .where((is) =>
      is.or([
        is.and([is('asked.kind', '=', 'book'), is('orders.order_status', '=', 'processing')]),
        is.and([is('asked.kind', '=', 'cancel'), is('orders.order_status', '=', 'cancelling')]),
      ]),
    )
    .orderBy('asked.silent_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
