import type {
  DeskTag,
  listTags as listEndpoint,
  mergeTags as mergeEndpoint,
  saveTag as saveEndpoint,
} from '@serai/contract/content/desk';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type RawBuilder, sql } from 'kysely';
import type { Call, Db, Trx } from '../../../calls.ts';
import { AppError, refusedField, refusedInput } from '../../../platform/http/app-error.ts';
import { byId, readList } from '../../../platform/list/read-list.ts';
import type { Done, StaffAction } from '../../activity/activity.ts';
import { findTag, insertTag, slugOfTag } from '../tag-store.ts';

/** A page of tags, the newest first. */
export async function listTags(
  db: Db,
  { input }: Call<typeof listEndpoint>,
): Promise<ReplyOf<typeof listEndpoint>> {
  const pattern = `%${(input.keyword ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const { rows, ...listed } = await readList(db, input, {
    list: ['tags', input.keyword],
    order: byId('newest first', 'tag.id'),
    from: sql`FROM tags tag`,
    where: sql`tag.name_zh ILIKE ${pattern} OR tag.name_en ILIKE ${pattern}`,
    select: selectTags,
  });
  return { list: rows, ...listed };
}

/** Inserts or renames a tag; its slug does not change. */
export async function saveTag(
  trx: Trx,
  { input }: Call<typeof saveEndpoint>,
): Promise<Done<ReplyOf<typeof saveEndpoint>>> {
  const { id, name_zh, name_en } = input;
  await lockTags(trx);
  const before = id === undefined ? null : await readTag(trx, id);
  for (const [field, name] of [
    ['name_zh', name_zh],
    ['name_en', name_en],
  ] as const) {
    if (slugOfTag(name) === '') throw refusedInput(field, 'tag_without_letters');
    const known = await findTag(trx, name, slugOfTag(name));
    if (known !== undefined && known !== id) throw refusedField(field, 'tag_known');
  }
  const saved = before?.id ?? (await insertTag(trx, { slug: slugOfTag(name_en), name_zh, name_en }));
  await trx.updateTable('tags').set({ name_zh, name_en }).where('id', '=', saved).execute();
  const tag = await readTag(trx, saved);
  return { reply: { tag }, did: actionOnTag(before, tag) };
}

/** Merges a tag into another: its articles and words move to the other one. */
export async function mergeTags(
  trx: Trx,
  { input: { id, into_id } }: Call<typeof mergeEndpoint>,
): Promise<Done<ReplyOf<typeof mergeEndpoint>>> {
  if (id === into_id) throw refusedInput('into_id', 'tag_into_itself');
  await lockTags(trx);
  // Waits for concurrent publications of articles with either tag.
  await trx
    .selectFrom('tags')
    .select('id')
    .where('id', 'in', [id, into_id])
    .orderBy('id')
    .forUpdate()
    .execute();
  const merged = await readTag(trx, id);
  const before = await readTag(trx, into_id);
  const words = [merged.slug, ...merged.also, slugOfTag(merged.name_zh), slugOfTag(merged.name_en)];
  const also = [...new Set([...before.also, ...words])].filter((word) => word !== before.slug);
  await sql`INSERT INTO article_tags (article_id, tag_id) SELECT article_id, ${into_id} FROM article_tags
    WHERE tag_id = ${id} ON CONFLICT DO NOTHING`.execute(trx);
  await trx.deleteFrom('article_tags').where('tag_id', '=', id).execute();
  await trx.deleteFrom('tags').where('id', '=', id).execute();
  await trx.updateTable('tags').set({ also }).where('id', '=', into_id).execute();
  const tag = await readTag(trx, into_id);
  return { reply: { tag }, did: actionOnTag(before, tag) };
}

/** Serialises staff changes of tags. */
async function lockTags(trx: Trx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('tags', 0))`.execute(trx);
}

async function readTag(trx: Trx, id: number): Promise<DeskTag> {
  const { rows } = await selectTags(sql`tag.id = ${id}::bigint`).execute(trx);
  if (!rows[0]) throw new AppError('not_found');
  return rows[0];
}

function selectTags(condition: RawBuilder<unknown>): RawBuilder<DeskTag> {
  return sql<DeskTag>`
    SELECT tag.id, tag.slug, tag.name_zh, tag.name_en, tag.also, (
      SELECT count(*)::int FROM article_tags JOIN articles article ON article.id = article_id
      WHERE tag_id = tag.id AND article.live_revision IS NOT NULL) AS articles
    FROM (SELECT tag.* FROM tags tag WHERE ${condition}) tag ORDER BY tag.id DESC`;
}

function actionOnTag(before: DeskTag | null, after: DeskTag): StaffAction {
  const factsOf = ({ slug, name_zh, name_en, also }: DeskTag) => ({
    slug,
    name_zh,
    name_en,
    also: also.join(', '),
  });
  return {
    on: { kind: 'tag', id: after.id, name: after.name_zh },
    before: before && factsOf(before),
    after: factsOf(after),
  };
}
