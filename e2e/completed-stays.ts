import { done } from './api-calls.ts';
import { tokenOf } from './log-in.ts';
import { bookByApi, orderOf, payByApi } from './orders.ts';
import { control, portal } from './portal.ts';
import { civilDay, findOffer } from './stays.ts';

/** What a completed stay is paid by, so that it waits for a bill or for an invoice. */
const channels = ['credit', 'balance'] as const;

/**
 * Adds a completed stay on credit, which waits for a bill, and one paid from the deposit, which waits for an invoice
 * with the agency's title. Moves the clock: tokens of before have expired.
 */
export async function addCompletedStays(): Promise<void> {
  const owner = () => tokenOf(portal().logins.owner);
  const stay = {
    check_in: civilDay(10),
    check_out: civilDay(11),
    rooms: [{ adults: 2, child_ages: [] }],
    nationality: 'CN',
  };
  const fits = (rate: { units_left: number; on_request: boolean }) =>
    rate.units_left >= 2 && !rate.on_request;
  const offer = await findOffer('仰光', stay, await owner(), fits);
  const ids: number[] = [];
  for (const channel of channels) {
    const id = await bookByApi(offer, await owner(), `OVER ${channel}`);
    await payByApi(id, channel, await owner());
    ids.push(id);
  }
  const title = { kind: 'company', title: '云南远行国际旅行社有限公司', taxpayer_id: '91510100709237224E' };
  await done('invoice/saveTitle', { ...title, email: 'fapiao@yuanxing.example' }, await owner());
  const { order } = await orderOf(ids[0]!, await owner());
  const setClock = (utc: number) => control('POST', 'clock', { set: new Date(utc * 1000).toISOString() });
  await setClock(order.service_start.utc + 3600);
  for (const id of ids) await done('order/confirmCheckIn', { id }, await owner());
  await setClock(order.service_end.utc + 3600);
  for (const id of ids) await done('order/confirmComplete', { id }, await owner());
}
