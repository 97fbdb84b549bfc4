import * as z from 'zod/mini';
import { unixSeconds } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { messageKinds } from './message-kinds.ts';
import { listErrors, listed, listPaging } from './paging.ts';

/** So many notices are marked as read by one call that names them. */
export const mostNoticesNamed = 100;

export const notice = z.object({
  id: z.int(),
  kind: z.enum(messageKinds),
  event: z.string(),
  title: z.string(),
  /** What the mail of the event says below its greeting; lines are parted by line ends. */
  text: z.string(),
  /** A path of our web that shows what it is about; empty where nothing does. */
  link: z.string(),
  created_at: unixSeconds,
  read: z.boolean(),
});
export type Notice = z.infer<typeof notice>;

export const listNotices = endpoint({
  method: 'GET',
  path: 'notice/list',
  title: 'list the caller’s notices, newest first',
  access: 'user',
  input: z.strictObject({
    kind: z.optional(z.enum(messageKinds)),
    /** Only those that are not read yet. */
    unread: z.optional(z.boolean()),
    ...listPaging,
  }),
  reply: z.object({
    list: z.array(notice),
    /** All that are unread, of whatever kind; counted as far as lists are. */
    unread: z.int(),
    ...listed,
  }),
  errors: listErrors,
});

export const readNotices = endpoint({
  method: 'POST',
  path: 'notice/read',
  title: 'mark notices of the caller as read',
  access: 'user',
  /** Those named, or all there are; a notice of somebody else is passed over like one that is not there. */
  input: z.union([
    z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(mostNoticesNamed)) }),
    z.strictObject({ all: z.literal(true) }),
  ]),
  reply: z.object({ unread: z.int() }),
  errors: [],
});

/** One event of `notice/stream`. */
export const noticeNews = z.object({
  unread: z.int(),
  /** The newest notice there is, read or not; null where there is none. */
  newest: z.nullable(z.int()),
});
export type NoticeNews = z.infer<typeof noticeNews>;

/** How often a stream on which nothing happens says that it is still there: a comment line. */
export const streamHeartbeatMs = 25_000;

export const streamNotices = endpoint({
  method: 'GET',
  path: 'notice/stream',
  title: 'hear of the caller’s notices as they arrive',
  access: 'user',
  input: z.strictObject({}),
  reply: noticeNews,
  errors: [],
  stream: true,
});
