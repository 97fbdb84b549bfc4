import type { AmendmentInput } from '@serai/contract/orders/amendments';
import type { Lang } from '@serai/phrases/lang';
import type { Member, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { type OpenOrder, presentAmendment, type WorkedOut } from '../../orders/orders.ts';
import { announceAmended } from '../announce-amended.ts';
import { moveWorkOrder } from '../move-work-order.ts';
import type { WorkOrderRow } from '../work-order-store.ts';
import { amendingBy, type CommandDeps, weighingBy } from './amending.ts';
import { insertCommand, updateCommand } from './command-store.ts';

interface Asked {
  member: Member;
  /** Locked before the work order was inserted. */
  opened: OpenOrder;
  input: AmendmentInput;
  /** Preview that the member has seen and accepts. */
  previewId: string;
  lang: Lang;
  now: Date;
}

/**
 * Stores the change requested by a new work order. If the rules allow it without the desk, it is carried out
 * at once and resolves the work order; otherwise it waits for the desk. Returns whether it was carried out.
 */
export async function askCommand(
  trx: Trx,
  { amendments }: CommandDeps,
  row: WorkOrderRow,
  { member, opened, input, previewId, lang, now }: Asked,
): Promise<boolean> {
  const { userId } = member;
  const by = { member, operator: null, saidYes: true, now, lang };
  const preview = await amendments.workOut(trx, opened, input, weighingBy(by));
  refuseRefused(preview);
  if (preview.previewId !== previewId) {
    throw new AppError('amendment_changed', { data: { preview: presentAmendment(preview, lang) } });
  }
  const command = await insertCommand(trx, {
    workOrderId: row.id,
    input,
    preview,
    state: 'asked',
    askedBy: userId,
    now,
  });
  const commandId = command.id;
  const asked = await moveWorkOrder(trx, row, {
    event: 'ask_command',
    by: 'member',
    userId,
    commandId,
    lang,
    now,
  });
  if (preview.outcome.who !== 'itself') return false;
  await amendments.carryOut(trx, opened, { input, previewId }, amendingBy(row, commandId, by));
  await updateCommand(trx, commandId, { state: 'carried_out', decided_at: now });
  const done = { by: 'system', userId: null, lang, now } as const;
  const carried = await moveWorkOrder(trx, asked.row, { event: 'carry_out', commandId, ...done });
  const resolved = await moveWorkOrder(trx, carried.row, {
    event: 'resolve',
    ...done,
    changes: { first_reply_at: now },
  });
  await announceAmended(trx, resolved.row, { event: 'work_order_carried_out', preview, now });
  return true;
}

/** Throws the preview's refusal, if it has one. */
export function refuseRefused({ refused }: WorkedOut): void {
  if (refused) throw new AppError(refused.code, { facts: { ...refused.facts } });
}
