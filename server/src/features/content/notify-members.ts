import type { Trx } from '../../calls.ts';
import { notifyUser } from '../messages/messages.ts';

/** News of a member's offered article; includes its address once readers see it. */
export interface ArticleNews {
  event: 'article_published' | 'article_refused' | 'article_offline';
  /** Member who offered it. */
  userId: number;
  articleId: number;
  slug: string;
  title: string;
  /** Reason of a refusal or of taking it offline. */
  reason: string;
  now: Date;
}

/** Notifies the author of an offered article. */
export async function notifyAuthor(trx: Trx, news: ArticleNews): Promise<void> {
  const { event, userId, articleId, slug, title: article, reason, now } = news;
  const link = event === 'article_published' ? `/cms/info/${slug}` : `/user/cms/editContent/${articleId}`;
  await notifyUser(trx, userId, { event, facts: { article, reason, link }, now });
}

/** News of a comment: it was refused, or a published comment answers it. */
export interface CommentNews {
  event: 'comment_refused' | 'comment_answered';
  /** Author of the refused or answered comment. */
  userId: number;
  slug: string;
  title: string;
  /** Content of the refused comment, or of the answer. */
  content: string;
  /** Reason of the refusal; empty for an answer. */
  reason: string;
  /** Author of the answer. */
  author: string;
  now: Date;
}

/** Notifies the author of a comment. */
export async function notifyCommenter(trx: Trx, news: CommentNews): Promise<void> {
  const { event, userId, slug, title: article, content, reason, author, now } = news;
  const link = event === 'comment_answered' ? `/cms/info/${slug}` : '/user/cms/comment';
  await notifyUser(trx, userId, { event, facts: { article, content, reason, author, link }, now });
}
