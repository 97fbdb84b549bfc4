import type { ReplyOf } from '@serai/contract/endpoint';
import type { listOpenAdjustments as endpoint } from '@serai/contract/orders/adjustments';
import { adjustments as en } from '@serai/phrases/en/adjustments';
import { inLanguage } from '@serai/phrases/lang';
import { adjustments as zh } from '@serai/phrases/zh/adjustments';
import { sql } from 'kysely';
import type { Call, Db } from '../../../calls.ts';
import { acceptAt } from '../../../domain/adjustment-clock.ts';
import { money } from '../../../domain/money.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { capped, countOf } from '../../../platform/list/count.ts';
import { openPage } from '../../../platform/list/page.ts';
import type { AdjustmentRow } from './adjustment-store.ts';
import { timesOf } from './announce-adjustment.ts';

interface Row extends AdjustmentRow {
  sn: string;
  currency: string;
  title_zh: string;
  title_en: string;
  contact: string;
  agency: string;
  proposer: string;
  state: 'waiting' | 'asked' | 'short';
}

/** Lists a page of the charges neither confirmed nor declined, oldest first. */
export async function listOpenAdjustments(
  db: Db,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { input, lang } = call;
  const page = openPage<Row>(input, ['open-adjustments', input.state], ({ proposed_at, id }) => [
    proposed_at.getTime(),
    id,
  ]);
  const state = sql`CASE WHEN question <> '' AND answer = '' THEN 'asked'
    WHEN refused_because <> '' THEN 'short' ELSE 'waiting' END`;
  const open = sql`adjustment.status = 'proposed'
    AND ${input.state === undefined ? sql`true` : sql`${state} = ${input.state}`}`;
  const after = page.after
    ? sql`(proposed_at, adjustment.id) > (${new Date(Number(page.after[0]))}::timestamptz, ${page.after[1]}::bigint)`
    : sql`true`;
  const { rows } = await sql<Row>`
    SELECT adjustment.*, ${state} AS state, orders.sn, orders.currency, orders.title_zh, orders.title_en,
      trim(orders.contact_name || ' ' || orders.contact_phone) AS contact, agencies.name AS agency,
      proposer.nickname AS proposer
    FROM order_adjustments adjustment
    JOIN orders ON orders.id = adjustment.order_id JOIN agencies ON agencies.id = orders.agency_id
    JOIN users proposer ON proposer.id = adjustment.proposed_by
    WHERE ${open} AND ${after} ORDER BY proposed_at, adjustment.id
    LIMIT ${page.fetch} OFFSET ${page.offset}`.execute(db);
  const counted = await sql<{ count: number }>`
    SELECT ${countOf(sql`SELECT FROM order_adjustments adjustment WHERE ${open}`)} AS count`.execute(db);
  const { rows: shown, next } = page.cut(rows);
  const labels = inLanguage(lang, { zh, en });
  const at = (instant: Date | null) => instant && toSeconds(instant);
  return {
    list: shown.map((row) => {
      const accepted = acceptAt(timesOf(row));
      return {
        id: row.id,
        order_id: row.order_id,
        order_sn: row.sn,
        title: inLanguage(lang, { zh: row.title_zh, en: row.title_en }),
        agency: row.agency,
        contact: row.contact,
        state: row.state,
        kind: row.kind,
        label: labels[row.kind],
        amount: money(row.amount, row.currency),
        reason: row.reason,
        question: row.question,
        proposed_by: row.proposer,
        proposed_at: toSeconds(row.proposed_at),
        reminded_at: at(row.reminded_at),
        accept_at: accepted === null ? null : Math.floor(accepted / 1000),
        refused_because: row.refused_because,
        retry_at: at(row.retry_at),
      };
    }),
    ...capped(counted.rows[0]!.count),
    next,
  };
}
