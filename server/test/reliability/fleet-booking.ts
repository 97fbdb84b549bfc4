import { addDays } from '@serai/contract/dates';
import type { Send } from './booking.ts';
import type { DrivenProduct, TestPool } from './test-fleet.ts';

/**
 * Use of a pool's vehicles: a rental from the morning of the first day to the evening of the last, or one
 * landing.
 */
export interface Drive {
  product: DrivenProduct;
  firstDay: string;
  /** Always 1 for a transfer. */
  days: number;
  vehicles: number;
  /** Local start time, `HH:MM`; default 08:00. */
  from?: string;
  /** Local end time of a rental; default 18:00. */
  to?: string;
}

/** Returns the days on which a drive needs its vehicles. */
export function daysOf({ firstDay, days }: Drive): string[] {
  return Array.from({ length: days }, (_, at) => addDays(firstDay, at));
}

/** Returns the same drive two days later, as the input of a change of its order. */
export function laterDrive(product: DrivenProduct, { fleet }: TestPool): object {
  if (product === 'airport')
    return { flight_number: 'MU2032', flight_at: '2026-12-03T08:00', place_id: fleet.placeId };
  const times = { pick_up_at: '2026-12-03T08:00', drop_off_at: '2026-12-03T18:00' };
  return { pick_up_id: fleet.locationId, ...times };
}

/** Asks for a quote. */
export function askDriveQuote(send: Send, { fleet, rates }: TestPool, drive: Drive) {
  const { product, firstDay, days, vehicles, from = '08:00', to = '18:00' } = drive;
  const wish = { rate_key: `${rates[product]}-10000`, adults: 1, vehicles };
  if (product === 'airport') {
    const { airportId: airport_id, placeId: place_id } = fleet;
    const flight = { flight_number: 'MU2031', flight_at: `${firstDay}T${from}` };
    return send('POST', 'airport/quote', { ...wish, mode: 'pick_up', airport_id, place_id, ...flight });
  }
  return send('POST', 'car/quote', {
    ...wish,
    pick_up_id: fleet.locationId,
    drop_off_id: fleet.locationId,
    pick_up_at: `${firstDay}T${from}`,
    drop_off_at: `${addDays(firstDay, days - 1)}T${to}`,
  });
}

/** Asks for a quote that must succeed; returns its id. */
export async function quoteDrive(send: Send, pool: TestPool, drive: Drive): Promise<string> {
  const reply = await askDriveQuote(send, pool, drive);
  if (reply.code !== 1) throw new Error(`no quote: ${reply.msg} ${JSON.stringify(reply.data)}`);
  return reply.data.quote_id;
}

/** Books a quote; returns `ok` or the reason of the refusal. */
export async function bookDrive(send: Send, { product }: Drive, quoteId: string, key?: string) {
  const named = { passenger_name: 'WANG FANG', contact_name: 'Li Hua', contact_phone: '+95 9 123 456' };
  const reply = await send(
    'POST',
    `${product}/book`,
    { quote_id: quoteId, ...named },
    key === undefined ? {} : { key },
  );
  const orderId = reply.code === 1 ? (reply.data.order.id as number) : undefined;
  return { outcome: reply.code === 1 ? 'ok' : String(reply.data?.reason ?? reply.msg), orderId };
}
