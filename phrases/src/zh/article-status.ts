import type { ArticleStatus, CommentStatus } from '@serai/contract/content/article-states';

/** Statuses of an article. */
export const articleStatus = {
  draft: '草稿',
  unaudited: '待审核',
  published: '已发布',
  refused: '未通过',
  offline: '已下线',
} as const satisfies Record<ArticleStatus, string>;

/** Statuses of a comment. */
export const commentStatus = {
  unaudited: '待审核',
  published: '已发布',
  refused: '未通过',
} as const satisfies Record<CommentStatus, string>;
