import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../../calls.ts';
import type { SupplierRequestsTable } from '../../../tables.ts';
import type { Answer } from './supplier-port.ts';

export type RequestKind = 'book' | 'cancel';
export type SupplierRequest = Selectable<SupplierRequestsTable>;

interface Asked {
  orderId: number;
  kind: RequestKind;
  /** What a booking may cost; null to cancel. */
  price: number | null;
  silentAt: Date;
  now: Date;
}

/** Asks for something, in the transaction that decides it; what was asked before and is over is asked once more. */
export async function insertRequest(trx: Trx, { orderId, kind, price, silentAt, now }: Asked): Promise<void> {
  const asked = { state: 'open', next_at: now, silent_at: silentAt, asked_at: now } as const;
  await trx
    .insertInto('supplier_requests')
    .values({ order_id: orderId, kind, price, ...asked })
    .onConflict((conflict) => conflict.columns(['order_id', 'kind']).doUpdateSet(asked))
    .execute();
}

/**
 * Takes up to `limit` requests that are due and keeps them from others until `leaseUntil`: who dies leaves them to be
 * followed up then. No lock outlives the statement, since a supplier may be slow.
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

/** The order states in which a request may leave for the supplier. */
const wantedIn = {
  book: ['processing'],
  cancel: ['cancelling', 'cancelled', 'rejected'],
} as const;

/**
 * Says that a claimed request leaves now. False, and then it must not leave: when it has been taken up again or answered
 * since, when its order does not want it any more, or when a booking would come after the order has closed.
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

/** The same, locked; who locks it has locked its order before. */
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

/** What changes of a request as it is answered. */
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

/** Has what is open for an order followed up at once; answers how many requests that are. */
export async function wakeRequests(trx: Trx, orderId: number, now: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('supplier_requests')
    .set({ next_at: now })
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Orders of which a supplier should have said something by now, and that nobody looks at yet. */
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
