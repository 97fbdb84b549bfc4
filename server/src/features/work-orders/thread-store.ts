import type { DeskEntry, WorkOrderCommand, WorkOrderFile } from '@serai/contract/work-orders';
import { sql } from 'kysely';
import type { Db } from '../../calls.ts';
import { toSeconds } from '../../platform/clock.ts';

/** What belongs to a work order: what came with it, what was written, and the changes it asks for. */
export interface Thread {
  files: WorkOrderFile[];
  entries: DeskEntry[];
  commands: WorkOrderCommand[];
}

/** Reads the thread of a work order, oldest first; `pricesSeen`: what changes cost goes with them. */
export async function readThread(
  db: Db,
  workOrderId: number,
  { asker, pricesSeen }: { asker: string; pricesSeen: boolean },
): Promise<Thread> {
  const [files, entries, commands] = await Promise.all([
    listFiles(db, workOrderId),
    listEntries(db, workOrderId),
    listCommands(db, workOrderId),
  ]);
  const filesOf = (entryId: number | null) =>
    files.filter(({ entry_id }) => entry_id === entryId).map(({ entry_id: _, ...file }) => file);
  return {
    files: filesOf(null),
    entries: entries.map(({ at, nickname, command_id, by_kind, ...entry }) => ({
      ...entry,
      by: by_kind,
      by_name: nickname ?? (by_kind === 'member' ? asker : ''),
      files: filesOf(entry.id),
      at: toSeconds(at),
      command: command_id,
    })),
    commands: commands.map(({ created_at, decided_at, asker_role, preview, ...command }) => ({
      ...command,
      preview: pricesSeen ? preview : null,
      asked_by: asker_role === 'operator' ? 'staff' : 'member',
      created_at: toSeconds(created_at),
      decided_at: decided_at && toSeconds(decided_at),
    })),
  };
}

async function listFiles(db: Db, workOrderId: number) {
  return db
    .selectFrom('work_order_files as file')
    .innerJoin('uploads as upload', 'upload.path', 'file.path')
    .select([
      'file.id',
      'file.entry_id',
      'upload.name',
      'upload.mimetype',
      'upload.size',
      'upload.is_picture',
    ])
    .where('file.work_order_id', '=', workOrderId)
    .orderBy('file.id')
    .execute();
}

async function listEntries(db: Db, workOrderId: number) {
  return db
    .selectFrom('work_order_entries as entry')
    .leftJoin('users', 'users.id', 'entry.user_id')
    .select(['entry.id', 'entry.kind', 'entry.event', 'entry.by_kind', 'entry.content', 'entry.command_id'])
    .select(['entry.at', 'users.nickname'])
    .where('entry.work_order_id', '=', workOrderId)
    .orderBy('entry.id')
    .execute();
}

async function listCommands(db: Db, workOrderId: number) {
  return db
    .selectFrom('work_order_commands as command')
    .innerJoin('users', 'users.id', 'command.asked_by')
    .select(['command.id', 'command.kind', 'command.state', 'command.input', 'command.preview'])
    .select(['command.created_at', 'command.decided_at', 'command.reason', 'users.role as asker_role'])
    .where('command.work_order_id', '=', workOrderId)
    .orderBy('command.id')
    .execute();
}

/** A file of a work order: where it lies and whose it is. */
export async function findFile(db: Db, id: number) {
  const { rows } = await sql<{ work_order_id: number; path: string }>`
    SELECT work_order_id, path FROM work_order_files WHERE id = ${id}::bigint`.execute(db);
  return rows[0];
}
