import type source from '../../../zh/pages/orders/order-help.ts';

const orderHelp: Record<keyof typeof source, string> = {
  ask: 'Ask for help',
  askTitle: 'Help and work orders',
  askHelp: 'To change something, ask about a refund or report a problem.',
  urgentHelp: 'If it is urgent, call first',
  more: 'Something else',
  ownTitle: 'Work orders for this order',
  all: 'See all {count} work orders',
};

export default orderHelp;
