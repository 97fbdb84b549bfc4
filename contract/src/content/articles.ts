import * as z from 'zod/mini';
import { unixSeconds } from '../dates.ts';
import { picture } from '../files/pictures.ts';
import { money } from '../money.ts';
import { richText } from '../rich-text/rich-text.ts';
import { articleKinds, channelKinds } from './article-states.ts';

/** Languages of an article. */
export const articleLang = z.enum(['zh-cn', 'en']);

/** A channel with its name in the caller's language. */
export const channelView = z.object({
  id: z.int(),
  slug: z.string(),
  kind: z.enum(channelKinds),
  name: z.string(),
  description: z.string(),
  /** Target of a `link` channel; empty for other kinds. */
  url: z.string(),
});
export type ChannelView = z.infer<typeof channelView>;

export const tagView = z.object({ slug: z.string(), name: z.string() });

/** Cover picture of an article: a stock picture of a destination, or an upload. */
export const cover = z.union([
  z.object({ picture }),
  /** Path on this portal as returned by `ajax/upload`. */
  z.object({ url: z.string() }),
]);
export type Cover = z.infer<typeof cover>;

/** An article in a list. */
export const articleRow = z.object({
  id: z.int(),
  kind: z.enum(articleKinds),
  /** Last segment of its address: its slug or its id. */
  slug: z.string(),
  channel: z.nullable(z.object({ slug: z.string(), name: z.string() })),
  title: z.string(),
  summary: z.string(),
  /** Language of title and text: the caller's if available, otherwise the other one. */
  lang: articleLang,
  cover: z.nullable(cover),
  /** Name of the author; empty for the seller. */
  author: z.string(),
  /** Null if free. */
  price: z.nullable(money),
  tags: z.array(tagView),
  published_at: unixSeconds,
  views: z.int(),
  likes: z.int(),
  comments: z.int(),
});
export type ArticleRow = z.infer<typeof articleRow>;

/** An article with its full text. */
export const articleView = z.extend(articleRow, {
  /** Empty if the article is paid and not bought; only the summary is visible then. */
  body: richText,
  /** Whether it is paid and the caller's agency has not bought it. */
  locked: z.boolean(),
  /** Languages in which it is available. */
  langs: z.array(articleLang),
  updated_at: unixSeconds,
  /** City of the article; pages link to its hotels. */
  city: z.nullable(z.object({ id: z.int(), name: z.string() })),
});
export type ArticleView = z.infer<typeof articleView>;

/** Article reference in lists of comments, favourites and purchases. */
export const namedArticle = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  /** Whether it was taken offline. */
  gone: z.boolean(),
});
