import * as z from 'zod/mini';
import { civilDate, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { lineText, printedCode, text } from '../text.ts';
import { email } from '../validators.ts';
import { beds, meals, propertyFee } from './hotels.ts';
import { noticeAnswers, noticeKinds } from './notice-words.ts';
import { roomLine } from './room-lines.ts';

/** Actions available behind the link now; the page only shows these. */
export const noticeActions = ['acknowledge', 'addCode', 'refuse'] as const;
export type NoticeAction = (typeof noticeActions)[number];

/** Token of a link that was sent; every invalid token gets the same answer. */
export const linkToken = text(200, 'link_required');

/**
 * An order as shown to the hotel: guests, dates, room and fees to collect, without the seller's prices and
 * the agency.
 */
export const noticeView = z.object({
  order_sn: z.string(),
  version: z.int(),
  kind: z.enum(noticeKinds),
  sent_at: unixSeconds,
  /** Null while the newest notice is unanswered. */
  answer: z.nullable(z.enum(noticeAnswers)),
  answered_at: z.nullable(unixSeconds),
  answered_by: z.string(),
  reason: z.string(),
  confirmation_code: z.string(),
  actions: z.array(z.enum(noticeActions)),
  hotel_name: z.string(),
  hotel_name_alt: z.string(),
  tz: z.string(),
  room_type: z.string(),
  room_type_alt: z.string(),
  meal_type: z.enum(meals),
  /** Rooms by room type and rate, if they differ; otherwise empty. */
  room_lines: z.array(roomLine),
  /** Meals per day, all rooms together. */
  breakfasts: z.int(),
  lunches: z.int(),
  dinners: z.int(),
  bed_type: z.enum(beds),
  check_in: civilDate,
  check_out: civilDate,
  nights: z.int(),
  number_of_rooms: z.int(),
  nationality_name: z.string(),
  guests: z.array(
    z.object({
      adults: z.int(),
      child_ages: z.array(z.int()),
      child_beds: z.int(),
      /** Beds to be set up beyond those of the room. */
      extra_beds: z.int(),
      full_names: z.array(z.string()),
    }),
  ),
  special_requests: z.string(),
  /** Fees that the hotel collects from the guests, as sold. */
  fees: z.array(propertyFee),
  /** The hotel's important information as shown to the guests; empty if there was none. */
  important: z.string(),
  /** The company that sells the stay and pays the hotel; phone numbers are empty if not set. */
  seller: z.object({ name: z.string(), phone: z.string(), phone_24h: z.string() }),
});
export type NoticeView = z.infer<typeof noticeView>;

const notice = z.object({ notice: noticeView });

export const showNotice = endpoint({
  method: 'GET',
  path: 'hotelNotice/show',
  title: 'show a hotel the booking behind its link',
  access: 'public',
  rateLimit: 'link',
  input: z.strictObject({ token: linkToken }),
  reply: notice,
  errors: ['link_invalid'],
});

/** `version` names the notice that was read; a newer one may exist. */
const answer = {
  token: linkToken,
  version: z.int().check(z.minimum(1), z.maximum(10_000)),
  name: lineText(60, 'name_required'),
};

export const acknowledgeNotice = endpoint({
  method: 'POST',
  path: 'hotelNotice/acknowledge',
  title: 'acknowledge a notice for the hotel, with its confirmation code if there is one',
  access: 'public',
  rateLimit: 'link',
  input: z.strictObject({ ...answer, confirmation_code: z._default(printedCode(60), '') }),
  reply: notice,
  errors: ['link_invalid', 'notice_outdated', 'notice_answered'],
});

export const refuseNotice = endpoint({
  method: 'POST',
  path: 'hotelNotice/refuse',
  title: 'say for the hotel that it cannot provide what was booked',
  access: 'public',
  rateLimit: 'link',
  input: z.strictObject({ ...answer, reason: text(500, 'reason_required') }),
  reply: notice,
  errors: ['link_invalid', 'notice_outdated', 'notice_answered'],
});

/** Cancels nothing: the hotel gets a new link, and earlier links show the same. */
export const sendNotice = endpoint({
  method: 'POST',
  path: 'console/hotelNotice/send',
  title: 'send a hotel its newest notice again',
  access: { staff: '/console/hotelNotice/send' },
  idempotent: true,
  input: z.strictObject({
    /** Id of the order. */
    id,
    /** Recipient of this mail; defaults to the hotel's reservation address. */
    email: z.optional(email),
  }),
  reply: z.object({ sent_to: z.string() }),
  errors: ['not_found', 'order_wrong_state'],
});

export const listNotices = endpoint({
  method: 'GET',
  path: 'console/hotelNotice/list',
  title: 'list what hotels have not acknowledged, the longest waiting first',
  access: { staff: '/console/hotelNotice/view' },
  input: z.strictObject(listPaging),
  reply: z.object({
    list: z.array(
      z.object({
        id: z.int(),
        order_id: z.int(),
        order_sn: z.string(),
        hotel_name: z.string(),
        hotel_phone: z.string(),
        kind: z.enum(noticeKinds),
        version: z.int(),
        check_in: civilDate,
        sent_to: z.string(),
        created_at: unixSeconds,
        /** When the mail was sent; null if it was not sent or its record has been purged. */
        mailed_at: z.nullable(unixSeconds),
        /** Error of the mail server if the mail could not be sent; empty otherwise. */
        mail_error: z.string(),
        /** When the hotel refused the booking. */
        refused_at: z.nullable(unixSeconds),
        refused_by: z.string(),
        reason: z.string(),
      }),
    ),
    ...listed,
  }),
  errors: [...listErrors],
});
