import type { ChannelView } from '@serai/contract/content/articles';
import type { ChannelTree } from '@serai/contract/content/reading';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import type { Selectable } from 'kysely';
import type { Db } from '../../../calls.ts';
import type { ChannelsTable, TagsTable } from '../../../tables.ts';
import { renamedOf } from './kept-names.ts';

export type Channel = Omit<Selectable<ChannelsTable>, 'created_at' | 'takes_articles'>;
export type Tag = Selectable<TagsTable>;

const none: readonly Channel[] = [];

/** Channel tree in the seller's order, and tag names; few enough to be reloaded as a whole. */
export class KeptChannels {
  private byId = new Map<number, Channel>();
  private bySlug = new Map<string, Channel>();
  private byParent = new Map<number | null, Channel[]>();
  private tagsById = new Map<number, Tag>();
  private tagsBySlug = new Map<string, Tag>();
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  /** Loads both; returns the ids of renamed ones, so that articles found by these names are re-indexed. */
  async load(): Promise<{ channels: Set<number>; tags: Set<number> }> {
    const [channels, tags] = await Promise.all([
      this.db
        .selectFrom('channels')
        .select([
          'id',
          'parent_id',
          'slug',
          'kind',
          'name_zh',
          'name_en',
          'position',
          'shown',
          'description_zh',
          'description_en',
          'url',
        ])
        .orderBy('position')
        .orderBy('id')
        .execute(),
      this.db.selectFrom('tags').selectAll().orderBy('id').execute(),
    ]);
    const renamed = { channels: renamedOf(this.byId, channels), tags: renamedOf(this.tagsById, tags) };
    this.byId = new Map(channels.map((channel) => [channel.id, channel]));
    this.bySlug = new Map(channels.map((channel) => [channel.slug, channel]));
    this.byParent = new Map(channels.map(({ parent_id }) => [parent_id, []]));
    for (const channel of channels) this.byParent.get(channel.parent_id)!.push(channel);
    this.tagsById = new Map(tags.map((tag) => [tag.id, tag]));
    this.tagsBySlug = new Map(tags.map((tag) => [tag.slug, tag]));
    return renamed;
  }

  channel(id: number | null): Channel | undefined {
    return id === null ? undefined : this.byId.get(id);
  }

  /** Finds a channel by its slug, or by its id if the value is numeric. */
  findChannel(value: string): Channel | undefined {
    return /^\d+$/.test(value) ? this.byId.get(Number(value)) : this.bySlug.get(value);
  }

  tag(id: number): Tag | undefined {
    return this.tagsById.get(id);
  }

  findTag(slug: string): Tag | undefined {
    return this.tagsBySlug.get(slug);
  }

  /** Path from the root to the channel, inclusive. */
  pathOf(channel: Channel | undefined): Channel[] {
    const path: Channel[] = [];
    for (let at = channel; at && !path.includes(at); at = this.channel(at.parent_id)) path.unshift(at);
    return path;
  }

  /** Channels directly below a channel, or the roots, as shown in menus. */
  childrenOf(id: number | null): readonly Channel[] {
    return (this.byParent.get(id) ?? none).filter(({ shown }) => shown);
  }

  /** Ids of the channel and all its descendants. */
  idsBelow(channel: Channel): Set<number> {
    const ids = new Set([channel.id]);
    // Iterating a Set includes elements added during the loop.
    for (const id of ids) for (const child of this.byParent.get(id) ?? none) ids.add(child.id);
    return ids;
  }

  /** The tree shown in menus. */
  treeIn(lang: Lang, parent: number | null = null): ChannelTree[] {
    return this.childrenOf(parent).map((channel) => ({
      ...presentChannel(channel, lang),
      children: this.treeIn(lang, channel.id),
    }));
  }

  /** Channels of the menu tree as a flat list. */
  listShown(parent: number | null = null): Channel[] {
    return this.childrenOf(parent).flatMap((channel) => [channel, ...this.listShown(channel.id)]);
  }
}

/** A channel as returned by calls. */
export function presentChannel(channel: Channel, lang: Lang): ChannelView {
  const { id, slug, kind, url } = channel;
  return {
    id,
    slug,
    kind,
    url,
    name: inLanguage(lang, { zh: channel.name_zh, en: channel.name_en }),
    description: inLanguage(lang, { zh: channel.description_zh, en: channel.description_en }),
  };
}
