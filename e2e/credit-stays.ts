import { expect } from '@playwright/test';
import { ask, done } from './api-calls.ts';
import { tokenOf } from './log-in.ts';
import { bookByApi, orderOf, payByApi } from './orders.ts';
import { control, portal } from './portal.ts';
import { civilDay, findOffer } from './stays.ts';

const stay = {
  check_in: civilDay(10),
  check_out: civilDay(11),
  rooms: [{ adults: 2, child_ages: [] }],
  nationality: 'CN',
};

/** A completed stay on credit. */
export interface CreditStay {
  id: number;
  sn: string;
  amount: number;
}

/** Creates two completed stays of the owner, by default on credit in Yangon, whose sample rates have no cost. */
export async function twoStaysOver(
  channel: 'credit' | 'balance' = 'credit',
  city = '仰光',
): Promise<[CreditStay, CreditStay]> {
  const owner = () => tokenOf(portal().logins.owner);
  const offer = await findOffer(
    city,
    stay,
    await owner(),
    (rate) => rate.units_left >= 2 && rate.total_price.amount < 100_000,
  );
  const ids: number[] = [];
  for (const number of [1, 2]) {
    const id = await bookByApi(offer, await owner(), `BILLED ${number}`);
    await payByApi(id, channel, await owner());
    ids.push(id);
  }
  const { order } = await orderOf(ids[0]!, await owner());
  await control('POST', 'clock', { set: new Date((order.service_start.utc + 3600) * 1000).toISOString() });
  for (const id of ids) await done('order/confirmCheckIn', { id }, await owner());
  await control('POST', 'clock', { set: new Date((order.service_end.utc + 3600) * 1000).toISOString() });
  const stays: CreditStay[] = [];
  for (const id of ids) {
    await done('order/confirmComplete', { id }, await owner());
    const { order } = await orderOf(id, await owner());
    stays.push({ id, sn: order.sn, amount: order.total_amount.amount! });
  }
  const wallet = await ask<{ balance: { amount: number } }>('account/wallet', {}, await owner());
  expect(wallet.balance.amount).toBeGreaterThan(stays[0]!.amount);
  return [stays[0]!, stays[1]!];
}
