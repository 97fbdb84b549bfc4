import type { GetPath, Got } from '../../platform/api/calls.ts';

export type DeskWorkOrderRow = Got<'console/workOrder/list'>['list'][number];
export type DeskWorkOrderReply = Got<'console/workOrder/detail'>;
export type DeskThreadEntry = DeskWorkOrderReply['entries'][number];
export type DeskCommand = DeskWorkOrderReply['commands'][number];

/** Reads that an act on a work order makes out of date. */
export const staleAfterAct: readonly GetPath[] = [
  'console/workOrder/list',
  'console/workOrder/detail',
  'console/queue/list',
  'console/order/detail',
];
