import * as z from 'zod/mini';
import { articleBounds, channelBounds, channelKinds, commentStatuses } from './article-states.ts';
import { unixSeconds } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { listErrors, listed, listPaging } from './paging.ts';
import { lineText, text } from './text.ts';
import { content, phone } from './validators.ts';

const viewing = { staff: '/console/content/view' } as const;
const editing = { staff: '/console/content/edit' } as const;
const deciding = { staff: '/console/content/decide' } as const;

const named = z.object({ id: z.int(), name: z.string() });
const position = z._default(z.int().check(z.minimum(0), z.maximum(100_000)), 0);

/** A channel as the staff set it up. */
export const deskChannel = z.object({
  id: z.int(),
  parent_id: z.nullable(z.int()),
  slug: z.string(),
  kind: z.enum(channelKinds),
  name_zh: z.string(),
  name_en: z.string(),
  description_zh: z.string(),
  description_en: z.string(),
  /** Where a link leads; empty for the others. */
  url: z.string(),
  position: z.int(),
  /** Menus and lists name it. */
  shown: z.boolean(),
  /** Members may offer articles for it. */
  takes_articles: z.boolean(),
  /** Articles in it, whatever their state; those of channels below it are not counted. */
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
    /** Digits alone would be the id of a channel. */
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
    /** Of a link: an address of the web, or a path of ours. */
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

/** A comment as the staff see it. */
export const deskComment = z.object({
  id: z.int(),
  article: z.object({ id: z.int(), slug: z.string(), title: z.string() }),
  /** Without an agency: the seller answers. */
  author: z.object({ id: z.int(), name: z.string(), agency: z.nullable(named) }),
  /** The beginning of the comment it answers; empty where it answers none, or one that was deleted. */
  answers_to: z.string(),
  /** It answers one that its author has deleted; readers see that there was one. */
  answers_deleted: z.boolean(),
  content: z.string(),
  status: z.enum(commentStatuses),
  reason: z.string(),
  /** Who decided; empty while nobody has. */
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
    /** Needed where they are refused: their authors read it. */
    reason: z._default(text(300), ''),
  }),
  reply: z.object({ list: z.array(deskComment) }),
  errors: ['not_found', 'comment_hidden_above'],
});

/** Readers see it at once, as the seller's; whom it answers is told. */
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

/** A tag, and how many articles that readers can be shown carry it. */
export const deskTag = z.object({
  id: z.int(),
  slug: z.string(),
  name_zh: z.string(),
  name_en: z.string(),
  /** Other words that mean it. */
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

/** Where the seller has people. */
export const deskOffice = z.object({
  id: z.int(),
  /** The company that sells. */
  entity_id: z.int(),
  name_zh: z.string(),
  name_en: z.string(),
  address_zh: z.string(),
  address_en: z.string(),
  /** Empty: none of its own. */
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
