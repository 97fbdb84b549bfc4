import type { ReplyOf } from '@serai/contract/endpoint';
import type { sendRoomingList as endpoint } from '@serai/contract/hotels/rooming';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { localDate } from '../../../domain/local-time.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { findSellerNames, sendMail } from '../../messages/messages.ts';
import { findDeskPhone } from '../../site/site.ts';
import type { MovementRow } from '../movements/movement-list.ts';
import { noticeLanguages } from '../notices/notice-languages.ts';
import { describeRooming } from './describe-rooming.ts';
import { lockRoomingHotel, type RoomingHotel } from './rooming-hotel.ts';
import { factsOfStays, findSentList, listArrivals, refuseLong } from './rooming-store.ts';

/**
 * Sends a hotel the guests who arrive on a day, to its reservation address and in its languages, and keeps what was
 * sent. Refuses with `rooming_list_sent` if a list was sent after the caller's page was read.
 */
export async function sendRoomingList(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { input, now } = call;
  const { day } = input;
  const hotel = await lockRoomingHotel(trx, input.hotel_id, operatorOf(call));
  if (day < localDate(now.getTime(), hotel.tz)) throw new AppError('rooming_day_over');
  const asked = { hotelId: hotel.id, day };
  const before = await findSentList(trx, asked);
  const version = before?.version ?? 0;
  if (version !== input.version) throw new AppError('rooming_list_sent');
  const rows = await listArrivals(trx, asked, now);
  refuseLong(rows);
  if (rows.length === 0) throw new AppError('rooming_list_empty');
  const to = hotel.reservation_email || hotel.email;
  if (to === '') throw new AppError('hotel_email_missing');
  const mail = await writeRoomingMail(trx, hotel, { to, day, version: version + 1, rows, now });
  await trx
    .insertInto('rooming_lists')
    .values({
      hotel_id: hotel.id,
      day,
      version: version + 1,
      sent_to: to,
      mail,
      stays: JSON.stringify(factsOfStays(rows)),
      sent_by: operatorOf(call).userId,
      sent_at: now,
    })
    .execute();
  const sent = { rooming_day: day, rooming_version: version + 1, rooming_stays: rows.length, sent_to: to };
  return {
    reply: { sent_to: to },
    did: {
      on: { kind: 'hotel', id: hotel.id, name: hotel.name_zh },
      before: before
        ? {
            rooming_day: day,
            rooming_version: version,
            rooming_stays: Object.keys(before.stays).length,
            sent_to: before.sent_to,
          }
        : null,
      after: sent,
    },
  };
}

interface RoomingMail {
  to: string;
  day: string;
  version: number;
  rows: readonly MovementRow[];
  now: Date;
}

/** Queues the email; returns its Message-ID. Signed by the site, because the list can hold guests of several sellers. */
async function writeRoomingMail(
  trx: Trx,
  hotel: RoomingHotel,
  { to, day, version, rows, now }: RoomingMail,
): Promise<string> {
  const { zh, en } = await findSellerNames(trx);
  return sendMail(trx, {
    event: 'hotel_rooming',
    to,
    ...noticeLanguages({ countryCode: hotel.country_code, chosen: hotel.reservation_lang }, 'rooming'),
    facts: {
      hotel_zh: hotel.name_zh,
      hotel_en: hotel.name_en,
      day,
      version: String(version),
      stays: String(rows.length),
      rooms: String(rows.reduce((sum, row) => sum + row.rooms, 0)),
      details_zh: describeRooming(rows, 'zh-cn'),
      details_en: describeRooming(rows, 'en'),
      phone: await findDeskPhone(trx),
      site_zh: zh,
      site_en: en,
    },
    now,
  });
}
