import { sql } from 'kysely';
import type { Trx } from '../../../calls.ts';
import { refusedField } from '../../../platform/http/app-error.ts';

/** Reserves a slug for an article until the transaction ends; refuses one that another article uses. */
export async function holdSlug(trx: Trx, slug: string | null, id: number | null): Promise<void> {
  if (slug === null) return;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`article:${slug}`}, 0))`.execute(trx);
  const taken = await trx.selectFrom('articles').select('id').where('slug', '=', slug).executeTakeFirst();
  if (taken && taken.id !== id) throw refusedField('slug', 'slug_taken');
}
