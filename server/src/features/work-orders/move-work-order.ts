import type { WorkOrderEvent } from '@serai/contract/work-orders/states';
import { workOrderStatus as en } from '@serai/phrases/en/work-order-status';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { workOrderStatus as zh } from '@serai/phrases/zh/work-order-status';
import type { Updateable } from 'kysely';
import type { Trx } from '../../calls.ts';
import { moveOf, type WorkOrderActor } from '../../domain/work-order-lifecycle.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { WorkOrdersTable } from '../../tables.ts';
import { dismissOpen } from './amendments/command-store.ts';
import {
  factsOf,
  findLastMover,
  insertEntry,
  updateWorkOrder,
  type WorkOrderRow,
} from './work-order-store.ts';

/** A state change of a work order, with its entry in the thread. */
export interface Move {
  event: WorkOrderEvent;
  by: WorkOrderActor;
  userId: number | null;
  lang: Lang;
  now: Date;
  /** Text for the other side. */
  content?: string;
  /** Change that it concerns. */
  commandId?: number;
  /** Columns updated with it. */
  changes?: Updateable<WorkOrdersTable>;
}

/** Maximum length of the last reply in lists. */
const LAST_REPLY_LETTERS = 200;

/**
 * Applies an event to a locked work order. Refuses an event that its state does not allow, naming the state
 * and its last actor. An entry of the staff counts as the promised answer. Returns the updated row and the
 * thread entry.
 */
export async function moveWorkOrder(
  trx: Trx,
  row: WorkOrderRow,
  move: Move,
): Promise<{ row: WorkOrderRow; entryId: number }> {
  const { event, by, userId, now, content = '', commandId, changes = {} } = move;
  const decision = moveOf(factsOf(row), event, by, now.getTime());
  if ('refused' in decision) {
    if (decision.refused === 'work_order_wrong_state') throw await wrongState(trx, row, move.lang);
    throw new AppError(decision.refused, { facts: { ...decision.facts } });
  }
  const kind = commandId === undefined ? (content === '' ? 'event' : 'reply') : 'command';
  const entryId = await insertEntry(trx, row, {
    kind,
    event,
    by,
    userId,
    content,
    now,
    ...(commandId === undefined ? {} : { commandId }),
  });
  const status = decision.path.at(-1) ?? row.status;
  if (isOver(status)) await dismissOpen(trx, row.id, userId, now);
  const moved = await updateWorkOrder(trx, row.id, {
    ...(status === row.status ? {} : whenIn(status, now)),
    ...(by === 'staff' ? answered(row, move) : {}),
    ...(by === 'member' ? { unread_reply: false } : {}),
    ...changes,
    updated_at: now,
  });
  return { row: moved, entryId };
}

/** Refusal of an event that lost a race: contains the current state and its last actor. */
export async function wrongState(trx: Trx, row: WorkOrderRow, lang: Lang): Promise<AppError> {
  const status = inLanguage(lang, { zh, en })[row.status];
  const who = (await findLastMover(trx, row.id)) || inLanguage(lang, { zh: '系统', en: 'by itself' });
  return new AppError('work_order_wrong_state', { facts: { status, who }, data: { status: row.status } });
}

/** Timestamp columns of a state. */
function whenIn(status: WorkOrderRow['status'], now: Date): Updateable<WorkOrdersTable> {
  return {
    status,
    waiting_since: status === 'waiting_member' ? now : null,
    reminded_at: null,
    ...(status === 'resolved' ? { resolved_at: now } : {}),
    closed_at: isOver(status) && status !== 'resolved' ? now : null,
    lapsed: false,
  };
}

function isOver(status: WorkOrderRow['status']): boolean {
  return ['resolved', 'closed', 'withdrawn', 'declined'].includes(status);
}

/** Columns of an answer: every visible action of the staff is an answer, except accepting. */
function answered({ first_reply_at, owner_id }: WorkOrderRow, move: Move): Updateable<WorkOrdersTable> {
  const owner = { owner_id: owner_id ?? move.userId };
  if (move.event === 'accept') return owner;
  return {
    ...owner,
    first_reply_at: first_reply_at ?? move.now,
    unread_reply: true,
    ...(move.content ? { last_reply: move.content.slice(0, LAST_REPLY_LETTERS) } : {}),
  };
}
