import type { GetPath, Got } from '../../platform/api/calls.ts';

export type DeskBillRow = Got<'console/bill/list'>['list'][number];
export type DeskBillReply = Got<'console/bill/detail'>;
export type DeskBillLine = DeskBillReply['lines'][number];
export type DeskBillAction = DeskBillReply['actions'][number];

/** Reads that an act on a bill makes out of date. */
export const staleAfterBill: readonly GetPath[] = [
  'console/bill/list',
  'console/bill/detail',
  'console/bill/dunning',
  'console/bill/dunningOf',
  'console/wallet/account',
  'console/wallet/openItems',
  'console/wallet/statement',
  'console/agency/detail',
  'console/order/detail',
  'console/queue/list',
  'console/secondPerson/list',
];
