import type { billStatus as zh } from '../zh/bill-status.ts';

export const billStatus: Record<keyof typeof zh, string> = {
  submitted: 'Awaiting confirmation',
  confirmed: 'Awaiting payment',
  part_paid: 'Partly paid',
  paid: 'Paid',
  closed: 'Closed',
  withdrawn: 'Withdrawn',
  rejected: 'Rejected',
  void: 'Void',
};
