import { channelBounds } from '@serai/contract/content/article-states';
import type {
  DeskOffice,
  listOffices as listEndpoint,
  removeOffice as removeEndpoint,
  saveOffice as saveEndpoint,
} from '@serai/contract/content/desk';
import type { ReplyOf } from '@serai/contract/endpoint';
import { inLanguage } from '@serai/phrases/lang';
import { sql } from 'kysely';
import type { Call, Db, Trx } from '../../../calls.ts';
import { AppError, refusedField } from '../../../platform/http/app-error.ts';
import type { Done, StaffAction } from '../../activity/activity.ts';
import { listEntities, lockEntity } from '../../contracts/contracts.ts';

/** Lists the seller's offices in the order of the contact page, and the companies they can belong to. */
export async function listOffices(
  db: Db,
  { lang }: Call<typeof listEndpoint>,
): Promise<ReplyOf<typeof listEndpoint>> {
  const entities = await listEntities(db);
  return {
    list: await listAll(db),
    entities: entities.map(({ id, name_zh, name_en }) => ({
      id,
      name: inLanguage(lang, { zh: name_zh, en: name_en }),
    })),
  };
}

export async function saveOffice(
  trx: Trx,
  { input }: Call<typeof saveEndpoint>,
): Promise<Done<ReplyOf<typeof saveEndpoint>>> {
  const { id, ...values } = input;
  await lockOffices(trx);
  const offices = await listAll(trx);
  const before = offices.find((one) => one.id === id) ?? null;
  if (id !== undefined && !before) throw new AppError('not_found');
  if (!before && offices.length >= channelBounds.offices) {
    throw new AppError('offices_full', { facts: { most: channelBounds.offices } });
  }
  if (!(await lockEntity(trx, values.entity_id))) throw refusedField('entity_id', 'not_found');
  const saved = before
    ? trx.updateTable('seller_offices').set(values).where('id', '=', before.id).returning(columns)
    : trx.insertInto('seller_offices').values(values).returning(columns);
  const office = await saved.executeTakeFirstOrThrow();
  return { reply: { office }, did: actionOnOffice(before, office) };
}

export async function removeOffice(
  trx: Trx,
  { input: { id } }: Call<typeof removeEndpoint>,
): Promise<Done<ReplyOf<typeof removeEndpoint>>> {
  const removed = trx.deleteFrom('seller_offices').where('id', '=', id).returning(columns);
  const office = await removed.executeTakeFirst();
  if (!office) throw new AppError('not_found');
  return { reply: {}, did: actionOnOffice(office, null) };
}

const columns = [
  'id',
  'entity_id',
  'name_zh',
  'name_en',
  'address_zh',
  'address_en',
  'phone',
  'position',
] as const;

function listAll(db: Db | Trx): Promise<DeskOffice[]> {
  const offices = db.selectFrom('seller_offices').select(columns).orderBy('position').orderBy('id');
  return offices.limit(channelBounds.offices).execute();
}

/** Serialises staff changes of offices. */
async function lockOffices(trx: Trx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('offices', 0))`.execute(trx);
}

function actionOnOffice(before: DeskOffice | null, after: DeskOffice | null): StaffAction {
  const { id, name_zh: name } = (after ?? before)!;
  const factsOf = ({ id: _, ...facts }: DeskOffice) => facts;
  return {
    on: { kind: 'office', id, name },
    before: before && factsOf(before),
    after: after && factsOf(after),
  };
}
