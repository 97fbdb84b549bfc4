import type { ReplyOf } from '@serai/contract/endpoint';
import type { NoticeKind } from '@serai/contract/hotels/notice-words';
import type { listNotices as endpoint } from '@serai/contract/hotels/notices';
import { inLanguage } from '@serai/phrases/lang';
import { sql } from 'kysely';
import { type Call, type Db, operatorOf } from '../../../calls.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { byTime, joinConditions, readList } from '../../../platform/list/read-list.ts';
import { withinScope } from '../../orders/for-products.ts';
import { fromOpenNotices, isUnacknowledged } from './open-notices.ts';

interface Row {
  id: number;
  order_id: number;
  sn: string;
  hotel_zh: string;
  hotel_en: string;
  hotel_phone: string;
  kind: NoticeKind;
  version: number;
  check_in: string;
  sent_to: string;
  created_at: Date;
  mailed_at: Date | null;
  mail_error: string | null;
  refused_at: Date | null;
  refused_by: string;
  reason: string;
}

/**
 * Lists notices without an acknowledgement, longest waiting first: bookings until the guests arrive,
 * cancellations until the end of the former stay.
 */
export async function listNotices(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { input, lang, now } = call;
  const { scope } = operatorOf(call);
  const unacknowledged = fromOpenNotices(now);
  const { rows, ...listed } = await readList(db, input, {
    list: ['notices', scope],
    order: byTime('oldest first', 'notice.created_at'),
    from: unacknowledged,
    where: joinConditions([isUnacknowledged, withinScope(scope)]),
    select: (wanted) => sql<Row>`
      SELECT shown.*, outbox.sent_at AS mailed_at, outbox.last_error AS mail_error,
        hotels.name_zh AS hotel_zh, hotels.name_en AS hotel_en, hotels.phone AS hotel_phone, hotel_orders.check_in
      FROM (
        SELECT notice.id, notice.order_id, orders.sn, notice.kind, notice.version, notice.sent_to, notice.mail,
          notice.created_at, notice.answered_at AS refused_at, notice.answered_by AS refused_by, notice.reason
        ${unacknowledged} WHERE ${wanted}
      ) AS shown
      JOIN hotel_orders ON hotel_orders.order_id = shown.order_id
      JOIN hotels ON hotels.id = hotel_orders.hotel_id
      LEFT JOIN outbox ON outbox.message_id = shown.mail
      ORDER BY shown.created_at, shown.id`,
  });
  const at = (instant: Date | null) => instant && toSeconds(instant);
  return {
    list: rows.map(({ sn, hotel_zh, hotel_en, mail_error, ...row }) => ({
      ...row,
      order_sn: sn,
      hotel_name: inLanguage(lang, { zh: hotel_zh, en: hotel_en }),
      mail_error: mail_error ?? '',
      created_at: toSeconds(row.created_at),
      mailed_at: at(row.mailed_at),
      refused_at: at(row.refused_at),
    })),
    ...listed,
  };
}
