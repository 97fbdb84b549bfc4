import createClient from 'openapi-fetch';
import type { components, paths } from './generated/openapi-typescript.ts';
import type { Outcome, Start } from './stay-journey.ts';

type Refusal = components['schemas']['Refusal'];

/**
 * Books, pays and prints a stay with the client that openapi-typescript and openapi-fetch generate from the
 * document alone.
 */
export async function bookStay({ baseUrl, login, cityId, checkIn, checkOut }: Start): Promise<Outcome> {
  const client = createClient<paths>({ baseUrl });
  const rooms: components['schemas']['RoomsInput'] = [{ adults: 2 }];
  const stay = { check_in: checkIn, check_out: checkOut, rooms: JSON.stringify(rooms) };

  const { userInfo } = content(await client.POST('/api/user/checkIn', { body: { tab: 'login', ...login } }));
  client.use({
    onRequest({ request }) {
      request.headers.set('ba-user-token', userInfo.token ?? '');
      request.headers.set('think-lang', 'en');
    },
  });

  const filters = JSON.stringify({ stars: [4] });
  const found = content(
    await client.GET('/api/hotel/list', {
      params: { query: { destination_type: 'city', destination_id: cityId, ...stay, filters } },
    }),
  );
  const { id } = found.list[0]!;
  const detail = content(await client.GET('/api/hotel/detail', { params: { query: { id, ...stay } } }));
  const { rate_key } = detail.rooms[0]!.rates[0]!;

  const quoted = await client.POST('/api/hotel/quote', {
    body: { rate_key, check_in: checkIn, check_out: checkOut, rooms },
  });
  const { quote_id, total_price } = content(quoted);

  const body = {
    quote_id,
    rooms: [{ guests: [{ full_name: 'Zhang San' }, { full_name: 'Li Si' }] }],
    contact_name: 'Owner',
    contact_phone: '+8613800000001',
  };
  const once = { header: { 'idempotency-key': crypto.randomUUID() } };
  const { order } = content(await client.POST('/api/hotel/book', { params: once, body }));
  const again = content(await client.POST('/api/hotel/book', { params: once, body }));

  const paid = await client.POST('/api/order/pay', {
    params: { header: { 'idempotency-key': crypto.randomUUID() } },
    body: { id: order.id, pay_channel: 'balance' },
  });
  const voucher = await client.GET('/api/order/voucher', {
    params: { query: { id: order.id } },
    parseAs: 'arrayBuffer',
  });
  const sheet = await client.GET('/api/order/export', {
    params: { query: { product: 'hotel', format: 'xlsx' } },
    parseAs: 'arrayBuffer',
  });
  const refused = await client.POST('/api/hotel/quote', {
    body: { rate_key: '', check_in: checkIn, check_out: checkOut, rooms },
  });
  if (refused.data === undefined || refused.data.code === 1) throw new Error('quoted without a rate');

  return {
    quoted: total_price.amount,
    booked: { id: order.id, sn: order.sn, amount: order.total_price.amount },
    repeated: again.order.id,
    payStatus: content(paid).order.pay_status,
    voucher: new Uint8Array(voucher.data as ArrayBuffer),
    sheet: new Uint8Array(sheet.data as ArrayBuffer),
    refused: {
      code: refused.data.code,
      fields: (refused.data.data.errors ?? []).map(({ field }) => field),
    },
  };
}

/** Returns the data of a successful reply. The code alone discriminates the two types for the compiler. */
function content<Data>(reply: { data?: { code: 1; data: Data } | Refusal; error?: Refusal }): Data {
  if (reply.data === undefined) throw new Error(reply.error?.msg ?? 'no reply');
  if (reply.data.code !== 1) throw new Error(reply.data.msg);
  return reply.data.data;
}
