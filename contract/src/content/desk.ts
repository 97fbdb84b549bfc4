import * as z from 'zod/mini';
import { unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { lineText, text } from '../text.ts';
import { content, phone } from '../validators.ts';
import { articleBounds, channelBounds, channelKinds, commentStatuses } from './article-states.ts';

const viewing = { staff: '/console/content/view' } as const;
const editing = { staff: '/console/content/edit' } as const;
const deciding = { staff: '/console/content/decide' } as const;

const named = z.object({ id: z.int(), name: z.string() });
const position = z._default(z.int().check(z.minimum(0), z.maximum(100_000)), 0);

/** A channel for the staff. */
export const deskChannel = z.object({
  id: z.int(),
  parent_id: z.nullable(z.int()),
  slug: z.string(),
  kind: z.enum(channelKinds),
  name_zh: z.string(),
  name_en: z.string(),
  description_zh: z.string(),
  description_en: z.string(),
  /** Target of a `link` channel; empty for other kinds. */
  url: z.string(),
  position: z.int(),
  /** Whether menus and lists show it. */
  shown: z.boolean(),
  /** Whether members may offer articles for it. */
  takes_articles: z.boolean(),
  /** Number of articles in any state, without those of child channels. */
  articles: z.int(),
});
export type DeskChannel = z.infer<typeof deskChannel>;

export const listChannels = endpoint({
  method: 'GET',
  path: 'console/channel/list',
  title: 'list all channels, each before those below it',
  access: viewing,
  input: z.strictObject({}),
  reply: z.object({ list: z.array(deskChannel) }),
  errors: [],
});

export const saveChannel = endpoint({
  method: 'POST',
  path: 'console/channel/save',
  title: `save a channel, a new one where no id is named; ${channelBounds.channels} at most, ${channelBounds.depth} deep`,
  access: editing,
  input: z.strictObject({
    id: z.optional(id),
    parent_id: z.optional(id),
    /** Must contain a letter: digits alone are read as a channel id. */
    slug: z
      .string()
      .check(
        z.trim(),
        z.maxLength(60),
        z.regex(/^(?=[a-z0-9-]*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*$/, 'slug_invalid'),
      ),
    kind: z.enum(channelKinds),
    name_zh: lineText(40, 'channel_name_required'),
    name_en: lineText(60, 'channel_name_required'),
    description_zh: z._default(text(200), ''),
    description_en: z._default(text(300), ''),
    /** For a link: a web address or a path on this portal. */
    url: z._default(text(300), ''),
    position,
    shown: z._default(z.boolean(), true),
    takes_articles: z._default(z.boolean(), false),
  }),
  reply: z.object({ channel: deskChannel }),
  errors: ['not_found', 'slug_taken', 'channels_full', 'channel_in_use'],
});

export const removeChannel = endpoint({
  method: 'POST',
  path: 'console/channel/remove',
  title: 'remove a channel in which nothing stands',
  access: editing,
  input: z.strictObject({ id }),
  reply: z.object({}),
  errors: ['not_found', 'channel_in_use'],
});

/** A comment for the staff. */
export const deskComment = z.object({
  id: z.int(),
  article: z.object({ id: z.int(), slug: z.string(), title: z.string() }),
  /** Without an agency for the seller's replies. */
  author: z.object({ id: z.int(), name: z.string(), agency: z.nullable(named) }),
  /** Beginning of the comment it replies to; empty if it replies to none or to a deleted one. */
  answers_to: z.string(),
  /** Whether it replies to a comment that its author deleted; readers see a placeholder. */
  answers_deleted: z.boolean(),
  content: z.string(),
  status: z.enum(commentStatuses),
  reason: z.string(),
  /** User who decided; empty while undecided. */
  decided_by: z.string(),
  decided_at: z.nullable(unixSeconds),
  created_at: unixSeconds,
});
export type DeskComment = z.infer<typeof deskComment>;

export const listAllComments = endpoint({
  method: 'GET',
  path: 'console/comment/list',
  title: 'list comments, newest first; those that wait for a decision, oldest first',
  access: viewing,
  input: z.strictObject({
    status: z.optional(z.enum(commentStatuses)),
    article_id: z.optional(id),
    author_id: z.optional(id),
    keyword: z.optional(text(articleBounds.keyword)),
    ...listPaging,
  }),
  reply: z.object({ list: z.array(deskComment), ...listed }),
  errors: listErrors,
});

export const decideComments = endpoint({
  method: 'POST',
  path: 'console/comment/decide',
  title:
    'let comments pass, or refuse them with the answers to them; what was decided can be decided otherwise',
  access: deciding,
  input: z.strictObject({
    ids: z.array(id).check(z.minLength(1), z.maxLength(100)),
    decision: z.enum(['publish', 'refuse']),
    /** Required for a refusal; the authors see it. */
    reason: z._default(text(300), ''),
  }),
  reply: z.object({ list: z.array(deskComment) }),
  errors: ['not_found', 'comment_hidden_above'],
});

/** Replies in the seller's name. The reply is published at once and the author of the comment is notified. */
export const answerComment = endpoint({
  method: 'POST',
  path: 'console/comment/answer',
  title: 'answer a comment that readers see, in the seller’s name',
  access: deciding,
  idempotent: true,
  input: z.strictObject({ id, content: content(articleBounds.comment) }),
  reply: z.object({ comment: deskComment }),
  errors: ['not_found', 'comment_hidden_above'],
});

/** A tag with the number of readable articles that carry it. */
export const deskTag = z.object({
  id: z.int(),
  slug: z.string(),
  name_zh: z.string(),
  name_en: z.string(),
  /** Synonyms. */
  also: z.array(z.string()),
  articles: z.int(),
});
export type DeskTag = z.infer<typeof deskTag>;

export const listTags = endpoint({
  method: 'GET',
  path: 'console/tag/list',
  title: 'list tags, newest first',
  access: viewing,
  input: z.strictObject({ keyword: z.optional(text(articleBounds.tag)), ...listPaging }),
  reply: z.object({ list: z.array(deskTag), ...listed }),
  errors: listErrors,
});

export const saveTag = endpoint({
  method: 'POST',
  path: 'console/tag/save',
  title: 'save a tag, a new one where no id is named',
  access: editing,
  input: z.strictObject({
    id: z.optional(id),
    name_zh: lineText(articleBounds.tag, 'tag_required'),
    name_en: lineText(articleBounds.tag, 'tag_required'),
  }),
  reply: z.object({ tag: deskTag }),
  errors: ['not_found', 'tag_known'],
});

export const mergeTags = endpoint({
  method: 'POST',
  path: 'console/tag/merge',
  title: 'make two tags one: articles of the first carry the other from now on',
  access: editing,
  input: z.strictObject({ id, into_id: id }),
  reply: z.object({ tag: deskTag }),
  errors: ['not_found'],
});

/** An office of the seller. */
export const deskOffice = z.object({
  id: z.int(),
  /** The selling company. */
  entity_id: z.int(),
  name_zh: z.string(),
  name_en: z.string(),
  address_zh: z.string(),
  address_en: z.string(),
  /** Empty if it has no separate number. */
  phone: z.string(),
  position: z.int(),
});
export type DeskOffice = z.infer<typeof deskOffice>;

export const listOffices = endpoint({
  method: 'GET',
  path: 'console/office/list',
  title: 'list the offices that the contact page names',
  access: viewing,
  input: z.strictObject({}),
  reply: z.object({ list: z.array(deskOffice), entities: z.array(named) }),
  errors: [],
});

export const saveOffice = endpoint({
  method: 'POST',
  path: 'console/office/save',
  title: `save an office, a new one where no id is named; ${channelBounds.offices} at most`,
  access: editing,
  input: z.strictObject({
    id: z.optional(id),
    entity_id: id,
    name_zh: lineText(60, 'office_name_required'),
    name_en: lineText(60, 'office_name_required'),
    address_zh: lineText(200, 'office_address_required'),
    address_en: lineText(200, 'office_address_required'),
    phone: z._default(z.union([z.literal(''), phone]), ''),
    position,
  }),
  reply: z.object({ office: deskOffice }),
  errors: ['not_found', 'offices_full'],
});

export const removeOffice = endpoint({
  method: 'POST',
  path: 'console/office/remove',
  title: 'remove an office',
  access: editing,
  input: z.strictObject({ id }),
  reply: z.object({}),
  errors: ['not_found'],
});
