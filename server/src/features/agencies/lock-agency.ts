import type { Selectable } from 'kysely';
import type { Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { AgenciesTable } from '../../tables.ts';

/** Locks an agency for a change by the staff. Refuses an unknown one with `not_found`. */
export async function lockAgency(trx: Trx, id: number): Promise<Selectable<AgenciesTable>> {
  const agency = await trx
    .selectFrom('agencies')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!agency) throw new AppError('not_found');
  return agency;
}
