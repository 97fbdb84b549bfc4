import { inLanguage } from '@serai/phrases/lang';
import { localDate } from '../../../domain/local-time.ts';
import { findNewestForStaff, nameAgencies } from '../../orders/orders.ts';
import { type Finder, noFacts } from './found.ts';

/** Finds orders by number, reference, guest, contact, telephone, hotel or confirmation code. */
export const findOrders: Finder = async (db, { keyword, lang, ...bounds }) => {
  const orders = await findNewestForStaff(db, keyword, bounds);
  const agencies = await nameAgencies(
    db,
    orders.map(({ agency_id }) => agency_id),
  );
  return orders.map((order) => ({
    ...noFacts,
    kind: 'order',
    id: order.id,
    title: order.sn,
    subject: inLanguage(lang, { zh: order.title_zh, en: order.title_en }),
    people: [...new Set([...order.guest_names, order.contact_name])],
    phone: order.contact_phone,
    reference: order.reference,
    agency: { id: order.agency_id, name: agencies.get(order.agency_id) ?? '' },
    type: order.product,
    status: order.order_status,
    date: localDate(order.service_start.getTime(), order.tz),
    amount: { amount: order.total_price, currency: order.currency },
  }));
};
