import * as z from 'zod/mini';
import { articleKinds, channelKinds } from './article-states.ts';
import { unixSeconds } from './dates.ts';
import { money } from './money.ts';
import { picture } from './pictures.ts';
import { richText } from './rich-text.ts';

/** A language an article is written in. */
export const articleLang = z.enum(['zh-cn', 'en']);

/** A channel as it is named in the language of the call. */
export const channelView = z.object({
  id: z.int(),
  slug: z.string(),
  kind: z.enum(channelKinds),
  name: z.string(),
  description: z.string(),
  /** Where a link leads; empty for the others. */
  url: z.string(),
});
export type ChannelView = z.infer<typeof channelView>;

export const tagView = z.object({ slug: z.string(), name: z.string() });

/** The picture of an article: of the pictures of a destination, or one that was uploaded. */
export const cover = z.union([
  z.object({ picture }),
  /** A path of ours, as `ajax/upload` answered it. */
  z.object({ url: z.string() }),
]);
export type Cover = z.infer<typeof cover>;

/** An article in a list. */
export const articleRow = z.object({
  id: z.int(),
  kind: z.enum(articleKinds),
  /** What its address ends with: its own word, or its id. */
  slug: z.string(),
  channel: z.nullable(z.object({ slug: z.string(), name: z.string() })),
  title: z.string(),
  summary: z.string(),
  /** The language of title and text: the caller's where it was written in it, else the other. */
  lang: articleLang,
  cover: z.nullable(cover),
  /** Who offered it; empty: the seller. */
  author: z.string(),
  /** Null: free. */
  price: z.nullable(money),
  tags: z.array(tagView),
  published_at: unixSeconds,
  views: z.int(),
  likes: z.int(),
  comments: z.int(),
});
export type ArticleRow = z.infer<typeof articleRow>;

/** An article as it is read. */
export const articleView = z.extend(articleRow, {
  /** Empty where it is paid and not bought: then the summary is all there is to see. */
  body: richText,
  /** It is paid, and the caller's agency has not bought it. */
  locked: z.boolean(),
  /** The languages it can be read in. */
  langs: z.array(articleLang),
  updated_at: unixSeconds,
  /** The city it is about, whose hotels a page can lead to. */
  city: z.nullable(z.object({ id: z.int(), name: z.string() })),
});
export type ArticleView = z.infer<typeof articleView>;

/** An article as a list of what was done with it names it. */
export const namedArticle = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  /** It was taken offline. */
  gone: z.boolean(),
});
