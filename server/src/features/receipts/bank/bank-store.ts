import type { BankMapping } from '@serai/contract/receipts/bank';
import type { Insertable } from 'kysely';
import type { Db, Trx } from '../../../calls.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { BankAccountsTable, BankFilesTable, BankLinesTable } from '../../../tables.ts';

/** Lists the bank accounts by name. */
export async function listAccounts(db: Db | Trx) {
  return db
    .selectFrom('bank_accounts')
    .select(['id', 'name', 'currency'])
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** Locks an account, so that its statements and lines are handled one after the other; refuses a missing one. */
export async function lockBankAccount(trx: Trx, id: number) {
  const account = await trx
    .selectFrom('bank_accounts')
    .select(['id', 'name', 'currency', 'entity_id'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!account) throw new AppError('not_found');
  return account;
}

/** Inserts an account; undefined if another one has its name. */
export async function insertAccount(trx: Trx, account: Insertable<BankAccountsTable>) {
  return trx
    .insertInto('bank_accounts')
    .values(account)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning(['id', 'name', 'currency'])
    .executeTakeFirst();
}

export async function updateMapping(trx: Trx, accountId: number, mapping: BankMapping): Promise<void> {
  await trx
    .updateTable('bank_accounts')
    .set({ mapping: JSON.stringify(mapping) })
    .where('id', '=', accountId)
    .execute();
}

export async function insertFile(trx: Trx, file: Insertable<BankFilesTable>): Promise<number> {
  const inserted = trx.insertInto('bank_files').values(file).returning('id');
  return (await inserted.executeTakeFirstOrThrow()).id;
}

/** Locks an uploaded file, so that it is imported once; refuses a missing one. */
export async function lockFile(trx: Trx, id: number): Promise<void> {
  const locked = trx.selectFrom('bank_files').select('id').where('id', '=', id).forNoKeyUpdate();
  if (!(await locked.executeTakeFirst())) throw new AppError('not_found');
}

/** A file with its bytes and its account; refuses a missing one. */
export async function findFile(db: Db | Trx, id: number) {
  const file = await selectFiles(db)
    .select(['file.bytes', 'account.mapping'])
    .where('file.id', '=', id)
    .executeTakeFirst();
  if (!file) throw new AppError('not_found');
  return file;
}

/** The newest files of all accounts. */
export async function listFiles(db: Db, most: number) {
  return selectFiles(db).orderBy('file.id', 'desc').limit(most).execute();
}

type FileRow = Awaited<ReturnType<typeof listFiles>>[number];

/** A file as replies show it. */
export function presentFile(row: FileRow) {
  const { id, name, format, new_lines, known_lines } = row;
  return {
    id,
    name,
    format,
    new_lines,
    known_lines,
    account: { id: row.account_id, name: row.account, currency: row.currency },
    uploaded_by: row.uploader,
    uploaded_at: toSeconds(row.uploaded_at),
    imported_at: row.imported_at && toSeconds(row.imported_at),
  };
}

function selectFiles(db: Db | Trx) {
  return db
    .selectFrom('bank_files as file')
    .innerJoin('bank_accounts as account', 'account.id', 'file.account_id')
    .innerJoin('users', 'users.id', 'file.uploaded_by')
    .select([
      'file.id',
      'file.name',
      'file.format',
      'file.account_id',
      'file.uploaded_at',
      'file.imported_at',
      'file.new_lines',
      'file.known_lines',
      'account.name as account',
      'account.currency',
      'users.nickname as uploader',
    ]);
}

export async function updateImported(
  trx: Trx,
  id: number,
  imported: Pick<
    Insertable<BankFilesTable>,
    'imported_by' | 'imported_at' | 'new_lines' | 'known_lines' | 'rate' | 'rate_of'
  >,
): Promise<void> {
  await trx.updateTable('bank_files').set(imported).where('id', '=', id).execute();
}

/** Rate with which a statement in another currency than the agencies' accounts was imported. */
export async function findFileRate(trx: Trx, id: number) {
  const found = trx.selectFrom('bank_files').select(['rate', 'rate_of']).where('id', '=', id);
  return found.executeTakeFirstOrThrow();
}

/** Keys of an account that are imported already, of the given ones. */
export async function findKnownKeys(
  db: Db | Trx,
  accountId: number,
  keys: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('bank_lines')
    .select('line_key')
    .where('account_id', '=', accountId)
    .where('line_key', 'in', [...keys, ''])
    .execute();
  return new Set(rows.map(({ line_key }) => line_key));
}

export async function insertLine(trx: Trx, line: Insertable<BankLinesTable>): Promise<number> {
  const inserted = trx.insertInto('bank_lines').values(line).returning('id');
  return (await inserted.executeTakeFirstOrThrow()).id;
}
