import { isOnUnlessSwitched, type MessageChannel, type MessageKind } from '@serai/contract/messages/kinds';
import type { Trx } from '../../calls.ts';

/** Whether a member has switched on a kind of message for a channel. */
export async function isSwitchedOn(
  trx: Trx,
  userId: number,
  kind: MessageKind,
  channel: MessageChannel,
): Promise<boolean> {
  const row = await trx
    .selectFrom('message_switches')
    .select('is_on')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('channel', '=', channel)
    .executeTakeFirst();
  return row?.is_on ?? isOnUnlessSwitched(kind, false);
}
