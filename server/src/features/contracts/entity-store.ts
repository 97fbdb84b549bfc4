import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import type { SellerEntitiesTable } from '../../tables.ts';

/** A company that sells. */
export type Entity = Omit<Selectable<SellerEntitiesTable>, 'created_at'>;
export type EntityFacts = Omit<Insertable<SellerEntitiesTable>, 'created_at'>;

/** More would mean that something adds them by itself. */
export const mostEntities = 100;

const shown = [
  ...(['id', 'name_zh', 'name_en', 'country', 'tax_id', 'address', 'bank'] as const),
  ...(['phone', 'phone_24h', 'email'] as const),
] as const;

export async function findEntity(db: Db | Trx, id: number): Promise<Entity | undefined> {
  return db.selectFrom('seller_entities').select(shown).where('id', '=', id).executeTakeFirst();
}

/** All of them, in the order in which they were added. */
export async function listEntities(db: Db | Trx): Promise<Entity[]> {
  return db.selectFrom('seller_entities').select(shown).orderBy('id').limit(mostEntities).execute();
}

/** One that nobody changes meanwhile. */
export async function lockEntity(trx: Trx, id: number): Promise<Entity | undefined> {
  const entities = trx.selectFrom('seller_entities').select(shown).where('id', '=', id);
  return entities.forNoKeyUpdate().executeTakeFirst();
}

export async function insertEntity(trx: Trx, entity: EntityFacts, now: Date): Promise<Entity> {
  const added = trx.insertInto('seller_entities').values({ ...entity, created_at: now });
  return added.returning(shown).executeTakeFirstOrThrow();
}

export async function updateEntity(trx: Trx, id: number, entity: EntityFacts): Promise<Entity> {
  const changed = trx.updateTable('seller_entities').set(entity).where('id', '=', id);
  return changed.returning(shown).executeTakeFirstOrThrow();
}
