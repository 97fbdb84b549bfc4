import type { removeChannel as endpoint } from '@serai/contract/content/desk';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { Call, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { lockChannels } from '../channel-store.ts';
import { actionOnChannel, listDeskChannels } from './save-channel.ts';

/** Removes an empty channel: without articles, drafts included, and without subchannels. */
export async function removeChannel(
  trx: Trx,
  { input: { id } }: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  await lockChannels(trx);
  // Waits for concurrent saves of articles in the channel.
  const held = trx.selectFrom('channels').select('id').where('id', '=', id);
  if (!(await held.forUpdate().executeTakeFirst())) throw new AppError('not_found');
  const channels = await listDeskChannels(trx);
  const channel = channels.find((one) => one.id === id)!;
  if (channel.articles > 0 || channels.some(({ parent_id }) => parent_id === id)) {
    throw new AppError('channel_in_use');
  }
  await trx.deleteFrom('channels').where('id', '=', id).execute();
  return { reply: {}, did: actionOnChannel(channel, null) };
}
