import { channelBounds } from '@serai/contract/content/article-states';
import type { DeskChannel, saveChannel as endpoint } from '@serai/contract/content/desk';
import type { ReplyOf } from '@serai/contract/endpoint';
import { linkAddress } from '@serai/contract/rich-text/addresses';
import type { Call, Db, Trx } from '../../../calls.ts';
import { AppError, refusedField, refusedInput } from '../../../platform/http/app-error.ts';
import type { Done, StaffAction } from '../../activity/activity.ts';
import {
  type Channel,
  countArticles,
  heightOf,
  inTreeOrder,
  listAll,
  lockChannels,
  pathTo,
} from '../channel-store.ts';

type Asked = Call<typeof endpoint>['input'];

/** All channels, each before its descendants, with the number of articles in each. */
export async function listDeskChannels(db: Db | Trx): Promise<DeskChannel[]> {
  const counts = await countArticles(db);
  return inTreeOrder(await listAll(db)).map((channel) => ({
    ...channel,
    articles: counts.get(channel.id) ?? 0,
  }));
}

/** Inserts or updates a channel; readers see it immediately. */
export async function saveChannel(
  trx: Trx,
  { input, now }: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  await lockChannels(trx);
  const channels = await listDeskChannels(trx);
  const before = channels.find(({ id }) => id === input.id) ?? null;
  if (input.id !== undefined && !before) throw new AppError('not_found');
  if (!before && channels.length >= channelBounds.channels) {
    throw new AppError('channels_full', { facts: { most: channelBounds.channels } });
  }
  const taken = channels.some(({ id, slug }) => slug === input.slug && id !== input.id);
  if (taken) throw refusedField('slug', 'slug_taken');
  refuseUnfit(input, before, channels);
  const { id: _, parent_id = null, ...facts } = input;
  const values = { ...facts, parent_id };
  const id = before ? await updateChannel(trx, before.id, values) : await insertChannel(trx, values, now);
  const channel = (await listDeskChannels(trx)).find((one) => one.id === id)!;
  return { reply: { channel }, did: actionOnChannel(before, channel) };
}

type Values = Omit<Channel, 'id'>;

async function insertChannel(trx: Trx, values: Values, now: Date): Promise<number> {
  const added = trx.insertInto('channels').values({ ...values, created_at: now });
  return (await added.returning('id').executeTakeFirstOrThrow()).id;
}

async function updateChannel(trx: Trx, id: number, values: Values): Promise<number> {
  await trx.updateTable('channels').set(values).where('id', '=', id).execute();
  return id;
}

function refuseUnfit(input: Asked, before: DeskChannel | null, channels: readonly DeskChannel[]): void {
  const { kind, url, takes_articles, parent_id } = input;
  if (kind === 'link' ? !isWebOrOwn(url) : url !== '') {
    throw refusedInput('url', kind === 'link' ? 'link_address_invalid' : 'link_of_link_alone');
  }
  if (takes_articles && kind !== 'list') throw refusedInput('takes_articles', 'articles_in_list_alone');
  if (before && before.articles > 0 && kind !== 'list') throw refusedField('kind', 'channel_in_use');
  if (parent_id !== undefined) refuseUnfitPlace(before, parent_id, channels);
}

/** Refuses a place below itself, below a link or too deep. */
function refuseUnfitPlace(
  before: DeskChannel | null,
  parentId: number,
  channels: readonly DeskChannel[],
): void {
  const above = pathTo(channels, parentId);
  const parent = above.at(-1);
  if (!parent) throw refusedField('parent_id', 'not_found');
  if (parent.kind === 'link') throw refusedInput('parent_id', 'channel_below_link');
  if (above.some(({ id }) => id === before?.id)) throw refusedInput('parent_id', 'channel_below_itself');
  const height = before ? heightOf(channels, before.id) : 1;
  if (above.length + height > channelBounds.depth) {
    throw refusedInput('parent_id', 'channel_too_deep', { most: channelBounds.depth });
  }
}

/** Whether a channel's link is a web address or a path; menus take no mail addresses or telephone numbers. */
function isWebOrOwn(url: string): boolean {
  return /^(?:https?:|\/)/i.test(url) && linkAddress(url) !== undefined;
}

/** Audit entry for a change of a channel. */
export function actionOnChannel(before: DeskChannel | null, after: DeskChannel | null): StaffAction {
  const { id, name_zh: name } = (after ?? before)!;
  return {
    on: { kind: 'channel', id, name },
    before: before && factsOf(before),
    after: after && factsOf(after),
  };
}

function factsOf({ id: _, articles: __, ...facts }: DeskChannel) {
  return facts;
}
