import * as z from 'zod/mini';
import { unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { content } from '../validators.ts';
import { articleBounds, commentStatuses } from './article-states.ts';
import { namedArticle } from './articles.ts';

export const ownComment = z.object({
  id: z.int(),
  article: namedArticle,
  /** Beginning of the comment it replies to; empty if it replies to none or to a deleted one. */
  answers_to: z.string(),
  /** Whether it replies to a comment that its author deleted. */
  answers_deleted: z.boolean(),
  content: z.string(),
  status: z.enum(commentStatuses),
  /** Reason for the refusal. */
  reason: z.string(),
  /** Number of published replies. */
  answers: z.int(),
  created_at: unixSeconds,
});
export type OwnComment = z.infer<typeof ownComment>;

export const addComment = endpoint({
  method: 'POST',
  path: 'cms.User/comment',
  title: 'comment on an article, or answer a comment; readers see it once an editor has let it pass',
  access: 'member',
  idempotent: true,
  input: z.strictObject({
    article_id: id,
    parent_id: z.optional(id),
    content: content(articleBounds.comment),
  }),
  reply: z.object({ comment: ownComment }),
  errors: ['not_found', 'article_not_bought', 'comment_too_often'],
});

export const deleteComment = endpoint({
  method: 'POST',
  path: 'cms.User/deleteComment',
  title: 'delete an own comment; below answers of others it leaves its place without its words',
  access: 'member',
  input: z.strictObject({ id }),
  reply: z.object({}),
  errors: ['not_found'],
});

export const listOwnComments = endpoint({
  method: 'GET',
  path: 'cms.User/comment',
  title: 'list the caller’s comments, newest first',
  access: 'member',
  input: z.strictObject({ status: z.optional(z.enum(commentStatuses)), ...listPaging }),
  reply: z.object({ list: z.array(ownComment), ...listed }),
  errors: listErrors,
});
