import type { ReplyOf } from '@serai/contract/endpoint';
import type { listRequests as endpoint } from '@serai/contract/orders/requests';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { sql } from 'kysely';
import { type Call, type Db, operatorOf } from '../../../calls.ts';
import { money } from '../../../domain/money.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { byTime, joinConditions, readPage } from '../../../platform/list/read-list.ts';
import { withinScope } from '../desk/within-scope.ts';
import type { OrderRow } from '../order-store.ts';
import { placeTime } from '../present-order.ts';
import { isUnanswered } from './request-queues.ts';

interface Row extends OrderRow {
  answer_by: Date;
  agency: string;
}

/** Lists a page of the unanswered orders on request, the earliest deadline first. */
export async function listRequests(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { input, lang } = call;
  const { scope } = operatorOf(call);
  const { rows, next } = await readPage(db, input, {
    list: ['requests', scope],
    order: byTime('oldest first', 'orders.answer_by'),
    where: joinConditions([isUnanswered, withinScope(scope)]),
    select: (wanted) => sql<Row>`
      SELECT orders.*, agencies.name AS agency, booker.username AS booking_account
      FROM orders JOIN agencies ON agencies.id = orders.agency_id JOIN users booker ON booker.id = orders.booked_by
      WHERE ${wanted}`,
  });
  return { list: rows.map((row) => presentRequest(row, lang)), next };
}

function presentRequest(row: Row, lang: Lang): ReplyOf<typeof endpoint>['list'][number] {
  const { id, sn, product, agency, booking_account, contact_name, contact_phone, guest_names } = row;
  return {
    id,
    sn,
    product,
    agency,
    booking_account,
    contact_name,
    contact_phone,
    guest_names,
    title: inLanguage(lang, { zh: row.title_zh, en: row.title_en }),
    special_requests: row.special_requests,
    total_price: money(row.total_price, row.currency),
    service_start: placeTime(row.service_start, row.tz),
    booking_date: toSeconds(row.created_at),
    answer_by: toSeconds(row.answer_by),
    pay_by: toSeconds(row.pay_by),
  };
}
