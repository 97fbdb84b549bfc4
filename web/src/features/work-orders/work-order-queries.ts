import type { AmendmentPreview } from '@serai/contract/orders/amendments';
import type { GetPath, Got } from '../../platform/api/calls.ts';

export type WorkOrderRow = Got<'workOrder/list'>['list'][number];
export type WorkOrderDetail = Got<'workOrder/detail'>;
export type ThreadEntry = WorkOrderDetail['entries'][number];
export type AttachedFile = WorkOrderDetail['files'][number];
export type AskedChange = WorkOrderDetail['commands'][number];
export type Prefill = Got<'workOrder/prefill'>;

/** Reads invalidated by an action on a work order: work orders, and after a change the order and the money. */
export const workOrderReads: readonly GetPath[] = [
  'workOrder/list',
  'workOrder/detail',
  'overview/due',
  'order/list',
  'order/listEvery',
  'order/calendar',
  'order/detail',
  'account/wallet',
  'account/statement',
];

/** Topic of attached uploads. */
export const uploadTopic = 'work-order';

/** The refusal of a change with outdated sums contains the new preview. */
export function previewIn(data: unknown): AmendmentPreview | null {
  if (typeof data !== 'object' || data === null || !('preview' in data)) return null;
  return data.preview as AmendmentPreview;
}
