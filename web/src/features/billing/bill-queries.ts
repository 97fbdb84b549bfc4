import type { GetPath, Got } from '../../platform/api/calls.ts';

export type BillView = Got<'bill/list'>['list'][number];
export type BillDetail = Got<'bill/detail'>;
export type OpenCharge = Got<'bill/unsettled'>['list'][number];

/** Reads invalidated by commands about bills: bills, open charges, their orders, and money. */
export const billReads: readonly GetPath[] = [
  'bill/list',
  'bill/detail',
  'bill/unsettled',
  'bill/choose',
  'order/list',
  'order/listEvery',
  'order/calendar',
  'order/detail',
  'account/overview',
  'overview/due',
  'account/wallet',
  'account/statement',
];
