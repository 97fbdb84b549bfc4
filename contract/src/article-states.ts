/** Of the newest revision of an article; readers see the live one, whatever becomes of a newer. */
export const articleStatuses = ['draft', 'unaudited', 'published', 'refused', 'offline'] as const;
export type ArticleStatus = (typeof articleStatuses)[number];

export const commentStatuses = ['unaudited', 'published', 'refused'] as const;
export type CommentStatus = (typeof commentStatuses)[number];

/** An article of a channel, or a page that stands by itself. */
export const articleKinds = ['info', 'page'] as const;

export const channelKinds = ['cover', 'list', 'link'] as const;

/** What `/cms/channel/<value>/<type>` lists: the articles of a channel, or of a tag. */
export const listTypes = ['channel', 'tag'] as const;

export const articleSorts = ['new', 'hot', 'views'] as const;
export type ArticleSort = (typeof articleSorts)[number];

/** What a user keeps at hand. */
export const favouriteKinds = ['article', 'hotel'] as const;
export type FavouriteKind = (typeof favouriteKinds)[number];

/** Letters of each text at most; tags of an article. */
export const articleBounds = { title: 120, summary: 300, comment: 1000, tag: 30, tags: 8, keyword: 80 };

/** Pages that the portal itself links to; a seller may edit them and not take them away. */
export const keptPages = ['about-us', 'our-services'] as const;

/** Favourites of a user, and drafts of one, at most. */
export const mostFavourites = 1000;
export const mostDrafts = 50;

/** What its author can do with an article. */
export const ownArticleActions = ['edit', 'submit', 'withdraw', 'discard', 'delete'] as const;
export type OwnArticleAction = (typeof ownArticleActions)[number];

/** What the seller's staff can do with an article. */
export const articleDeskActions = ['edit', 'publish', 'accept', 'refuse', 'takeOffline'] as const;
export type ArticleDeskAction = (typeof articleDeskActions)[number];

/** Channels in all, how deep they stand in one another, and offices, at most. */
export const channelBounds = { channels: 200, depth: 4, offices: 50 };
