import { sql } from 'kysely';
import type { QueueRow, QueueSource } from '../queues/queues.ts';

/** Payments that agencies have declared: they wait for the money, and their unpaid orders wait for a day. */
const declaredQueue: QueueSource = {
  name: 'declaredPayments',
  kind: 'declared_payment',
  view: '/console/receipt/view',
  act: '/console/receipt/edit',
  select: () => sql<QueueRow>`
    SELECT declared.id, NULL::bigint AS order_id, declared.payer AS number, '' AS title_zh, '' AS title_en, '' AS matter,
      declared.agency_id, '' AS guest, '' AS country, NULL::bigint AS entity_id, declared.declared_at AS since,
      declared.declared_at + interval '1 day' AS due, NULL::bigint AS owner_id
    FROM declared_payments declared WHERE declared.status = 'declared'`,
  on: ({ number: name }) => ({ kind: 'agency', id: null, name }),
};

/** Receipts of which a part has gone nowhere yet. */
const openReceiptQueue: QueueSource = {
  name: 'receipts',
  kind: 'receipt',
  view: '/console/receipt/view',
  act: '/console/receipt/edit',
  select: () => sql<QueueRow>`
    SELECT receipt.id, NULL::bigint AS order_id, 'R' || lpad(receipt.id::text, greatest(6, length(receipt.id::text)), '0') AS number,
      '' AS title_zh, '' AS title_en, '' AS matter, receipt.agency_id, receipt.payer AS guest, '' AS country, NULL::bigint AS entity_id, receipt.recorded_at AS since,
      receipt.recorded_at + interval '2 days' AS due, NULL::bigint AS owner_id
    FROM receipts receipt WHERE receipt.reversed_at IS NULL AND receipt.allocated < receipt.worth`,
  on: ({ id, number: name }) => ({ kind: 'receipt', id, name }),
};

/** Queues of incoming payments. */
export const receiptQueues = { declaredPayments: declaredQueue, receipts: openReceiptQueue } as const;
