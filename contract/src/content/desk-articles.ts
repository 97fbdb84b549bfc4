import * as z from 'zod/mini';
import { askedSeconds, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { money } from '../money.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { richBounds } from '../rich-text/tags.ts';
import { lineText, markup, text } from '../text.ts';
import { articleBounds, articleDeskActions, articleKinds, articleStatuses } from './article-states.ts';
import { articleLang } from './articles.ts';

const viewing = { staff: '/console/content/view' } as const;
const editing = { staff: '/console/content/edit' } as const;
const deciding = { staff: '/console/content/decide' } as const;

const reason = text(300, 'reason_required');
const named = z.object({ id: z.int(), name: z.string() });

/** An article in a list for the staff. */
export const deskArticle = z.object({
  id: z.int(),
  kind: z.enum(articleKinds),
  /** Last segment of its address. */
  slug: z.string(),
  status: z.enum(articleStatuses),
  /** Reason for its refusal or for taking it offline. */
  reason: z.string(),
  /** Latest saved revision; changes and publication must name it. */
  revision: z.int(),
  /** Revision that readers see from `published_at` on; null if none. */
  live_revision: z.nullable(z.int()),
  /** Whether readers see it now. */
  visible: z.boolean(),
  channel: z.nullable(named),
  title: z.string(),
  lang: articleLang,
  /** The member who offered it; null for the seller's own. */
  author: z.nullable(z.object({ id: z.int(), name: z.string(), agency: named })),
  /** Null if free. */
  price: z.nullable(money),
  published_at: z.nullable(unixSeconds),
  published_until: z.nullable(unixSeconds),
  views: z.int(),
  likes: z.int(),
  comments: z.int(),
  favourites: z.int(),
  created_at: unixSeconds,
  updated_at: unixSeconds,
  actions: z.array(z.enum(articleDeskActions)),
});
export type DeskArticle = z.infer<typeof deskArticle>;

const articleText = z.object({ title: z.string(), summary: z.string(), body: z.string() });

/** Content of a revision, for the editor. */
export const articleContent = z.object({
  channel_id: z.nullable(z.int()),
  city: z.nullable(named),
  /** Path of an upload, or key of a picture; empty without one. */
  cover: z.string(),
  /** Minor units; 0 if free. */
  price: z.int(),
  tags: z.array(z.string()),
  /** Allow-listed HTML by language. */
  texts: z.object({ 'zh-cn': z.optional(articleText), en: z.optional(articleText) }),
});

export const listAllArticles = endpoint({
  method: 'GET',
  path: 'console/article/list',
  title:
    'list articles and pages by their last change, newest first; what waits for a decision, oldest first',
  access: viewing,
  input: z.strictObject({
    kind: z.optional(z.enum(articleKinds)),
    status: z.optional(z.enum(articleStatuses)),
    channel_id: z.optional(id),
    /** Filter by author: the seller, all members, or one member (`author_id`). */
    of: z.optional(z.enum(['seller', 'members'])),
    author_id: z.optional(id),
    /** Searched in titles. */
    keyword: z.optional(text(articleBounds.keyword)),
    ...listPaging,
  }),
  reply: z.object({ list: z.array(deskArticle), ...listed }),
  errors: listErrors,
});

export const showAnyArticle = endpoint({
  method: 'GET',
  path: 'console/article/detail',
  title: 'show an article as it was saved last, or as it was in a revision',
  access: viewing,
  input: z.strictObject({ id, revision: z.optional(id) }),
  reply: z.object({ article: deskArticle, content: articleContent }),
  errors: ['not_found'],
});

/** `texts` replaces all stored languages: a language that is omitted is removed. */
export const saveArticle = endpoint({
  method: 'POST',
  path: 'console/article/save',
  title: 'save an article or a page, a new one where no id is named; readers see it once it is published',
  access: editing,
  input: z.strictObject({
    id: z.optional(id),
    /** Revision that was opened, required with `id`; saving over a newer revision is refused. */
    revision: z.optional(id),
    kind: z.enum(articleKinds),
    /** Last segment of its address; defaults to the id. Required for a page. */
    slug: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(80),
          z.regex(/^(?:|(?=[a-z0-9-]*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*)$/, 'slug_invalid'),
        ),
    ),
    /** Channel of an article; pages have none. */
    channel_id: z.optional(id),
    city_id: z.optional(id),
    cover: z._default(text(300), ''),
    /** Minor units of the site's currency; 0 if free. */
    price: z._default(z.int().check(z.minimum(0), z.maximum(1e12)), 0),
    texts: z.strictObject({ 'zh-cn': z.optional(sentText()), en: z.optional(sentText()) }),
    tags: z._default(
      z.array(lineText(articleBounds.tag, 'tag_required')).check(z.maxLength(articleBounds.tags)),
      [],
    ),
  }),
  reply: z.object({ article: deskArticle }),
  errors: ['not_found', 'content_changed', 'article_wrong_state', 'slug_taken', 'page_kept'],
});

function sentText() {
  return z.strictObject({
    title: lineText(articleBounds.title),
    summary: lineText(articleBounds.summary),
    body: markup(richBounds.length),
  });
}

/** Period of visibility; defaults to now and without end. */
const schedule = { from: z.optional(askedSeconds), until: z.optional(askedSeconds) };

export const publishArticle = endpoint({
  method: 'POST',
  path: 'console/article/publish',
  title: 'publish what was saved last of an article of the seller, or change from when until when it is read',
  access: editing,
  input: z.strictObject({ id, revision: id, ...schedule }),
  reply: z.object({ article: deskArticle }),
  errors: ['not_found', 'content_changed', 'article_wrong_state'],
});

export const acceptArticle = endpoint({
  method: 'POST',
  path: 'console/article/accept',
  title: 'publish what a member has offered',
  access: deciding,
  input: z.strictObject({ id, revision: id, ...schedule }),
  reply: z.object({ article: deskArticle }),
  errors: ['not_found', 'content_changed', 'article_wrong_state'],
});

export const refuseArticle = endpoint({
  method: 'POST',
  path: 'console/article/refuse',
  title: 'refuse what a member has offered, and say why; what readers see already stays',
  access: deciding,
  input: z.strictObject({ id, revision: id, reason }),
  reply: z.object({ article: deskArticle }),
  errors: ['not_found', 'content_changed', 'article_wrong_state'],
});

export const takeArticleOffline = endpoint({
  method: 'POST',
  path: 'console/article/takeOffline',
  title: 'show an article to readers no more',
  access: deciding,
  input: z.strictObject({ id, reason }),
  reply: z.object({ article: deskArticle }),
  errors: ['not_found', 'article_wrong_state', 'page_kept'],
});

export const listArticleRevisions = endpoint({
  method: 'GET',
  path: 'console/article/revisions',
  title: 'list what was saved of an article, the newest hundred',
  access: viewing,
  input: z.strictObject({ id }),
  reply: z.object({
    list: z.array(
      z.object({
        revision: z.int(),
        title: z.string(),
        /** Empty if not saved by a person. */
        saved_by: z.string(),
        saved_at: unixSeconds,
        /** A draft that the next save overwrites. */
        is_draft: z.boolean(),
        live: z.boolean(),
      }),
    ),
  }),
  errors: ['not_found'],
});

export const restoreArticle = endpoint({
  method: 'POST',
  path: 'console/article/restore',
  title: 'save an earlier revision of an article once more; readers see it once it is published',
  access: editing,
  input: z.strictObject({ id, revision: id }),
  reply: z.object({ article: deskArticle }),
  errors: ['not_found', 'article_wrong_state'],
});
