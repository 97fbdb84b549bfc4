import type { ChannelView } from '@serai/contract/articles';
import type { ChannelTree } from '@serai/contract/content-reading';
import type { Lang } from '@serai/phrases/lang';
import type { Selectable } from 'kysely';
import type { Db } from '../../../calls.ts';
import { inLang } from '../../../platform/lang/in-lang.ts';
import type { ChannelsTable, TagsTable } from '../../../tables.ts';
import { renamedOf } from './kept-names.ts';

export type Channel = Omit<Selectable<ChannelsTable>, 'created_at' | 'takes_articles'>;
export type Tag = Selectable<TagsTable>;

const none: readonly Channel[] = [];

/** The channels as a tree, in the seller's order, and the names of tags; few enough to be read again as a whole. */
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

  /** Reads both; answers whose names are other than before, so that what is found by them is read again. */
  async load(): Promise<{ channels: Set<number>; tags: Set<number> }> {
    const [channels, tags] = await Promise.all([
      this.db
        .selectFrom('channels')
        .select([
          ...(['id', 'parent_id', 'slug', 'kind', 'name_zh', 'name_en', 'position', 'shown'] as const),
          ...(['description_zh', 'description_en', 'url'] as const),
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

  /** By its slug, or by its id where there are digits alone. */
  findChannel(value: string): Channel | undefined {
    return /^\d+$/.test(value) ? this.byId.get(Number(value)) : this.bySlug.get(value);
  }

  tag(id: number): Tag | undefined {
    return this.tagsById.get(id);
  }

  findTag(slug: string): Tag | undefined {
    return this.tagsBySlug.get(slug);
  }

  /** From the root to the channel, itself included. */
  pathOf(channel: Channel | undefined): Channel[] {
    const path: Channel[] = [];
    for (let at = channel; at && !path.includes(at); at = this.channel(at.parent_id)) path.unshift(at);
    return path;
  }

  /** Those right below a channel, or the roots, which menus show. */
  childrenOf(id: number | null): readonly Channel[] {
    return (this.byParent.get(id) ?? none).filter(({ shown }) => shown);
  }

  /** The ids of the channel and of all below it. */
  idsBelow(channel: Channel): Set<number> {
    const ids = new Set([channel.id]);
    // A set is walked on to what is added meanwhile.
    for (const id of ids) for (const child of this.byParent.get(id) ?? none) ids.add(child.id);
    return ids;
  }

  /** Everything that menus show. */
  treeIn(lang: Lang, parent: number | null = null): ChannelTree[] {
    return this.childrenOf(parent).map((channel) => ({
      ...presentChannel(channel, lang),
      children: this.treeIn(lang, channel.id),
    }));
  }

  /** Every channel of the tree that menus show, as one list. */
  listShown(parent: number | null = null): Channel[] {
    return this.childrenOf(parent).flatMap((channel) => [channel, ...this.listShown(channel.id)]);
  }
}

/** A channel as calls name it. */
export function presentChannel(channel: Channel, lang: Lang): ChannelView {
  const { id, slug, kind, url } = channel;
  return {
    ...{ id, slug, kind, url },
    name: inLang(channel.name_zh, channel.name_en, lang),
    description: inLang(channel.description_zh, channel.description_en, lang),
  };
}
