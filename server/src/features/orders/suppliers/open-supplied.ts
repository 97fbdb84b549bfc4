import type { Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { type OpenOrder, openOrderForStaff } from '../open-order.ts';
import type { Products } from '../products.ts';

/** Locks an order of an outside supplier, for the staff; any other order yields `not_found`. */
export async function openSupplied(trx: Trx, products: Products, id: number): Promise<OpenOrder> {
  const opened = await openOrderForStaff(trx, products, id);
  refuseUnsupplied(opened);
  return opened;
}

/** Refuses an order from own stock with `not_found`. */
export function refuseUnsupplied({ order }: OpenOrder): void {
  if (order.supplier === null) throw new AppError('not_found');
}
