import type { Db } from '../../../calls.ts';
import type { Clock } from '../../../platform/clock.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { findAnyOrder, type OpenOrder } from '../open-order.ts';
import type { Products } from '../products.ts';
import { applyAnswer } from './apply-answer.ts';
import { claimRequests, findRequest, type SupplierRequest, updateSent } from './request-store.ts';
import {
  type Answer,
  bookAnswer,
  cancelAnswer,
  lookUpAnswer,
  type Supplier,
  type Suppliers,
} from './supplier-port.ts';

const BATCH = 20;
const TIMEOUT_MS = 60_000;
/** Longer than a look-up and the following request can take. */
const LEASE_MS = 5 * 60_000;

export interface SupplierDeps {
  db: Db;
  products: Products;
  suppliers: Suppliers;
  clock: Clock;
}

/**
 * Executes and follows up due supplier requests; returns their number. Safe to run concurrently and
 * repeatedly: each request is claimed by one process, its answer is stored in a separate transaction, and a
 * retry after a crash first looks the booking up.
 * @throws AggregateError if some failed, after all others were handled.
 */
export async function carryOutRequests(deps: SupplierDeps): Promise<number> {
  const now = deps.clock.now();
  const claimed = await claimRequests(deps.db, now, new Date(now.getTime() + LEASE_MS), BATCH);
  const outcomes = await Promise.allSettled(claimed.map((request) => carryOut(deps, request)));
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} requests failed`);
  return claimed.length;
}

async function carryOut(deps: SupplierDeps, request: SupplierRequest): Promise<void> {
  const { db, products, suppliers, clock } = deps;
  const opened = await findAnyOrder(db, products, request.order_id);
  const supplier = suppliers.get(opened.order.supplier ?? '');
  const task = { deps, supplier: supplier!, request, opened };
  const answer: Answer = !supplier
    ? { is: 'unknown', why: `no supplier is called ${opened.order.supplier}` }
    : await (request.kind === 'book' ? book(task) : cancel(task));
  await inTransaction(db, (trx) => applyAnswer(trx, products, { request, answer, now: clock.now() }));
}

interface Task {
  deps: SupplierDeps;
  supplier: Supplier;
  request: SupplierRequest;
  opened: OpenOrder;
}

async function book({ deps, supplier, request, opened }: Task): Promise<Answer> {
  const { db, clock } = deps;
  const { order, product } = opened;
  const { sn: reference, currency } = order;
  if (request.sent_at !== null) {
    const found = await ask(lookUpAnswer, (signal) => supplier.lookUp(reference, signal));
    if (found.is !== 'none') return found.is === 'cancelled' ? { is: 'refused', reason: 'cancelled' } : found;
  }
  const detail = (await product.supplied?.describe(db, order.id)) ?? {};
  if (!(await updateSent(db, request, clock.now()))) return { is: 'none' };
  const booking = {
    reference,
    product: order.product,
    price: { amount: request.price!, currency },
    specialRequests: order.special_requests,
    detail,
  };
  return ask(bookAnswer, (signal) => supplier.book(booking, signal));
}

async function cancel({ deps, supplier, request, opened }: Task): Promise<Answer> {
  const { db, clock } = deps;
  const { sn: reference } = opened.order;
  const booking = await findRequest(db, request.order_id, 'book');
  if (booking?.sent_at == null) return { is: 'unsent' };
  // `none` refers to the time of the look-up: its answer may be delayed, and the booking may arrive
  // meanwhile.
  const lookedUpAt = clock.now();
  const found = await ask(lookUpAnswer, (signal) => supplier.lookUp(reference, signal));
  switch (found.is) {
    case 'none': {
      const settledAt = booking.sent_at.getTime() + supplier.settlesAfterMs;
      return lookedUpAt.getTime() >= settledAt ? { is: 'cancelled' } : { is: 'pending' };
    }
    case 'refused':
      return { is: 'cancelled' };
    case 'confirmed':
      if (!(await updateSent(db, request, clock.now()))) return { is: 'pending' };
      return ask(cancelAnswer, (signal) => supplier.cancel(reference, signal));
    default:
      return found;
  }
}

/** Asks a supplier; connection errors, timeouts and invalid answers yield `unknown`. */
async function ask<A extends Answer>(
  schema: { parse(answer: unknown): A },
  question: (signal: AbortSignal) => Promise<A>,
): Promise<A | { is: 'unknown'; why: string }> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const silence = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('no answer in time')), { once: true });
  });
  try {
    return schema.parse(await Promise.race([question(signal), silence]));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    // Removes characters that the database cannot store.
    return { is: 'unknown', why: Buffer.from(why.slice(0, 500)).toString().replaceAll('\0', '') };
  }
}
