import type { DeskEntry, WorkOrderCommand, WorkOrderFile } from '@serai/contract/work-orders/view';
import type { Lang } from '@serai/phrases/lang';
import { sql } from 'kysely';
import type { Caller, Db } from '../../calls.ts';
import { toSeconds } from '../../platform/clock.ts';
import { listCommands } from './amendments/command-store.ts';
import { presentCommand } from './amendments/present-command.ts';

/** Files, entries and requested changes of a work order. */
export interface Thread {
  files: WorkOrderFile[];
  entries: DeskEntry[];
  commands: WorkOrderCommand[];
}

/** Reads the thread of a work order, oldest first, as visible to the caller. */
export async function readThread(
  db: Db,
  workOrderId: number,
  { asker, caller, lang }: { asker: string; caller: Caller | undefined; lang: Lang },
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
    commands: commands.map((command) => presentCommand(command, { caller, lang })),
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

/** Path and work order of a file. */
export async function findFile(db: Db, id: number) {
  const { rows } = await sql<{ work_order_id: number; path: string }>`
    SELECT work_order_id, path FROM work_order_files WHERE id = ${id}::bigint`.execute(db);
  return rows[0];
}
