import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';

export const showArticleState = endpoint({
  method: 'GET',
  path: 'cms.User/state',
  title: 'show what the caller has done with an article',
  access: 'member',
  input: z.strictObject({ article_id: id }),
  reply: z.object({
    liked: z.boolean(),
    collected: z.boolean(),
    /** Whether any user of the agency bought it; false for free articles. */
    bought: z.boolean(),
    /** Whether it is paid, not yet bought, and the caller may buy for the agency. */
    may_buy: z.boolean(),
    own_comments_waiting: z.int(),
  }),
  errors: ['not_found'],
});

/** Idempotent: liking an article twice counts once. */
export const likeArticle = endpoint({
  method: 'POST',
  path: 'cms.User/like',
  title: 'like an article, or take that back',
  access: 'member',
  input: z.strictObject({ article_id: id, liked: z.boolean() }),
  reply: z.object({ liked: z.boolean(), likes: z.int() }),
  errors: ['not_found'],
});
