/** Status of an article's newest revision. Readers see the live revision until a newer one is published. */
export const articleStatuses = ['draft', 'unaudited', 'published', 'refused', 'offline'] as const;
export type ArticleStatus = (typeof articleStatuses)[number];

export const commentStatuses = ['unaudited', 'published', 'refused'] as const;
export type CommentStatus = (typeof commentStatuses)[number];

/** An article in a channel, or a standalone page. */
export const articleKinds = ['info', 'page'] as const;

export const channelKinds = ['cover', 'list', 'link'] as const;

/** Values of `type` in `/cms/channel/<value>/<type>`: the articles of a channel or of a tag. */
export const listTypes = ['channel', 'tag'] as const;

export const articleSorts = ['new', 'hot', 'views'] as const;
export type ArticleSort = (typeof articleSorts)[number];

/** Kinds of object that a user can mark as a favourite. */
export const favouriteKinds = ['article', 'hotel'] as const;
export type FavouriteKind = (typeof favouriteKinds)[number];

/** Maximum length of each text in characters; maximum number of tags per article. */
export const articleBounds = { title: 120, summary: 300, comment: 1000, tag: 30, tags: 8, keyword: 80 };

/** Pages that the portal links to; a seller can edit but not remove them. */
export const keptPages = ['about-us', 'our-services'] as const;

/** Maximum numbers of favourites and of drafts per user. */
export const maxFavourites = 1000;
export const maxDrafts = 50;

/** Maximum length of an agency's note about a hotel in characters, and maximum number of notes per agency. */
export const hotelNoteBounds = { length: 500, notes: 2000 };

/** Actions available to the author of an article. */
export const ownArticleActions = ['edit', 'submit', 'withdraw', 'discard', 'delete'] as const;
export type OwnArticleAction = (typeof ownArticleActions)[number];

/** Actions available to the seller's staff on an article. */
export const articleDeskActions = ['edit', 'publish', 'accept', 'refuse', 'takeOffline'] as const;
export type ArticleDeskAction = (typeof articleDeskActions)[number];

/** Maximum number of channels, their nesting depth, and maximum number of offices. */
export const channelBounds = { channels: 200, depth: 4, offices: 50 };
