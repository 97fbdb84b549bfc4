import * as z from 'zod/mini';
import { unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { listErrors, listed, listPaging, paging } from '../paging.ts';
import { text } from '../text.ts';
import { articleBounds, articleSorts, listTypes } from './article-states.ts';
import { articleRow, articleView, type ChannelView, channelView, tagView } from './articles.ts';

/** Last segment of a content address: a slug, or an id if it consists of digits only. */
const slugOrId = text(80, 'field_required');

/** A channel with its child channels, in the seller's order. */
export interface ChannelTree extends ChannelView {
  children: ChannelTree[];
}
export const channelTree: z.ZodMiniType<ChannelTree> = z.lazy(() =>
  z.extend(channelView, { children: z.array(channelTree) }),
);

/** Link to another article. */
const articleLink = z.object({ slug: z.string(), title: z.string() });

export const loadContent = endpoint({
  method: 'GET',
  path: 'cms.Index/init',
  title: 'load the channels, pages and hot words of the content area, and who the seller is',
  access: 'public',
  input: z.strictObject({}),
  reply: z.object({
    channels: z.array(channelTree),
    /** Most frequent search words with results, in descending order. */
    hot_words: z.array(z.string()),
    /** Standalone pages. */
    pages: z.array(articleLink),
    /** Offices of the seller. */
    offices: z.array(z.object({ name: z.string(), address: z.string(), phone: z.string() })),
    /** The selling company; for a member the one in the agency's contract. */
    company: z.object({
      name: z.string(),
      /** ISO 3166-1 alpha-2 code. */
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
    /** Null if a tag was requested. */
    channel: z.nullable(channelView),
    tag: z.nullable(tagView),
    /** Path from the root to the channel, inclusive. */
    path: z.array(channelView),
    /** Direct children; for a `cover` channel each with its newest articles. */
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
    /** Channels from the root to its own; empty for a page. */
    path: z.array(channelView),
    /** Neighbours in the same channel by publication date. */
    previous: z.nullable(articleLink),
    next: z.nullable(articleLink),
    /** Selected by tags, city and channel. */
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
  /** Empty for the seller. */
  author: z.string(),
  content: z.string(),
  created_at: unixSeconds,
  /** Written by the caller. */
  own: z.boolean(),
  /** Not yet moderated; visible to its author only. */
  waiting: z.boolean(),
  /** Deleted by its author after others replied; text and name are removed. */
  deleted: z.boolean(),
});

export const listComments = endpoint({
  method: 'GET',
  path: 'cms.Content/comments',
  title: 'list the comments on an article newest first, or the answers to one of them oldest first',
  access: 'public',
  input: z.strictObject({
    article_id: id,
    /** Lists the replies to this comment. */
    parent_id: z.optional(id),
    ...listPaging,
  }),
  reply: z.object({
    list: z.array(
      z.extend(shownComment, {
        /** First replies. */
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

/** Ranges of the matched words as [start, end) in UTF-16 code units. */
const marks = z.array(z.tuple([z.int(), z.int()]));

export const searchContent = endpoint({
  method: 'GET',
  path: 'cms.Index/search',
  title: 'search articles and pages by words',
  access: 'public',
  rateLimit: 'search',
  input: z.strictObject({
    keyword: text(articleBounds.keyword, 'field_required'),
    /** Defaults to the best match first. */
    sort: z.optional(z.enum(articleSorts)),
    ...paging,
  }),
  reply: z.object({
    list: z.array(
      z.extend(articleRow, {
        title_marks: marks,
        /** Excerpt of the text, or of the summary if the text must be bought. */
        fragment: z.string(),
        fragment_marks: marks,
      }),
    ),
    total: z.int(),
    /**
     * Corrected keyword that was searched because the original had no results; null if the original had some.
     */
    meant: z.nullable(z.string()),
    hot_words: z.array(z.string()),
  }),
  errors: ['page_too_deep'],
});
