import type { Trx } from '../../calls.ts';
import type { Offset } from '../../domain/offsets.ts';
import type { OffsetCharge } from '../charges/charges.ts';

/**
 * What orders asks of bills, which depend on it: to lower the bills of debts that were paid by what was given back, in the
 * same transaction. `app.ts` hands it over.
 */
export type LowerBills = (
  trx: Trx,
  offsets: readonly Offset<OffsetCharge>[],
  by: { userId: number | null; now: Date },
) => Promise<void>;
