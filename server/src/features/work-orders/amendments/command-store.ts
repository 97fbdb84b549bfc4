import type { AmendmentInput } from '@serai/contract/orders/amendments';
import { openCommandStates } from '@serai/contract/work-orders/states';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { WorkOrderCommandsTable } from '../../../tables.ts';
import type { WorkedOut } from '../../orders/orders.ts';

/** A requested or proposed change of an order. */
export type CommandRow = Omit<Selectable<WorkOrderCommandsTable>, 'input' | 'preview' | 'kind'> & {
  input: AmendmentInput;
  preview: WorkedOut;
};

interface NewCommand {
  workOrderId: number;
  input: AmendmentInput;
  preview: WorkedOut;
  state: Insertable<WorkOrderCommandsTable>['state'];
  askedBy: number;
  now: Date;
}

/**
 * Inserts a change. Only one may be open, because a second one must be computed on the result of the first.
 */
export async function insertCommand(trx: Trx, command: NewCommand): Promise<CommandRow> {
  const open = await trx
    .selectFrom('work_order_commands')
    .select('id')
    .where('work_order_id', '=', command.workOrderId)
    .where('state', 'in', openCommandStates)
    .executeTakeFirst();
  if (open) throw new AppError('command_open');
  const row = await trx
    .insertInto('work_order_commands')
    .values({
      work_order_id: command.workOrderId,
      kind: command.input.kind,
      state: command.state,
      input: JSON.stringify(command.input),
      preview: JSON.stringify(command.preview),
      asked_by: command.askedBy,
      created_at: command.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as CommandRow;
}

/**
 * Locks an open change of a locked work order in one of the given states. Refuses one that another user has
 * decided with `command_closed`, naming that user.
 */
export async function lockCommand(
  trx: Trx,
  { id, workOrderId }: { id: number; workOrderId: number },
  states: readonly CommandRow['state'][],
): Promise<CommandRow> {
  const row = await trx
    .selectFrom('work_order_commands')
    .selectAll()
    .where('id', '=', id)
    .where('work_order_id', '=', workOrderId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  if (states.includes(row.state)) return row as CommandRow;
  const users = trx
    .selectFrom('users')
    .select('nickname')
    .where('id', '=', row.decided_by ?? row.asked_by);
  throw new AppError('command_closed', {
    facts: { who: (await users.executeTakeFirst())?.nickname ?? '' },
    data: { state: row.state },
  });
}

export async function updateCommand(
  trx: Trx,
  id: number,
  changes: Updateable<WorkOrderCommandsTable>,
): Promise<void> {
  await trx.updateTable('work_order_commands').set(changes).where('id', '=', id).execute();
}

/** Dismisses open changes of an ended work order, except those that await a second person. */
export async function dismissOpen(
  trx: Trx,
  workOrderId: number,
  userId: number | null,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('work_order_commands')
    .set({ state: 'dismissed', decided_by: userId, decided_at: now })
    .where('work_order_id', '=', workOrderId)
    .where('state', 'in', ['asked', 'proposed', 'accepted'])
    .execute();
}

/** Lists the changes of a work order, oldest first, with the role of each requester. */
export async function listCommands(
  db: Db | Trx,
  workOrderId: number,
): Promise<(CommandRow & { asker_role: string })[]> {
  const rows = await db
    .selectFrom('work_order_commands as command')
    .innerJoin('users', 'users.id', 'command.asked_by')
    .selectAll('command')
    .select('users.role as asker_role')
    .where('command.work_order_id', '=', workOrderId)
    .orderBy('command.id')
    .execute();
  return rows as (CommandRow & { asker_role: string })[];
}
