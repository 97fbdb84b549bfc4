import { client } from './generated/hey-api/client.gen.ts';
import type { Refusal, RoomsInput } from './generated/hey-api/index.ts';
import {
  getHotelDetail,
  getHotelList,
  getOrderExport,
  getOrderVoucher,
  postHotelBook,
  postHotelQuote,
  postOrderPay,
  postUserCheckIn,
} from './generated/hey-api/index.ts';
import type { Outcome, Start } from './stay-journey.ts';

/**
 * Books, pays and prints a stay with the client that @hey-api/openapi-ts generates from the document alone.
 */
export async function bookStay({ baseUrl, login, cityId, checkIn, checkOut }: Start): Promise<Outcome> {
  const rooms: RoomsInput = [{ adults: 2 }];
  const stay = { check_in: checkIn, check_out: checkOut, rooms: JSON.stringify(rooms) };

  client.setConfig({ baseUrl });
  const { userInfo } = content(await postUserCheckIn({ body: { tab: 'login', ...login } }));
  client.setConfig({ auth: userInfo.token ?? '', headers: { 'think-lang': 'en' } });

  const filters = JSON.stringify({ stars: [4] });
  const found = content(
    await getHotelList({
      query: { destination_type: 'city', destination_id: cityId, ...stay, filters },
    }),
  );
  const { id } = found.list[0]!;
  const detail = content(await getHotelDetail({ query: { id, ...stay } }));
  const { rate_key } = detail.rooms[0]!.rates[0]!;

  const { quote_id, total_price } = content(
    await postHotelQuote({ body: { rate_key, check_in: checkIn, check_out: checkOut, rooms } }),
  );

  const body = {
    quote_id,
    rooms: [{ guests: [{ full_name: 'Zhang San' }, { full_name: 'Li Si' }] }],
    contact_name: 'Owner',
    contact_phone: '+8613800000001',
  };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const { order } = content(await postHotelBook({ headers, body }));
  const again = content(await postHotelBook({ headers, body }));

  const paid = await postOrderPay({
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { id: order.id, pay_channel: 'balance' },
  });
  const voucher = await getOrderVoucher({ query: { id: order.id }, parseAs: 'blob' });
  const sheet = await getOrderExport({ query: { product: 'hotel', format: 'xlsx' }, parseAs: 'blob' });
  const refused = await postHotelQuote({
    body: { rate_key: '', check_in: checkIn, check_out: checkOut, rooms },
  });
  if (refused.data === undefined || refused.data.code === 1) throw new Error('quoted without a rate');

  return {
    quoted: total_price.amount,
    booked: { id: order.id, sn: order.sn, amount: order.total_price.amount },
    repeated: again.order.id,
    payStatus: content(paid).order.pay_status,
    voucher: await bytesOf(voucher.data),
    sheet: await bytesOf(sheet.data),
    refused: {
      code: refused.data.code,
      fields: (refused.data.data.errors ?? []).map(({ field }) => field),
    },
  };
}

/** Returns the data of a successful reply. The code alone discriminates the two types for the compiler. */
function content<Data>(reply: {
  data?: { code: 1; data: Data } | Refusal | undefined;
  error?: unknown;
}): Data {
  if (reply.data === undefined) throw new Error(JSON.stringify(reply.error));
  if (reply.data.code !== 1) throw new Error(reply.data.msg);
  return reply.data.data;
}

async function bytesOf(file: unknown): Promise<Uint8Array> {
  if (!(file instanceof Blob)) throw new Error('no file');
  return new Uint8Array(await file.arrayBuffer());
}
