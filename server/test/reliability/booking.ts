import type { TestReply } from '../harness.ts';
import type { TestRoom } from './test-hotel.ts';
import { nightPrice } from './test-hotel.ts';

/** Sends one call as one user. */
export type Send = (
  method: 'GET' | 'POST',
  path: string,
  data?: unknown,
  options?: { key?: string },
) => Promise<Pick<TestReply, 'http' | 'code' | 'msg' | 'data'>>;

export interface Stay {
  checkIn: string;
  checkOut: string;
  rooms: number;
}

/** Asks for a quote; `shown` is the price this caller has seen. */
export function askQuote(send: Send, room: TestRoom, stay: Stay, shown = nightPrice) {
  return askByKey(send, `${room.ratePlanId}-${shown}`, stay);
}

/** Asks for a quote with a room of each of the types. */
export function askMixedQuote(send: Send, rooms: readonly TestRoom[], stay: Omit<Stay, 'rooms'>) {
  const keys = rooms.map(({ ratePlanId }) => `${ratePlanId}-${nightPrice}`);
  return askByKey(send, keys.join(','), { ...stay, rooms: rooms.length });
}

function askByKey(send: Send, rate_key: string, stay: Stay) {
  return send('POST', 'hotel/quote', {
    rate_key,
    check_in: stay.checkIn,
    check_out: stay.checkOut,
    rooms: Array.from({ length: stay.rooms }, () => ({ adults: 2, child_ages: [] })),
    nationality: 'CN',
  });
}

/** Asks for a quote that must succeed; returns its id. */
export async function quote(send: Send, room: TestRoom, stay: Stay): Promise<string> {
  const reply = await askQuote(send, room, stay);
  if (reply.code !== 1) throw new Error(`no quote: ${reply.msg} ${JSON.stringify(reply.data)}`);
  return reply.data.quote_id;
}

/** Returns the body of `hotel/book` for a quote of `rooms` rooms. */
export function bookingOf(quoteId: string, rooms = 1) {
  return {
    quote_id: quoteId,
    rooms: Array.from({ length: rooms }, (_, at) => ({
      guests: [{ full_name: `WANG FANG ${'ABCDEFGHI'[at]}` }],
    })),
    contact_name: 'Li Hua',
    contact_phone: '+95 9 123 456',
  };
}
