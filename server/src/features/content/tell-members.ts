import type { Trx } from '../../calls.ts';
import { tellUser } from '../messages/messages.ts';

/** What became of an article that somebody offered; its address is told once readers see it. */
export interface ArticleNews {
  event: 'article_published' | 'article_refused' | 'article_offline';
  /** Who offered it. */
  userId: number;
  articleId: number;
  slug: string;
  title: string;
  /** Why it was refused or taken offline. */
  reason: string;
  now: Date;
}

/** Tells who offered an article what became of it. */
export async function tellAuthor(trx: Trx, news: ArticleNews): Promise<void> {
  const { event, userId, articleId, slug, title: article, reason, now } = news;
  const link = event === 'article_published' ? `/cms/info/${slug}` : `/user/cms/editContent/${articleId}`;
  await tellUser(trx, userId, { event, facts: { article, reason, link }, now });
}

/** That a comment was refused, or that a published one answers it. */
export interface CommentNews {
  event: 'comment_refused' | 'comment_answered';
  /** Who wrote the comment that was refused or answered. */
  userId: number;
  slug: string;
  title: string;
  /** The words that were refused, or those of the answer. */
  content: string;
  /** Why it was refused; empty of an answer. */
  reason: string;
  /** Who answered. */
  author: string;
  now: Date;
}

/** Tells who wrote a comment what became of it. */
export async function tellCommenter(trx: Trx, news: CommentNews): Promise<void> {
  const { event, userId, slug, title: article, content, reason, author, now } = news;
  const link = event === 'comment_answered' ? `/cms/info/${slug}` : '/user/cms/comment';
  await tellUser(trx, userId, { event, facts: { article, content, reason, author, link }, now });
}
