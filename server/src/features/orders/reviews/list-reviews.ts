import type { ReplyOf } from '@serai/contract/endpoint';
import type { listReviews as endpoint, ReviewView } from '@serai/contract/orders/reviews';
import type { ReviewReason } from '@serai/contract/orders/view';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { sql } from 'kysely';
import { type Call, type Db, operatorOf } from '../../../calls.ts';
import { money } from '../../../domain/money.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { byTime, joinConditions, readList } from '../../../platform/list/read-list.ts';
import { withinScope } from '../desk/within-scope.ts';
import type { OrderRow } from '../order-store.ts';
import { placeTime } from '../present-order.ts';
import type { Products } from '../products.ts';
import type { Answer } from '../suppliers/supplier-port.ts';

type Row = OrderRow & { agency: string; answer: Answer | null; owner: string | null };

/** Lists a page of the orders under review, the earliest deadline first. */
export async function listReviews(
  db: Db,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { queue } = call.input;
  const { scope } = operatorOf(call);
  const { rows, ...listed } = await readList(db, call.input, {
    list: ['reviews', queue, scope],
    order: byTime('oldest first', 'orders.review_due'),
    from: sql`FROM orders`,
    where: joinConditions([
      sql`orders.needs_review IS NOT NULL`,
      queue && sql`orders.review_queue = ${queue}`,
      withinScope(scope),
    ]),
    select: (wanted) => sql<Row>`
      SELECT orders.*, agencies.name AS agency, owner.nickname AS owner, (
        SELECT answer FROM supplier_requests asked WHERE asked.order_id = orders.id
          AND kind = CASE WHEN needs_review IN ('cancel_silent', 'cancel_refused') THEN 'cancel' ELSE 'book' END
        ) AS answer
      FROM orders JOIN agencies ON agencies.id = orders.agency_id
        LEFT JOIN users owner ON owner.id = orders.review_owner
      WHERE ${wanted}`,
  });
  return {
    list: await Promise.all(
      rows.map(async (row) => presentReview(row, await contactsOf(db, products, row), call.lang)),
    ),
    ...listed,
  };
}

async function contactsOf(db: Db, products: Products, row: Row): Promise<string[]> {
  return (await products.of(row).findContacts?.(db, row.id)) ?? [];
}

function presentReview(row: Row, contacts: string[], lang: Lang): ReviewView {
  return {
    order_id: row.id,
    order_sn: row.sn,
    order_status: row.order_status,
    product: row.product,
    title: inLanguage(lang, { zh: row.title_zh, en: row.title_en }),
    agency: row.agency,
    guest_names: row.guest_names,
    contact_phone: row.contact_phone,
    service_start: placeTime(row.service_start, row.tz),
    service_end: placeTime(row.service_end, row.tz),
    reason: row.needs_review as ReviewReason,
    queue: row.review_queue!,
    since: toSeconds(row.review_since!),
    due: toSeconds(row.review_due!),
    owner: row.owner ?? '',
    reminders: row.review_level,
    next_reminder: toSeconds(row.review_step_at ?? row.review_due!),
    proposed_refund: money(row.total_price, row.currency),
    contacts,
    supplier: row.supplier === null ? null : { name: row.supplier, ...presentAnswer(row) },
  };
}

function presentAnswer({ answer, currency }: Row) {
  const reason = answer?.is === 'refused' ? answer.reason : answer?.is === 'unknown' ? answer.why : '';
  const price = answer?.is === 'price' ? { amount: answer.price, currency } : null;
  return { answer: answer?.is ?? null, reason, price };
}
