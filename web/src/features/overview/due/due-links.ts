import type { DueRow } from '@serai/contract/accounts/due';
import { paths } from '../../../paths.ts';

type Linked = Pick<DueRow, 'kind' | 'object_id' | 'order_id' | 'product'>;

/** Page of the object that waits: a bill, a work order or an order. */
export function objectPage({ kind, object_id, order_id, product }: Linked): string {
  if (kind === 'bill') return paths.bill(object_id);
  if (kind === 'work_order' || order_id === null) return paths.workOrder(object_id);
  return paths.orderOf(product, order_id);
}

/** Page on which the action of a row is taken. */
export function actionPage(row: Linked & Pick<DueRow, 'action'>): string {
  if (row.action !== 'ask' || row.order_id === null) return objectPage(row);
  return paths.workOrderApply({ order: row.order_id, type: 'confirmation_number' });
}
