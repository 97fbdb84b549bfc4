import * as z from 'zod/mini';
import {
  articleBounds,
  articleStatuses,
  commentStatuses,
  favouriteKinds,
  mostDrafts,
  mostFavourites,
  ownArticleActions,
} from './article-states.ts';
import { articleLang, articleRow, cover } from './articles.ts';
import { unixSeconds } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { money } from './money.ts';
import { spendingRefusals } from './order-actions.ts';
import { listErrors, listed, listPaging } from './paging.ts';
import { picture } from './pictures.ts';
import { richBounds } from './rich-tags.ts';
import { text } from './text.ts';
import { content } from './validators.ts';

const adding = { node: '/user/cms/content/add' } as const;
const buying = { node: '/user/cms/order/buy' } as const;

/** So many of a list are asked about at once. */
export const mostAsked = 100;

export const showArticleState = endpoint({
  method: 'GET',
  path: 'cms.User/state',
  title: 'show what the caller has done with an article',
  access: 'member',
  input: z.strictObject({ article_id: id }),
  reply: z.object({
    liked: z.boolean(),
    collected: z.boolean(),
    /** By anybody of the agency; false of what is free. */
    bought: z.boolean(),
    /** It is paid, not bought, and the caller may buy for the agency. */
    may_buy: z.boolean(),
    own_comments_waiting: z.int(),
  }),
  errors: ['not_found'],
});

/** Saying twice that one likes it counts once. */
export const likeArticle = endpoint({
  method: 'POST',
  path: 'cms.User/like',
  title: 'like an article, or take that back',
  access: 'member',
  input: z.strictObject({ article_id: id, liked: z.boolean() }),
  reply: z.object({ liked: z.boolean(), likes: z.int() }),
  errors: ['not_found'],
});

export const saveFavourite = endpoint({
  method: 'POST',
  path: 'cms.User/collect',
  title: `keep an article or a hotel among the favourites, ${mostFavourites} at most, or take it away`,
  access: 'member',
  input: z.strictObject({ kind: z.enum(favouriteKinds), id, collected: z.boolean() }),
  reply: z.object({ collected: z.boolean() }),
  errors: ['not_found', 'favourites_full'],
});

export const findFavourites = endpoint({
  method: 'GET',
  path: 'cms.User/collected',
  title: 'say which of some articles or hotels are favourites of the caller',
  access: 'member',
  input: z.strictObject({
    kind: z.enum(favouriteKinds),
    ids: z.array(id).check(z.minLength(1), z.maxLength(mostAsked)),
  }),
  reply: z.object({ ids: z.array(z.int()) }),
  errors: [],
});

/** A hotel among the favourites. */
export const favouriteHotel = z.object({
  id: z.int(),
  name: z.string(),
  name_alt: z.string(),
  city: z.string(),
  star: z.int(),
  picture: z.nullable(picture),
});

export const favourite = z.object({
  /** Of the favourite; what it is of is `article.id` or `hotel.id`. */
  id: z.int(),
  kind: z.enum(favouriteKinds),
  article: z.nullable(articleRow),
  hotel: z.nullable(favouriteHotel),
  /** It can no longer be opened: taken offline, or no longer sold. */
  gone: z.boolean(),
  created_at: unixSeconds,
});
export type Favourite = z.infer<typeof favourite>;

export const listFavourites = endpoint({
  method: 'GET',
  path: 'cms.User/collect',
  title: 'list the caller’s favourites, newest first',
  access: 'member',
  input: z.strictObject({ kind: z.optional(z.enum(favouriteKinds)), ...listPaging }),
  reply: z.object({ list: z.array(favourite), ...listed }),
  errors: listErrors,
});

/** An article as a list of what was done with it names it. */
export const namedArticle = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  /** It was taken offline. */
  gone: z.boolean(),
});

export const ownComment = z.object({
  id: z.int(),
  article: namedArticle,
  /** The beginning of the comment it answers; empty where it answers none, or one that was deleted. */
  answers_to: z.string(),
  /** It answers one that its author has deleted. */
  answers_deleted: z.boolean(),
  content: z.string(),
  status: z.enum(commentStatuses),
  /** Why it was refused. */
  reason: z.string(),
  /** Published answers to it. */
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
    title: text(articleBounds.title),
    summary: text(articleBounds.summary),
    body: text(richBounds.length),
    tags: z.array(text(articleBounds.tag, 'tag_required')).check(z.maxLength(articleBounds.tags)),
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

/** A paid article that the agency has bought. */
export const articleOrder = z.object({
  id: z.int(),
  sn: z.string(),
  /** Named as it was when it was bought; it can be read though it is gone. */
  article: namedArticle,
  price: money,
  bought_by: z.string(),
  created_at: unixSeconds,
});
export type ArticleOrder = z.infer<typeof articleOrder>;

/** Of what is bought already the order is answered again, and nothing is charged. */
export const buyArticle = endpoint({
  method: 'POST',
  path: 'cms.User/buy',
  title: 'buy a paid article from the deposit, for everybody of the agency',
  access: buying,
  pace: 'order',
  idempotent: true,
  /** `price` is what the buyer has seen it cost, in minor units; another sum is refused. */
  input: z.strictObject({ article_id: id, price: z.int().check(z.minimum(0), z.maximum(1e15)) }),
  reply: z.object({ order: articleOrder }),
  errors: [
    'not_found',
    'article_free',
    'article_price_changed',
    'balance_too_low',
    'money_stopped',
    ...spendingRefusals,
  ],
});

export const listArticleOrders = endpoint({
  method: 'GET',
  path: 'cms.User/order',
  title: 'list the articles the agency has bought, newest first',
  access: 'member',
  input: z.strictObject({ ...listPaging }),
  reply: z.object({ list: z.array(articleOrder), ...listed }),
  errors: listErrors,
});
