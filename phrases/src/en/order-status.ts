import type { orderStatus as zh } from '../zh/order-status.ts';

export const orderStatus: Record<keyof typeof zh, string> = {
  offer_pending: 'Waiting for an offer',
  pending_payment: 'Waiting for payment',
  processing: 'Processing',
  confirmed: 'Confirmed',
  in_service: 'In service',
  completed: 'Completed',
  cancelling: 'Being cancelled',
  cancelled: 'Cancelled',
  rejected: 'Rejected',
  expired: 'Expired',
  no_show: 'No-show',
};
