import type { articleStatus as zhArticles, commentStatus as zhComments } from '../zh/article-status.ts';

export const articleStatus: Readonly<Record<keyof typeof zhArticles, string>> = {
  draft: 'Draft',
  unaudited: 'Awaiting review',
  published: 'Published',
  refused: 'Not accepted',
  offline: 'Offline',
};

export const commentStatus: Readonly<Record<keyof typeof zhComments, string>> = {
  unaudited: 'Awaiting review',
  published: 'Published',
  refused: 'Not accepted',
};
