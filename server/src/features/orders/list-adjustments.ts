import type { AdjustmentView } from '@serai/contract/orders';
import type { Lang } from '@serai/phrases/lang';
import type { Db } from '../permissions/permissions.ts';

/** The charges made after an order's service, oldest first. */
export async function listAdjustments(
  _db: Db,
  _order: { id: number; currency: string },
  _mayConfirm: boolean,
  _lang: Lang,
): Promise<AdjustmentView[]> {
  return [];
}
