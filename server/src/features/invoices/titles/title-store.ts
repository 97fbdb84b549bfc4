import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../../../calls.ts';
import type { InvoiceTitlesTable } from '../../../tables.ts';

/** A buyer's name and data for invoices. */
export type Title = Omit<Selectable<InvoiceTitlesTable>, 'agency_id' | 'removed_at'>;
export type TitleFacts = Omit<Insertable<InvoiceTitlesTable>, 'agency_id' | 'removed_at' | 'is_default'>;

/** Limits additions by a program. */
export const maxTitles = 50;

const shown = [
  'id',
  'kind',
  'title',
  'taxpayer_id',
  'branch',
  'address',
  'phone',
  'bank',
  'bank_account',
  'email',
  'is_default',
] as const;

/** Finds a title of the agency that is not deleted. */
export async function findTitle(db: Db | Trx, agencyId: number, id: number): Promise<Title | undefined> {
  return titlesOf(db, agencyId).where('id', '=', id).executeTakeFirst();
}

/** All titles of the agency, the default first, then in the order in which they were added. */
export async function listTitleRows(db: Db | Trx, agencyId: number): Promise<Title[]> {
  return titlesOf(db, agencyId).orderBy('is_default', 'desc').orderBy('id').limit(maxTitles).execute();
}

/** The agency's default title; undefined if it has none. */
export async function findDefaultTitle(db: Db, agencyId: number): Promise<Title | undefined> {
  return titlesOf(db, agencyId).where('is_default', '=', true).executeTakeFirst();
}

/** Like the above, with the agency's titles locked against concurrent changes. */
export async function lockTitles(trx: Trx, agencyId: number): Promise<Title[]> {
  // Locks the agency's row to cover titles that do not exist yet.
  const agency = trx.selectFrom('agencies').select('id').where('id', '=', agencyId);
  await agency.forNoKeyUpdate().executeTakeFirstOrThrow();
  return listTitleRows(trx, agencyId);
}

export async function insertTitle(trx: Trx, agencyId: number, facts: TitleFacts): Promise<number> {
  const added = trx.insertInto('invoice_titles').values({ ...facts, agency_id: agencyId });
  return (await added.returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateTitle(trx: Trx, id: number, facts: TitleFacts): Promise<void> {
  await trx.updateTable('invoice_titles').set(facts).where('id', '=', id).execute();
}

/** Makes a title the agency's default in place of the previous one. */
export async function updateDefault(trx: Trx, agencyId: number, id: number): Promise<void> {
  const titles = trx.updateTable('invoice_titles').where('agency_id', '=', agencyId);
  await titles.set({ is_default: false }).where('is_default', '=', true).where('id', '<>', id).execute();
  await titles.set({ is_default: true }).where('id', '=', id).execute();
}

/** The row stays for the invoices that refer to it. */
export async function updateRemoved(trx: Trx, id: number, now: Date): Promise<void> {
  const title = trx.updateTable('invoice_titles').where('id', '=', id);
  await title.set({ removed_at: now, is_default: false }).execute();
}

function titlesOf(db: Db | Trx, agencyId: number) {
  const titles = db.selectFrom('invoice_titles').select(shown).where('agency_id', '=', agencyId);
  return titles.where('removed_at', 'is', null);
}
