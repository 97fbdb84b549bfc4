import type { ReplyOf } from '@serai/contract/endpoint';
import type { listOpenAdjustments as endpoint } from '@serai/contract/orders/adjustments';
import { adjustments as en } from '@serai/phrases/en/adjustments';
import { inLanguage } from '@serai/phrases/lang';
import { adjustments as zh } from '@serai/phrases/zh/adjustments';
import { sql } from 'kysely';
import { type Call, type Db, operatorOf } from '../../../calls.ts';
import { acceptAt } from '../../../domain/adjustment-clock.ts';
import { money } from '../../../domain/money.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { byTime, joinConditions, readList } from '../../../platform/list/read-list.ts';
import { withinScope } from '../desk/within-scope.ts';
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
  const { scope } = operatorOf(call);
  const state = sql`CASE WHEN question <> '' AND answer = '' THEN 'asked'
    WHEN refused_because <> '' THEN 'short' ELSE 'waiting' END`;
  const { rows, ...listed } = await readList(db, input, {
    list: ['open-adjustments', input.state, scope],
    order: byTime('oldest first', 'adjustment.proposed_at'),
    from: sql`FROM order_adjustments adjustment JOIN orders ON orders.id = adjustment.order_id`,
    where: joinConditions([
      sql`adjustment.status = 'proposed'`,
      input.state && sql`${state} = ${input.state}`,
      withinScope(scope),
    ]),
    select: (wanted) => sql<Row>`
      SELECT adjustment.*, ${state} AS state, orders.sn, orders.currency, orders.title_zh, orders.title_en,
        trim(orders.contact_name || ' ' || orders.contact_phone) AS contact, agencies.name AS agency,
        proposer.nickname AS proposer
      FROM order_adjustments adjustment
      JOIN orders ON orders.id = adjustment.order_id JOIN agencies ON agencies.id = orders.agency_id
      JOIN users proposer ON proposer.id = adjustment.proposed_by
      WHERE ${wanted}`,
  });
  const labels = inLanguage(lang, { zh, en });
  const at = (instant: Date | null) => instant && toSeconds(instant);
  return {
    list: rows.map((row) => {
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
    ...listed,
  };
}
