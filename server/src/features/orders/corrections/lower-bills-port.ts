import type { Trx } from '../../../calls.ts';
import type { Offset } from '../../../domain/offsets.ts';
import type { OffsetCharge } from '../../charges/charges.ts';

/**
 * Port to bills, which depend on orders: lowers the bills of debts that were paid by refunds, in the same
 * transaction. `composition/connect-ports.ts` provides it.
 */
export type LowerBills = (
  trx: Trx,
  offsets: readonly Offset<OffsetCharge>[],
  by: { userId: number | null; now: Date },
) => Promise<void>;
