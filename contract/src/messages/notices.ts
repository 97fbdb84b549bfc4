import * as z from 'zod/mini';
import { unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { messageKinds } from './kinds.ts';

/** Maximum number of notices per call that marks them as read. */
export const maxNoticesNamed = 100;

export const notice = z.object({
  id: z.int(),
  kind: z.enum(messageKinds),
  event: z.string(),
  title: z.string(),
  /** Text of the event's mail below the greeting; lines are separated by line ends. */
  text: z.string(),
  /** Path of the related page on this site; empty if there is none. */
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
    /** Only unread notices. */
    unread: z.optional(z.boolean()),
    ...listPaging,
  }),
  reply: z.object({
    list: z.array(notice),
    /** Number of unread notices of all kinds; capped like list counts. */
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
  /** Notices by id, or all. A notice of another user is ignored like an unknown one. */
  input: z.union([
    z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(maxNoticesNamed)) }),
    z.strictObject({ all: z.literal(true) }),
  ]),
  reply: z.object({ unread: z.int() }),
  errors: [],
});

/** One event of `notice/stream`. */
export const noticeNews = z.object({
  unread: z.int(),
  /** Id of the newest notice, read or not; null if there is none. */
  newest: z.nullable(z.int()),
});
export type NoticeNews = z.infer<typeof noticeNews>;

/** Interval of the heartbeat on an idle stream: a comment line. */
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
