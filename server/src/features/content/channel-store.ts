import { channelBounds } from '@serai/contract/content/article-states';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import type { ChannelsTable } from '../../tables.ts';

export type Channel = Omit<Selectable<ChannelsTable>, 'created_at'>;

const columns = [
  'id',
  'parent_id',
  'slug',
  'kind',
  'name_zh',
  'name_en',
  'description_zh',
  'description_en',
  'url',
  'position',
  'shown',
  'takes_articles',
] as const;

/** All channels, siblings in the seller's order. */
export async function listAll(db: Db | Trx): Promise<Channel[]> {
  const channels = db.selectFrom('channels').select(columns).orderBy('position').orderBy('id');
  return channels.limit(channelBounds.channels).execute();
}

/** Serialises changes of channels: they are few and seldom changed. Call before reading them. */
export async function lockChannels(trx: Trx): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('channels', 0))`.execute(trx);
}

/** Sorts each channel before its descendants. */
export function inTreeOrder<Node extends Pick<Channel, 'id' | 'parent_id'>>(
  channels: readonly Node[],
  parent: number | null = null,
): Node[] {
  const below = channels.filter(({ parent_id }) => parent_id === parent);
  return below.flatMap((channel) => [channel, ...inTreeOrder(channels, channel.id)]);
}

/** Path from the root to the channel, inclusive. */
export function pathTo<Node extends Pick<Channel, 'id' | 'parent_id'>>(
  channels: readonly Node[],
  id: number | null,
): Node[] {
  const channel = channels.find((one) => one.id === id);
  return channel ? [...pathTo(channels, channel.parent_id), channel] : [];
}

/** Height of the subtree of a channel; 1 if it has no descendants. */
export function heightOf(channels: readonly Pick<Channel, 'id' | 'parent_id'>[], id: number): number {
  const below = channels.filter(({ parent_id }) => parent_id === id);
  return 1 + Math.max(0, ...below.map((channel) => heightOf(channels, channel.id)));
}

/** Number of articles per channel, by their published or their last saved channel. */
export async function countArticles(db: Db | Trx): Promise<Map<number, number>> {
  const { rows } = await sql<{ channel_id: number; count: number }>`
    SELECT channel_id, count(DISTINCT id)::int AS count FROM (
      SELECT id, channel_id FROM articles WHERE channel_id IS NOT NULL
      UNION ALL
      SELECT article.id, (revision.content ->> 'channel_id')::bigint FROM articles article
      JOIN article_revisions revision ON (revision.article_id, revision.revision) = (article.id, article.revision)
      WHERE article.kind = 'info'
    ) placed GROUP BY channel_id`.execute(db);
  return new Map(rows.map(({ channel_id, count }) => [channel_id, count]));
}
