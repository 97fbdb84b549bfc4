import { normalForm } from '@serai/contract/normal-text';
import { sql } from 'kysely';
import type { Trx } from '../../calls.ts';

/** Slug of a tag: its letters and digits in lower case; empty if it has none. */
export function slugOfTag(name: string): string {
  const words = normalForm(name, 'NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return [...words.replace(/^-+/, '')]
    .slice(0, 60)
    .join('')
    .replace(/(?<!-)-+$/, '');
}

/**
 * Resolves words to tags: by slug, by a name in either language, or by a word merged into a tag. An unknown
 * word becomes a new tag; one without letters or digits is ignored.
 */
export async function findOrCreateTags(trx: Trx, names: readonly string[]): Promise<number[]> {
  const asked = [...new Map(names.map((name) => [slugOfTag(name), name])).entries()].filter(
    ([slug]) => slug !== '',
  );
  const ids: number[] = [];
  // One by one in a fixed order, so that two transactions with the same new words wait but cannot deadlock.
  for (const [slug, name] of asked.sort(([one], [other]) => (one < other ? -1 : 1))) {
    ids.push(
      (await findTag(trx, name, slug)) ?? (await insertTag(trx, { slug, name_zh: name, name_en: name })),
    );
  }
  return [...new Set(ids)];
}

export async function findTag(trx: Trx, name: string, slug: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM tags
    WHERE slug = ${slug} OR lower(name_zh) = lower(${name}) OR lower(name_en) = lower(${name}) OR ${slug} = ANY(also)
    ORDER BY slug = ${slug} DESC, id LIMIT 1 FOR KEY SHARE`.execute(trx);
  return rows[0]?.id;
}

export async function insertTag(
  trx: Trx,
  tag: { slug: string; name_zh: string; name_en: string },
): Promise<number> {
  const { id } = await trx
    .insertInto('tags')
    .values(tag)
    // A concurrent transaction may just have added it.
    .onConflict((known) => known.column('slug').doUpdateSet({ slug: tag.slug }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
