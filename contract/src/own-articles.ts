import * as z from 'zod/mini';
import { articleBounds, articleStatuses, mostDrafts, ownArticleActions } from './article-states.ts';
import { articleLang, cover } from './articles.ts';
import { unixSeconds } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { listErrors, listed, listPaging } from './paging.ts';
import { richBounds } from './rich-tags.ts';
import { lineText, markup, text } from './text.ts';

const adding = { node: '/user/cms/content/add' } as const;

/** Where members may offer articles, in the language of the call. */
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
  /** Why it was refused or taken offline. */
  reason: z.string(),
  /** Of the newest state: to be named by whoever changes it. */
  revision: z.int(),
  lang: articleLang,
  title: z.string(),
  summary: z.string(),
  cover: z.nullable(cover),
  /** Readers see it, be it as it was before the last changes. */
  live: z.boolean(),
  /** What its address ends with. */
  slug: z.string(),
  created_at: unixSeconds,
  updated_at: unixSeconds,
  actions: z.array(z.enum(ownArticleActions)),
};

/** An article that the caller offers. */
export const ownArticle = z.object({
  ...ownArticleParts,
  channel: z.object({ id: z.int(), slug: z.string(), name: z.string() }),
  published_at: z.nullable(unixSeconds),
  views: z.int(),
  likes: z.int(),
  comments: z.int(),
});
export type OwnArticle = z.infer<typeof ownArticle>;

/** The same as the editor opens it. */
export const ownArticleDetail = z.object({
  ...ownArticle.shape,
  city: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** The path of its picture as it is saved; empty without one. */
  cover_path: z.string(),
  /** HTML of the allow list, for the editor and nothing else. */
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

/** A draft may lack anything but its channel; what is missing is asked for when it is submitted. */
export const saveOwnArticle = endpoint({
  method: 'POST',
  path: 'cms.User/saveContent',
  title: `save a draft of an article, a new one where no id is named; ${mostDrafts} drafts at most`,
  access: adding,
  pace: 'order',
  input: z.strictObject({
    id: z.optional(id),
    /** That which was opened; with `id` it is needed, and a newer one is not written over. */
    revision: z.optional(id),
    lang: articleLang,
    channel_id: id,
    city_id: z.optional(id),
    /** As `ajax/upload` answered it. */
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

/** Refused once what is thrown away was saved again elsewhere. */
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
