import type { ReplyOf } from '@serai/contract/endpoint';
import type { NoticeKind } from '@serai/contract/hotels/notice-words';
import type { listNotices as endpoint } from '@serai/contract/hotels/notices';
import { inLanguage } from '@serai/phrases/lang';
import { sql } from 'kysely';
import type { Call, Db } from '../../../calls.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { capped, countOf } from '../../../platform/list/count.ts';
import { openPage } from '../../../platform/list/page.ts';

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
  const page = openPage<Row>(input, ['notices'], ({ created_at, id }) => [created_at.getTime(), id]);
  const waiting = sql`
    FROM hotel_notices notice
    JOIN orders ON orders.id = notice.order_id AND orders.service_end > ${now}
      AND (notice.kind = 'cancellation' OR orders.order_status IN ('processing', 'confirmed', 'in_service'))
    WHERE notice.is_current AND notice.answer IS DISTINCT FROM 'acknowledged'`;
  const after = page.after
    ? sql`(notice.created_at, notice.id) > (${new Date(Number(page.after[0]))}::timestamptz, ${page.after[1]}::bigint)`
    : sql`true`;
  const { rows } = await sql<Row & { count: number }>`
    SELECT shown.*, outbox.sent_at AS mailed_at, outbox.last_error AS mail_error,
      hotels.name_zh AS hotel_zh, hotels.name_en AS hotel_en, hotels.phone AS hotel_phone, hotel_orders.check_in
    FROM (
      SELECT notice.id, notice.order_id, orders.sn, notice.kind, notice.version, notice.sent_to, notice.mail,
        notice.created_at, notice.answered_at AS refused_at, notice.answered_by AS refused_by, notice.reason
      ${waiting} AND ${after}
      ORDER BY notice.created_at, notice.id LIMIT ${page.fetch} OFFSET ${page.offset}
    ) AS shown
    JOIN hotel_orders ON hotel_orders.order_id = shown.order_id
    JOIN hotels ON hotels.id = hotel_orders.hotel_id
    LEFT JOIN outbox ON outbox.message_id = shown.mail
    ORDER BY shown.created_at, shown.id`.execute(db);
  const counted = await sql<{ count: number }>`SELECT ${countOf(sql`SELECT ${waiting}`)} AS count`.execute(
    db,
  );
  const { rows: shown, next } = page.cut(rows);
  const at = (instant: Date | null) => instant && toSeconds(instant);
  return {
    list: shown.map(({ sn, hotel_zh, hotel_en, mail_error, ...row }) => ({
      ...row,
      order_sn: sn,
      hotel_name: inLanguage(lang, { zh: hotel_zh, en: hotel_en }),
      mail_error: mail_error ?? '',
      created_at: toSeconds(row.created_at),
      mailed_at: at(row.mailed_at),
      refused_at: at(row.refused_at),
    })),
    ...capped(counted.rows[0]!.count),
    next,
  };
}
