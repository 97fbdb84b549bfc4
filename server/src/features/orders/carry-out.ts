import type { Lang } from '@serai/phrases/lang';
import type { Trx } from '../../calls.ts';
import { carryOutCorrection } from './carry-out-correction.ts';
import type { Completions } from './completion-port.ts';
import type { CorrectionRow } from './correction-store.ts';
import { giveBackLater } from './give-back-later.ts';
import type { OpenOrder } from './open-order.ts';
import type { OrderRow } from './order-store.ts';

/** Does what a correction of a locked order is about: another outcome, or money given back. */
export async function carryOut(
  trx: Trx,
  opened: OpenOrder,
  correction: CorrectionRow,
  by: { userId: number; now: Date; lang: Lang },
  completions: Completions,
): Promise<OrderRow> {
  return correction.kind === 'outcome'
    ? carryOutCorrection(trx, opened, { ...correction, to_status: correction.to_status! }, by, completions)
    : giveBackLater(trx, opened, correction, by);
}
