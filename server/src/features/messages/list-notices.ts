import type { ReplyOf } from '@serai/contract/endpoint';
import type { listNotices as endpoint, Notice } from '@serai/contract/messages/notices';
import type { Lang } from '@serai/phrases/lang';
import { type Call, type Db, userOf } from '../../calls.ts';
import { toSeconds } from '../../platform/clock.ts';
import { capped } from '../../platform/list/count.ts';
import { openPage } from '../../platform/list/page.ts';
import { countNotices, listNoticeRows, type NoticeRow } from './notice-store.ts';
import { findSellerNames, type SellerNames } from './seller-names.ts';
import { type MailEvent, writeNotice } from './write-mail.ts';

/** Returns a page of the caller's notices in the caller's language, newest first. */
export async function listNotices(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { kind, unread = false } = call.input;
  const filter = { userId: userOf(call).userId, kind, unread };
  const page = openPage<NoticeRow>(call.input, ['notices', filter], ({ id }) => [id]);
  const [found, counted, seller] = await Promise.all([
    listNoticeRows(db, filter, page),
    countNotices(db, filter),
    findSellerNames(db),
  ]);
  const { rows, next } = page.cut(found);
  return {
    list: rows.map((row) => present(row, call.lang, seller)),
    unread: capped(counted.unread).total,
    ...capped(counted.count),
    next,
  };
}

function present(row: NoticeRow, lang: Lang, seller: SellerNames): Notice {
  const { id, kind, event, link } = row;
  return {
    id,
    kind,
    event,
    link,
    ...writeNotice(event as MailEvent, lang, row.facts, seller),
    created_at: toSeconds(row.created_at),
    read: row.read_at !== null,
  };
}
