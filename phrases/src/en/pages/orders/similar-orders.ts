import type source from '../../../zh/pages/orders/similar-orders.ts';

const similarOrders: Record<keyof typeof source, string> = {
  title: 'This may be a duplicate',
  text: 'Your agency already has {count} {count|order|orders} for the same guests and dates. Please make sure that this is not the same booking:',
  order: '{sn} · {date} · {guests}',
  names: ', ',
};

export default similarOrders;
