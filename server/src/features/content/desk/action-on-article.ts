import type { DeskArticle } from '@serai/contract/content/desk-articles';
import type { StaffAction } from '../../activity/activity.ts';

/** Audit entry for a change of an article. */
export function actionOnArticle(before: DeskArticle | null, after: DeskArticle, reason = ''): StaffAction {
  return {
    on: { kind: 'article', id: after.id, name: after.title },
    before: before && factsOf(before),
    after: factsOf(after),
    reason,
  };
}

function factsOf(article: DeskArticle) {
  const { title, slug, revision, live_revision, published_at, published_until } = article;
  return {
    title,
    slug,
    revision,
    live_revision,
    published_at,
    published_until,
    article_status: article.status,
    channel: article.channel?.name ?? null,
    article_price: article.price?.amount ?? 0,
  };
}
