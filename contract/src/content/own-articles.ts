import * as z from 'zod/mini';
import { unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { richBounds } from '../rich-text/tags.ts';
import { lineText, markup, text } from '../text.ts';
import { articleBounds, articleStatuses, maxDrafts, ownArticleActions } from './article-states.ts';
import { articleLang, cover } from './articles.ts';

const adding = { node: '/user/cms/content/add' } as const;

/** Channels for which members may offer articles, in the language of the call. */
export const listOpenChannels = endpoint({
  method: 'GET',
  path: 'cms.User/channels',
  title: 'list the channels that take articles of members',
  access: 'member',
  input: z.strictObject({}),
  reply: z.object({ list: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string() })) }),
  errors: [],
});

const ownArticleParts = {
  id: z.int(),
  status: z.enum(articleStatuses),
  /** Reason for its refusal or for taking it offline. */
  reason: z.string(),
  /** Latest revision; changes must name it. */
  revision: z.int(),
  lang: articleLang,
  title: z.string(),
  summary: z.string(),
  cover: z.nullable(cover),
  /** Whether readers see it, possibly in an earlier revision. */
  live: z.boolean(),
  /** Last segment of its address. */
  slug: z.string(),
  created_at: unixSeconds,
  updated_at: unixSeconds,
  actions: z.array(z.enum(ownArticleActions)),
};

/** An article offered by the caller. */
export const ownArticle = z.object({
  ...ownArticleParts,
  channel: z.object({ id: z.int(), slug: z.string(), name: z.string() }),
  published_at: z.nullable(unixSeconds),
  views: z.int(),
  likes: z.int(),
  comments: z.int(),
});
export type OwnArticle = z.infer<typeof ownArticle>;

/** The same with the content for the editor. */
export const ownArticleDetail = z.object({
  ...ownArticle.shape,
  city: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** Stored path of its picture; empty without one. */
  cover_path: z.string(),
  /** Allow-listed HTML, for the editor only. */
  body: z.string(),
  tags: z.array(z.string()),
});
export type OwnArticleDetail = z.infer<typeof ownArticleDetail>;

export const listOwnArticles = endpoint({
  method: 'GET',
  path: 'cms.User/content',
  title: 'list the articles the caller has offered, the newest first',
  access: 'member',
  input: z.strictObject({ status: z.optional(z.enum(articleStatuses)), ...listPaging }),
  reply: z.object({ list: z.array(ownArticle), ...listed }),
  errors: listErrors,
});

export const showOwnArticle = endpoint({
  method: 'GET',
  path: 'cms.User/contentDetail',
  title: 'show an own article as it was last saved',
  access: 'member',
  input: z.strictObject({ id }),
  reply: z.object({ article: ownArticleDetail }),
  errors: ['not_found'],
});

/** A draft needs only its channel; the other fields are checked on submission. */
export const saveOwnArticle = endpoint({
  method: 'POST',
  path: 'cms.User/saveContent',
  title: `save a draft of an article, a new one where no id is named; ${maxDrafts} drafts at most`,
  access: adding,
  rateLimit: 'order',
  input: z.strictObject({
    id: z.optional(id),
    /** Revision that was opened, required with `id`; saving over a newer revision is refused. */
    revision: z.optional(id),
    lang: articleLang,
    channel_id: id,
    city_id: z.optional(id),
    /** Path as returned by `ajax/upload`. */
    cover: z._default(text(300), ''),
    title: lineText(articleBounds.title),
    summary: lineText(articleBounds.summary),
    body: markup(richBounds.length),
    tags: z.array(lineText(articleBounds.tag, 'tag_required')).check(z.maxLength(articleBounds.tags)),
  }),
  reply: z.object({ article: ownArticleDetail }),
  errors: ['not_found', 'content_changed', 'article_wrong_state', 'drafts_full'],
});

export const submitOwnArticle = endpoint({
  method: 'POST',
  path: 'cms.User/submitContent',
  title: 'offer an article to the editors as it was last saved',
  access: adding,
  idempotent: true,
  input: z.strictObject({ id, revision: id }),
  reply: z.object({ article: ownArticle }),
  errors: ['not_found', 'content_changed', 'article_wrong_state', 'article_too_often'],
});

export const withdrawOwnArticle = endpoint({
  method: 'POST',
  path: 'cms.User/withdrawContent',
  title: 'take an article back that no editor has decided on',
  access: adding,
  input: z.strictObject({ id }),
  reply: z.object({ article: ownArticle }),
  errors: ['not_found', 'article_wrong_state'],
});

/** Refused if the discarded revision has been saved again in the meantime. */
export const discardOwnArticle = endpoint({
  method: 'POST',
  path: 'cms.User/discardContent',
  title: 'throw away what was changed of an article that readers see, and go back to what they see',
  access: adding,
  input: z.strictObject({ id, revision: id }),
  reply: z.object({ article: ownArticle }),
  errors: ['not_found', 'content_changed', 'article_wrong_state'],
});

export const deleteOwnArticle = endpoint({
  method: 'POST',
  path: 'cms.User/deleteContent',
  title: 'delete an own article that was never published',
  access: adding,
  input: z.strictObject({ id }),
  reply: z.object({}),
  errors: ['not_found', 'article_wrong_state'],
});
