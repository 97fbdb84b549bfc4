import * as z from 'zod/mini';
import { articleBounds, articleSorts, listTypes } from './article-states.ts';
import { articleRow, articleView, type ChannelView, channelView, tagView } from './articles.ts';
import { unixSeconds } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { listErrors, listed, listPaging, paging } from './paging.ts';
import { text } from './text.ts';

/** What an address of content ends with: a word of its own, or an id where there are digits alone. */
const slugOrId = text(80, 'field_required');

/** A channel with those below it, in the seller's order. */
export interface ChannelTree extends ChannelView {
  children: ChannelTree[];
}
export const channelTree: z.ZodMiniType<ChannelTree> = z.lazy(() =>
  z.extend(channelView, { children: z.array(channelTree) }),
);

/** What leads to another article. */
const articleLink = z.object({ slug: z.string(), title: z.string() });

export const loadContent = endpoint({
  method: 'GET',
  path: 'cms.Index/init',
  title: 'load the channels, pages and hot words of the content area, and who the seller is',
  access: 'public',
  input: z.strictObject({}),
  reply: z.object({
    channels: z.array(channelTree),
    /** What readers search for most and find, most first. */
    hot_words: z.array(z.string()),
    /** Pages that stand by themselves. */
    pages: z.array(articleLink),
    /** Where the seller has people. */
    offices: z.array(z.object({ name: z.string(), address: z.string(), phone: z.string() })),
    /** The company that sells: to a member the one of the agency's contract. */
    company: z.object({
      name: z.string(),
      /** ISO 3166-1, two letters. */
      country: z.string(),
      tax_id: z.string(),
      address: z.string(),
      phone: z.string(),
      phone_24h: z.string(),
      email: z.string(),
    }),
  }),
  errors: [],
});

export const showChannel = endpoint({
  method: 'GET',
  path: 'cms.Index/channel',
  title: 'list the articles of a channel and of those below it, or of a tag',
  access: 'public',
  input: z.strictObject({
    /** Slug or id of the channel; slug of the tag. */
    value: slugOrId,
    type: z._default(z.enum(listTypes), 'channel'),
    sort: z._default(z.enum(articleSorts), 'new'),
    ...listPaging,
  }),
  reply: z.object({
    /** Null where a tag was asked for. */
    channel: z.nullable(channelView),
    tag: z.nullable(tagView),
    /** From the root to the channel, itself included. */
    path: z.array(channelView),
    /** Right below it; a cover has the newest of each with it. */
    children: z.array(z.object({ channel: channelView, newest: z.array(articleRow) })),
    list: z.array(articleRow),
    ...listed,
  }),
  errors: ['not_found', ...listErrors],
});

const read = {
  method: 'GET',
  access: 'public',
  input: z.strictObject({ id: slugOrId }),
  reply: z.object({
    article: articleView,
    /** The channels from the root to its own; of a page none. */
    path: z.array(channelView),
    /** Of the same channel, published next before and next after it. */
    previous: z.nullable(articleLink),
    next: z.nullable(articleLink),
    /** By tags, city and channel. */
    related: z.array(articleRow),
  }),
  errors: ['not_found'],
} as const;

export const readArticle = endpoint({ ...read, path: 'cms.Content/info', title: 'read an article' });

export const readPage = endpoint({
  ...read,
  path: 'cms.Content/page',
  title: 'read a page that stands by itself',
});

const shownComment = z.object({
  id: z.int(),
  /** Empty: the seller. */
  author: z.string(),
  content: z.string(),
  created_at: unixSeconds,
  /** The caller's own. */
  own: z.boolean(),
  /** Not looked at by the seller yet: its author alone sees it. */
  waiting: z.boolean(),
  /** By its author, while others have answered it: neither words nor a name are left. */
  deleted: z.boolean(),
});

export const listComments = endpoint({
  method: 'GET',
  path: 'cms.Content/comments',
  title: 'list the comments on an article newest first, or the answers to one of them oldest first',
  access: 'public',
  input: z.strictObject({
    article_id: id,
    /** The comment whose answers are asked for. */
    parent_id: z.optional(id),
    ...listPaging,
  }),
  reply: z.object({
    list: z.array(
      z.extend(shownComment, {
        /** The first of them. */
        answers: z.array(shownComment),
        answers_total: z.int(),
      }),
    ),
    ...listed,
  }),
  errors: ['not_found', ...listErrors],
});
export type ShownComment = z.infer<typeof shownComment>;

export const countView = endpoint({
  method: 'POST',
  path: 'cms.Content/view',
  title: 'say that somebody reads an article',
  access: 'public',
  input: z.strictObject({ id }),
  reply: z.object({}),
  errors: [],
});

/** Where the words that were searched for stand: from a letter on, up to the one after them, as JavaScript counts. */
const marks = z.array(z.tuple([z.int(), z.int()]));

export const searchContent = endpoint({
  method: 'GET',
  path: 'cms.Index/search',
  title: 'search articles and pages by words',
  access: 'public',
  pace: 'search',
  input: z.strictObject({
    keyword: text(articleBounds.keyword, 'field_required'),
    /** Without it the best match comes first. */
    sort: z.optional(z.enum(articleSorts)),
    ...paging,
  }),
  reply: z.object({
    list: z.array(
      z.extend(articleRow, {
        title_marks: marks,
        /** A piece of the text, or of the summary where the text has to be bought. */
        fragment: z.string(),
        fragment_marks: marks,
      }),
    ),
    total: z.int(),
    /** What was searched for instead, because nothing was found by what was typed; null where that found something. */
    meant: z.nullable(z.string()),
    hot_words: z.array(z.string()),
  }),
  errors: ['page_too_deep'],
});
