import { sql } from 'kysely';
import type { QueueRow, QueueSource } from '../queues/queues.ts';

/** Days within which an application is approved and issued, and a confirmed red invoice is issued. */
const issueDays = 3;

/** Applications to approve or to issue, and red invoices to issue. They leave the queue when issued or rejected. */
export const invoiceQueue: QueueSource = {
  name: 'invoices',
  kind: 'invoice',
  view: '/console/invoice/view',
  act: '/console/invoice/decide',
  select: () => sql<QueueRow>`
    SELECT invoice.id, NULL::bigint AS order_id, invoice.number, '' AS title_zh, '' AS title_en,
      CASE WHEN invoice.status IN ('submitted', 'approved') THEN invoice.status ELSE 'red' END AS matter,
      invoice.agency_id, '' AS country, invoice.entity_id, '' AS guest, waits.since,
      waits.since + ${sql.lit(issueDays)} * interval '1 day' AS due, NULL::bigint AS owner_id
    FROM (
      SELECT id, made_at AS since FROM invoices WHERE status IN ('submitted', 'approved')
      UNION ALL
      SELECT invoice_id, min(coalesce(answered_at, asked_at)) FROM invoice_reds WHERE status = 'confirmed'
      GROUP BY invoice_id
    ) waits
    JOIN invoices invoice ON invoice.id = waits.id`,
  on: ({ id, number }) => ({ kind: 'invoice', id, name: number }),
};
