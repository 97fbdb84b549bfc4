import type { SellerEntity } from '@serai/contract/agencies/contracts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import type { SellerEntitiesTable } from '../../tables.ts';

/** A selling company; without its own calendar, its desk has the site's hours. */
export type Entity = WithCalendar<Selectable<SellerEntitiesTable>>;
export type EntityFacts = WithCalendar<Insertable<SellerEntitiesTable>>;
type WithCalendar<Row> = Omit<Row, 'created_at' | 'calendar'> & { calendar: SellerEntity['calendar'] };

/** Upper bound; more would indicate an automated mistake. */
export const maxEntities = 100;

const shown = [
  'id',
  'name_zh',
  'name_en',
  'name_local',
  'country',
  'tax_id',
  'address',
  'bank',
  'branch',
  'phone',
  'phone_24h',
  'email',
] as const;

/** The column only contains values validated by the contract. */
const calendar = sql<SellerEntity['calendar']>`calendar`.as('calendar');

export async function findEntity(db: Db | Trx, id: number): Promise<Entity | undefined> {
  return db
    .selectFrom('seller_entities')
    .select([...shown, calendar])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** All companies in the order of creation. */
export async function listEntities(db: Db | Trx): Promise<Entity[]> {
  return db
    .selectFrom('seller_entities')
    .select([...shown, calendar])
    .orderBy('id')
    .limit(maxEntities)
    .execute();
}

/** Locks a company against changes. */
export async function lockEntity(trx: Trx, id: number): Promise<Entity | undefined> {
  const entities = trx.selectFrom('seller_entities').where('id', '=', id);
  return entities
    .select([...shown, calendar])
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function insertEntity(trx: Trx, entity: EntityFacts, now: Date): Promise<Entity> {
  const added = trx.insertInto('seller_entities').values({ ...stored(entity), created_at: now });
  return added.returning([...shown, calendar]).executeTakeFirstOrThrow();
}

export async function updateEntity(trx: Trx, id: number, entity: EntityFacts): Promise<Entity> {
  const changed = trx.updateTable('seller_entities').set(stored(entity)).where('id', '=', id);
  return changed.returning([...shown, calendar]).executeTakeFirstOrThrow();
}

function stored({ calendar, ...facts }: EntityFacts) {
  return { ...facts, calendar: calendar && JSON.stringify(calendar) };
}
