import type { ArticleStatus, CommentStatus } from '@serai/contract/content/article-states';

/** The states of an article as people read them. */
export const articleStatus = {
  draft: '草稿',
  unaudited: '待审核',
  published: '已发布',
  refused: '未通过',
  offline: '已下线',
} as const satisfies Record<ArticleStatus, string>;

/** The same of a comment. */
export const commentStatus = {
  unaudited: '待审核',
  published: '已发布',
  refused: '未通过',
} as const satisfies Record<CommentStatus, string>;
