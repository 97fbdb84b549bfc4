import type source from '../../../zh/pages/orders/several-orders.ts';

const severalOrders: Record<keyof typeof source, string> = {
  pay: 'Pay ({count})',
  cancel: 'Cancel ({count})',
  payTitle: 'Pay {count} selected {count|order|orders}',
  cancelTitle: 'Cancel {count} selected {count|order|orders}',
  cancelConfirm: 'Cancel {count} {count|order|orders}',
  total: 'Total of {count} {count|order|orders}',
  fees: 'Total cancellation fees',
  free: 'Free cancellation',
  unpaid: 'Not paid, no fee',
  cannot_pay: 'Cannot be paid: {status}',
  cannot_cancel: 'Cannot be cancelled: {status}',
  done: 'Done',
  unknown: 'No answer received. Trying again will not repeat it.',
};

export default severalOrders;
