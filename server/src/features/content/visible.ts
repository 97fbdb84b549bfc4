import { type RawBuilder, sql } from 'kysely';

/** SQL condition on `article`: visible to readers at an instant. */
export function isVisible(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(article.live_revision IS NOT NULL AND article.published_at <= ${now}::timestamptz
    AND (article.published_until IS NULL OR article.published_until > ${now}::timestamptz))`;
}

/** SQL expression on `article`: last part of its address. */
export const slugOf: RawBuilder<string> = sql`coalesce(article.slug, article.id::text)`;

/** SQL expression on `article`: its title in a language, or else in the original one. */
export function titleIn(lang: string): RawBuilder<string> {
  return sql`coalesce((SELECT title FROM article_texts WHERE article_id = article.id ORDER BY lang = ${lang} DESC LIMIT 1), '')`;
}

/** SQL expression on `article`: when its visible revision was saved or became visible, whichever is later. */
export const changedAt: RawBuilder<Date> = sql`greatest(article.published_at, (
  SELECT saved_at FROM article_revisions WHERE article_id = article.id AND revision = article.live_revision))`;
