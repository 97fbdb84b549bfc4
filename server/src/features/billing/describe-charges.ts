import { inLanguage, type Lang } from '@serai/phrases/lang';
import type { Db } from '../../calls.ts';
import { localDate } from '../../domain/local-time.ts';
import { toSeconds } from '../../platform/clock.ts';
import type { ChargeRow } from '../charges/charges.ts';

/** Columns of an order shown beside its charges. */
interface NamedOrder {
  sn: string;
  title_zh: string;
  title_en: string;
  reference: string;
  guest_names: string[];
  service_end: Date;
  tz: string;
}

/**
 * Loads the orders of the given charges; returns a function that describes each charge with its order, guests
 * and dates.
 */
export async function describeCharges(db: Db, charges: readonly ChargeRow[], lang: Lang) {
  const orders = await nameOrders(db, [...new Set(charges.map(({ order_id }) => order_id))]);
  return (charge: ChargeRow) => {
    const order = orders.get(charge.order_id)!;
    return {
      kind: charge.kind,
      order_id: charge.order_id,
      order_sn: order.sn,
      product: charge.product,
      title: inLanguage(lang, { zh: order.title_zh, en: order.title_en }),
      reference: order.reference,
      guest_names: order.guest_names,
      service_date: charge.service_date,
      service_until: localDate(order.service_end.getTime(), order.tz),
      charged_at: toSeconds(charge.charged_at),
    };
  };
}

async function nameOrders(db: Db, ids: readonly number[]): Promise<Map<number, NamedOrder>> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'sn', 'title_zh', 'title_en', 'reference', 'guest_names', 'service_end', 'tz'])
    .where('id', 'in', [...ids, 0])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
