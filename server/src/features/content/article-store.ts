import type { ArticleStatus } from '@serai/contract/content/article-states';
import type { Lang } from '@serai/phrases/lang';
import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';

export interface ArticleText {
  title: string;
  summary: string;
  /** HTML limited to the allow list. */
  body: string;
}

/** Content of a revision: all written parts of an article. */
export interface ArticleContent {
  /** Null: a page outside the channels. */
  channel_id: number | null;
  city_id: number | null;
  /** Path of an upload or key of a picture; empty if there is none. */
  cover: string;
  /** Minor units; 0 = free. */
  price: number;
  /** As entered; resolved to tags on publication. */
  tags: readonly string[];
  texts: Partial<Record<Lang, ArticleText>>;
}

/** User who saved something, null if it was not a person, and when. */
export interface Saved {
  savedBy: number | null;
  now: Date;
}

const locked = [
  'id',
  'kind',
  'slug',
  'channel_id',
  'user_id',
  'status',
  'reason',
  'revision',
  'live_revision',
  'currency',
  'published_at',
  'published_until',
  'updated_at',
] as const;

/** Locks an article; `not_found` if it does not exist. */
export async function lockArticle(trx: Trx, id: number) {
  const articles = trx.selectFrom('articles').select(locked).where('id', '=', id);
  const article = await articles.forUpdate().executeTakeFirst();
  if (!article) throw new AppError('not_found');
  return article;
}
export type LockedArticle = Awaited<ReturnType<typeof lockArticle>>;

export interface NewArticle {
  kind: 'info' | 'page';
  slug: string | null;
  /** Member who offers it; null: the seller's own article. */
  author: { userId: number; agencyId: number } | null;
  currency: string;
}

/** Inserts an unpublished article with its first revision as a draft. */
export async function insertArticle(
  trx: Trx,
  { kind, slug, author, currency }: NewArticle,
  content: ArticleContent,
  saved: Saved,
): Promise<number> {
  const { id } = await trx
    .insertInto('articles')
    .values({
      kind,
      slug,
      user_id: author?.userId ?? null,
      agency_id: author?.agencyId ?? null,
      status: 'draft',
      revision: 1,
      currency,
      channel_id: content.channel_id,
      created_at: saved.now,
      updated_at: saved.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertRevision(trx, { id, revision: 1, isDraft: true }, content, saved);
  return id;
}

/**
 * Inserts the next revision. A previous draft is replaced; offered and published revisions are kept.
 * `published` means that readers already see it.
 */
export async function insertNextRevision(
  trx: Trx,
  { id, revision, published_at }: Pick<LockedArticle, 'id' | 'revision' | 'published_at'>,
  { content, status }: { content: ArticleContent; status: ArticleStatus },
  saved: Saved,
): Promise<void> {
  await trx
    .deleteFrom('article_revisions')
    .where('article_id', '=', id)
    .where('revision', '=', revision)
    .where('is_draft', '=', true)
    .execute();
  const next = { id, revision: revision + 1, isDraft: status === 'draft' };
  await insertRevision(trx, next, content, saved);
  await trx
    .updateTable('articles')
    .set({
      status,
      reason: '',
      revision: next.revision,
      updated_at: saved.now,
      ...(status === 'published' ? { live_revision: next.revision } : {}),
      // Once published, readers find it in its old channel until the change is published.
      ...(published_at === null ? { channel_id: content.channel_id } : {}),
    })
    .where('id', '=', id)
    .execute();
}

async function insertRevision(
  trx: Trx,
  { id, revision, isDraft }: { id: number; revision: number; isDraft: boolean },
  content: ArticleContent,
  { savedBy, now }: Saved,
): Promise<void> {
  const saved = { saved_by: savedBy, saved_at: now, is_draft: isDraft, content: JSON.stringify(content) };
  await trx
    .insertInto('article_revisions')
    .values({ article_id: id, revision, ...saved })
    .execute();
}

/** Content of a revision; `not_found` if it does not exist. */
export async function findContent(db: Db | Trx, id: number, revision: number): Promise<ArticleContent> {
  const found = await db
    .selectFrom('article_revisions')
    // The column only contains what these stores saved.
    .select(sql<ArticleContent>`content`.as('content'))
    .where('article_id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  if (!found) throw new AppError('not_found');
  return found.content;
}

/** Text of an article in a language, or else in the original one. */
export function textIn({ texts }: ArticleContent, lang: Lang): { lang: Lang; text: ArticleText } {
  const other: Lang = lang === 'en' ? 'zh-cn' : 'en';
  const text = texts[lang];
  return text ? { lang, text } : { lang: other, text: texts[other] ?? { title: '', summary: '', body: '' } };
}
