import type { ReplyOf } from '@serai/contract/endpoint';
import type { listAgencyOpenItems as endpoint } from '@serai/contract/wallet/desk';
import type { OpenItemPart } from '@serai/contract/wallet/open-item-parts';
import { inLanguage } from '@serai/phrases/lang';
import { sql } from 'kysely';
import type { Call, Db } from '../../../calls.ts';
import { nameOrders } from '../../orders/orders.ts';
import {
  listExposureItems,
  type listExposureItems as listItems,
  readWallet,
  sumExposureItems,
} from '../../wallet/wallet.ts';

type Reply = ReplyOf<typeof endpoint>;
type Item = Awaited<ReturnType<typeof listItems>>[number];

/** Lists the items of an agency's exposure with the names of their orders, charges and bills. */
export async function listOpenItems(db: Db, call: Call<typeof endpoint>): Promise<Reply> {
  const { agency_id: agencyId, part, page = 1, limit = 20 } = call.input;
  const { now } = call;
  const { currency } = (await readWallet(db, agencyId, now)).credit_used;
  const asked = { agencyId, part, now };
  const items = await listExposureItems(db, asked, { limit, offset: (page - 1) * limit });
  const { count, sum } = await sumExposureItems(db, asked);
  const orders = await nameOrders(
    db,
    items.map(({ order_id }) => order_id),
  );
  const facts = await findFacts(db, items);
  return {
    list: items.map((item) => {
      const order = orders.get(item.order_id)!;
      const { kind, bill_number, service_date } = facts.get(keyOf(item))!;
      return {
        key: keyOf(item),
        part: partOf(item),
        kind,
        order_id: item.order_id,
        order_sn: order.sn,
        order_reference: order.reference,
        order_title: inLanguage(call.lang, { zh: order.title_zh, en: order.title_en }),
        service_date,
        bill_number,
        due_on: item.due_on,
        days_late: Math.max(0, item.days_late ?? 0),
        amount: { amount: item.amount, currency },
      };
    }),
    total: count,
    total_capped: false,
    next: null,
    sum: { amount: sum, currency },
  };
}

function keyOf({ order_id, charge_id }: Pick<Item, 'order_id' | 'charge_id'>): string {
  return charge_id === null ? `order-${order_id}` : `charge-${charge_id}`;
}

function partOf({ part, days_late }: Item): OpenItemPart {
  if (part !== 'billed') return part;
  return (days_late ?? 0) > 0 ? 'overdue' : 'not_due';
}

interface Facts {
  kind: Reply['list'][number]['kind'];
  service_date: string;
  bill_number: string;
}

/** Kind, day of service and bill of each item. */
async function findFacts(db: Db, items: readonly Item[]): Promise<Map<string, Facts>> {
  const charges = items.flatMap(({ charge_id }) => charge_id ?? []);
  const held = items.filter(({ charge_id }) => charge_id === null).map(({ order_id }) => order_id);
  const { rows } = await sql<Facts & { order_id: number; charge_id: number | null }>`
    SELECT charge.order_id, charge.id AS charge_id, charge.kind, charge.service_date, coalesce(bills.number, '') AS bill_number
    FROM charges charge
    LEFT JOIN LATERAL (
      SELECT bill_id FROM bill_lines line WHERE line.charge_id = charge.id AND line.state <> 'returned'
      ORDER BY line.id DESC LIMIT 1
    ) line ON true
    LEFT JOIN bills ON bills.id = coalesce(charge.bill_id, line.bill_id)
    WHERE charge.id = ANY(${charges}::bigint[])
    UNION ALL
    SELECT id, NULL, 'order', (service_start AT TIME ZONE tz)::date, '' FROM orders WHERE id = ANY(${held}::bigint[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [keyOf(row), row]));
}
