import type { Page } from '@playwright/test';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { listOrders, showOrder } from '@serai/contract/orders/orders';
import type { PayChannel } from '@serai/contract/orders/statuses';
import { ask, done } from './api-calls.ts';
import type { Offer } from './stays.ts';
import type { Say } from './words.ts';

/** Quotes and books the offer outside the browser for one guest a room; returns the id of the unpaid order. */
export async function bookByApi(
  offer: Offer,
  token: string,
  reference = '',
  guest = 'GUEST NUMBER',
): Promise<number> {
  const { rate_key } = offer.rate;
  const quote = await done('hotel/quote', { rate_key, ...offer.stay }, token);
  const rooms = offer.stay.rooms.map((_, room) => ({
    guests: [{ full_name: `${guest}${'ABCDEFGHI'[room]}` }],
  }));
  const booked = await done(
    'hotel/book',
    {
      quote_id: quote.quote_id,
      rooms,
      contact_name: 'Daw Khin',
      contact_phone: '+95 9 1234 5678',
      reference,
    },
    token,
  );
  return booked.order.id;
}

export async function payByApi(id: number, channel: PayChannel, token: string): Promise<void> {
  await done('order/pay', { id, pay_channel: channel }, token);
}

/** Reads the order as its page does. */
export function orderOf(id: number, token: string): Promise<ReplyOf<typeof showOrder>> {
  return ask<ReplyOf<typeof showOrder>>('order/detail', { id }, token);
}

/** Opens the folded fields of the order whose page is open. */
export async function openAllFields(page: Page, say: Say): Promise<void> {
  const fold = page.getByRole('button', { name: say('order-detail', 'allFields') });
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
}

/** Lists every order with this reference of the agency, with the number of its charges. */
export async function ordersWith(reference: string, token: string) {
  const { list } = await ask<ReplyOf<typeof listOrders>>(
    'order/list',
    { product: 'hotel', keyword: reference },
    token,
  );
  return Promise.all(
    list.map(async ({ id, order_status, pay_status }) => ({
      id,
      order_status,
      pay_status,
      payments: (await orderOf(id, token)).postings.filter(({ event }) => event === 'pay').length,
    })),
  );
}
