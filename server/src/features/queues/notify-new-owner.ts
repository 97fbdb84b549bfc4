import type { Endpoint } from '@serai/contract/endpoint';
import type { Call, Trx } from '../../calls.ts';
import { operatorOf } from '../../calls.ts';
import { addNotice } from '../messages/messages.ts';
import type { EntryRow } from './entry-store.ts';

/** Leaves a notice to the colleague to whom an entry was handed over; none if they took it over themselves. */
export async function notifyNewOwner(
  trx: Trx,
  ownerId: number,
  { number, title_zh, title_en, order_id }: EntryRow,
  call: Call<Endpoint>,
): Promise<void> {
  const { userId, nickname: who } = operatorOf(call);
  if (ownerId === userId) return;
  const link = order_id === null ? '/console' : `/console/order/${order_id}`;
  const facts = { who, number, title_zh, title_en, link };
  await addNotice(trx, ownerId, { event: 'entry_handed_over', facts, now: call.now });
}
