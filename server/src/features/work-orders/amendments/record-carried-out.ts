import type { Trx } from '../../../calls.ts';
import type { Amended } from '../../orders/orders.ts';
import { updateCommand } from './command-store.ts';

/** Records that a change was carried out or awaits a second person; returns whether it is done. */
export async function recordCarriedOut(
  trx: Trx,
  commandId: number,
  { correctionId }: Amended,
  { userId, now }: { userId: number; now: Date },
): Promise<boolean> {
  const isDone = correctionId === null;
  await updateCommand(
    trx,
    commandId,
    isDone
      ? { state: 'carried_out', decided_by: userId, decided_at: now }
      : { state: 'waiting_second', correction_id: correctionId },
  );
  return isDone;
}
