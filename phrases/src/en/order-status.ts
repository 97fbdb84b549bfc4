import type { orderStatus as zh } from '../zh/order-status.ts';

export const orderStatus: Record<keyof typeof zh, string> = {
  offer_pending: 'On request',
  pending_payment: 'Awaiting payment',
  processing: 'Processing',
  confirmed: 'Confirmed',
  in_service: 'In service',
  completed: 'Completed',
  cancelling: 'Cancelling',
  cancelled: 'Cancelled',
  rejected: 'Declined',
  expired: 'Expired',
  no_show: 'No-show',
};
