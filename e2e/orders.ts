import type { ReplyOf } from '@serai/contract/endpoint';
import type { listOrders, PayChannel, showOrder } from '@serai/contract/orders';
import { api } from './portal.ts';
import type { Offer } from './stays.ts';

/** Quotes and books the offer beside the browser; answers with the id of the unpaid order. */
export async function bookByApi(offer: Offer, token: string, reference = ''): Promise<number> {
  const { rate_key } = offer.rate;
  const quote = await done('hotel/quote', { rate_key, ...offer.stay }, token);
  const rooms = offer.stay.rooms.map((_, room) => ({
    guests: [{ full_name: `GUEST NUMBER${'ABCDEFGHI'[room]}` }],
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

/** The order as its page gets it. */
export async function orderOf(id: number, token: string): Promise<ReplyOf<typeof showOrder>> {
  const reply = await api('GET', `order/detail?id=${id}`, undefined, token);
  if (reply.code !== 1) throw new Error(`order ${id}: ${reply.msg}`);
  return reply.data;
}

/** Every order that bears this reference of the agency, with how often it was charged. */
export async function ordersWith(reference: string, token: string) {
  const query = new URLSearchParams({ product: 'hotel', keyword: reference });
  const { data } = await api('GET', `order/list?${query}`, undefined, token);
  const { list } = data as ReplyOf<typeof listOrders>;
  return Promise.all(
    list.map(async ({ id, order_status, pay_status }) => ({
      id,
      order_status,
      pay_status,
      payments: (await orderOf(id, token)).postings.filter(({ event }) => event === 'pay').length,
    })),
  );
}

// biome-ignore lint/suspicious/noExplicitAny: replies of several calls; the contract already checked them.
async function done(path: string, body: object, token: string): Promise<any> {
  const reply = await api('POST', path, body, token);
  if (reply.code !== 1) throw new Error(`${path}: ${reply.msg}`);
  return reply.data;
}
