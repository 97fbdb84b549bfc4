import { type RawBuilder, sql } from 'kysely';

/** Whether readers see an article at an instant, as a condition on `article`. */
export function isVisible(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(article.live_revision IS NOT NULL AND article.published_at <= ${now}::timestamptz
    AND (article.published_until IS NULL OR article.published_until > ${now}::timestamptz))`;
}

/** What an address ends with, as an expression on `article`. */
export const slugOf: RawBuilder<string> = sql`coalesce(article.slug, article.id::text)`;

/** The title of an article in a language, or else in the one it was written in, as an expression on `article`. */
export function titleIn(lang: string): RawBuilder<string> {
  return sql`coalesce((SELECT title FROM article_texts WHERE article_id = article.id ORDER BY lang = ${lang} DESC LIMIT 1), '')`;
}

/** When what readers see of it was saved, or began to be seen if that was later, as an expression on `article`. */
export const changedAt: RawBuilder<Date> = sql`greatest(article.published_at, (
  SELECT saved_at FROM article_revisions WHERE article_id = article.id AND revision = article.live_revision))`;
