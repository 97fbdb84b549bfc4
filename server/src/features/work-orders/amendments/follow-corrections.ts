import type { Db, Trx } from '../../../calls.ts';
import { moveOf } from '../../../domain/work-order-lifecycle.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { announceAmended } from '../announce-amended.ts';
import { moveWorkOrder } from '../move-work-order.ts';
import { factsOf, lockWorkOrder } from '../work-order-store.ts';
import { type CommandRow, lockCommand, updateCommand } from './command-store.ts';

const batch = 100;

/**
 * Records the decisions of second persons on pending changes, including expired ones; returns their number.
 * Idempotent, and safe to run in several processes.
 */
export async function followCorrections(db: Db, now: Date): Promise<number> {
  const decided = await db
    .selectFrom('work_order_commands as command')
    .innerJoin('order_corrections as correction', 'correction.id', 'command.correction_id')
    .select(['command.id', 'command.work_order_id', 'correction.status', 'correction.note'])
    .where('command.state', '=', 'waiting_second')
    .where('correction.status', '<>', 'asked')
    .orderBy('command.id')
    .limit(batch)
    .execute();
  for (const one of decided) await inTransaction(db, (trx) => follow(trx, one, now));
  return decided.length;
}

interface Decided {
  id: number;
  work_order_id: number;
  status: string;
  note: string;
}

async function follow(trx: Trx, { id, work_order_id, status, note }: Decided, now: Date): Promise<void> {
  const row = await lockWorkOrder(trx, work_order_id);
  const states: CommandRow['state'][] = ['waiting_second', 'carried_out', 'failed'];
  const command = await lockCommand(trx, { id, workOrderId: row.id }, states);
  // Another server has already recorded it.
  if (command.state !== 'waiting_second') return;
  const isDone = status === 'done';
  const state = isDone ? 'carried_out' : 'failed';
  await updateCommand(trx, id, { state, decided_at: now, reason: isDone ? '' : note });
  const event = isDone ? 'carry_out' : 'fail_command';
  const isOver = 'refused' in moveOf(factsOf(row), event, 'system', now.getTime());
  const content = isDone ? '' : note;
  const after = isOver
    ? row
    : (
        await moveWorkOrder(trx, row, {
          event,
          by: 'system',
          userId: null,
          commandId: id,
          content,
          lang: row.lang,
          now,
        })
      ).row;
  if (!isDone) return;
  await announceAmended(trx, after, { event: 'work_order_carried_out', preview: command.preview, now });
}
