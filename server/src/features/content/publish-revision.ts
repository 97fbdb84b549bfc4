import type { Lang } from '@serai/phrases/lang';
import { sql } from 'kysely';
import type { Trx } from '../../calls.ts';
import { cleanHtml } from '../../platform/rich-text/clean-html.ts';
import { parseRichText } from '../../platform/rich-text/parse-rich-text.ts';
import { wordsOf } from '../../platform/rich-text/word-text.ts';
import { type ArticleContent, type ArticleText, findContent, type LockedArticle } from './article-store.ts';
import { findOrCreateTags } from './tag-store.ts';

/** Publication period; until null: without end. */
export interface Schedule {
  from: Date;
  until: Date | null;
}

/**
 * Publishes the last saved revision from an instant on. Before that readers see nothing, not even the
 * previous live revision. Start and end follow from the clock; no job is needed.
 */
export async function publishRevision(
  trx: Trx,
  article: Pick<LockedArticle, 'id' | 'revision' | 'user_id'>,
  { from, until }: Schedule,
  now: Date,
): Promise<void> {
  const { id, revision } = article;
  const content = await findContent(trx, id, revision);
  await trx
    .updateTable('article_revisions')
    .set({ is_draft: false })
    .where('article_id', '=', id)
    .where('revision', '=', revision)
    .execute();
  await replaceTexts(trx, id, content.texts);
  await replaceTags(trx, id, content);
  await trx
    .updateTable('articles')
    .set({
      status: 'published',
      reason: '',
      live_revision: revision,
      updated_at: now,
      published_at: from,
      published_until: until,
      author_told: article.user_id === null,
      channel_id: content.channel_id,
      city_id: content.city_id,
      cover: content.cover,
      price: content.price,
    })
    .where('id', '=', id)
    .execute();
}

/** The HTML is sanitised again, because the allow list may have changed since it was saved. */
async function replaceTexts(trx: Trx, id: number, texts: ArticleContent['texts']): Promise<void> {
  const rows = (Object.entries(texts) as [Lang, ArticleText][]).map(([lang, { title, summary, body }]) => {
    const clean = cleanHtml(body);
    return { article_id: id, lang, title, summary, body: clean, words: wordsOf(parseRichText(clean)) };
  });
  await trx
    .deleteFrom('article_texts')
    .where('article_id', '=', id)
    .where(
      'lang',
      'not in',
      rows.map(({ lang }) => lang),
    )
    .execute();
  await trx
    .insertInto('article_texts')
    .values(rows)
    .onConflict((there) =>
      there.columns(['article_id', 'lang']).doUpdateSet(({ ref }) => ({
        title: ref('excluded.title'),
        summary: ref('excluded.summary'),
        body: ref('excluded.body'),
        words: ref('excluded.words'),
      })),
    )
    .execute();
}

async function replaceTags(trx: Trx, id: number, { tags }: ArticleContent): Promise<void> {
  const ids = await findOrCreateTags(trx, tags);
  await sql`DELETE FROM article_tags WHERE article_id = ${id} AND tag_id <> ALL(${ids}::bigint[])`.execute(
    trx,
  );
  await sql`INSERT INTO article_tags (article_id, tag_id) SELECT ${id}, unnest(${ids}::bigint[])
    ON CONFLICT DO NOTHING`.execute(trx);
}

/**
 * Hides an article from readers. Its texts are kept: buyers can still read it, and favourites show its title.
 * A draft or a pending revision is not affected.
 */
export async function hideArticle(
  trx: Trx,
  { id, status }: Pick<LockedArticle, 'id' | 'status'>,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('articles')
    .set({
      ...(status === 'published' || status === 'refused' ? { status: 'offline' } : {}),
      reason,
      live_revision: null,
      author_told: true,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
}
