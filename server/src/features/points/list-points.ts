import type { pointLog as endpoint } from '@serai/contract/accounts/profile';
import type { ReplyOf } from '@serai/contract/endpoint';
import { accountWords as en } from '@serai/phrases/en/account-words';
import { inLanguage } from '@serai/phrases/lang';
import { accountWords as zh } from '@serai/phrases/zh/account-words';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { toSeconds } from '../../platform/clock.ts';
import { capped } from '../../platform/list/count.ts';
import { openPage } from '../../platform/list/page.ts';
import { findPointRule } from '../site/site.ts';
import { countPoints, listPointEntries, type PointEntry } from './point-store.ts';

/** The caller's points in the form of the family clients, newest first, and by which rule they are earned. */
export async function listPoints(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { userId } = memberOf(call);
  const page = openPage<PointEntry>(call.input, ['points', userId], ({ id }) => [id]);
  const { rows, next } = page.cut(await listPointEntries(db, userId, page));
  const { count, score } = await countPoints(db, userId);
  const events: Record<string, string> = inLanguage(call.lang, { zh, en }).pointEvents;
  return {
    list: rows.map((row) => ({
      id: row.id,
      score: row.amount,
      before: row.before,
      after: row.after,
      memo: [events[row.event], row.order_sn].filter(Boolean).join(' · '),
      create_time: toSeconds(row.created_at),
      event: row.event,
      order_id: row.order_id,
      order_sn: row.order_sn,
      order_product: row.order_product,
      order_title: inLanguage(call.lang, { zh: row.title_zh, en: row.title_en }),
    })),
    ...capped(count),
    next,
    score,
    points_per_hundred: (await findPointRule(db)).pointsPerHundred,
  };
}
