import { randomUUID } from 'node:crypto';
import { addDays } from '@serai/contract/dates';
import { type RecordedBooking, recordBookings, replayBookings } from './bare-statements.ts';
import type { BenchDatabase } from './bench-database.ts';
import type { BookingInput, Intent } from './booking-intent.ts';
import { type HttpCaller, httpCaller } from './http-caller.ts';
import { openSessions, undoBookings } from './members.ts';
import { atLeast, fact, type Line } from './report.ts';
import { middle, timeLists } from './timing.ts';

/** Number of bookings and of rate plans. */
export interface BookingSize {
  callers: number;
  bookingsPerCaller: number;
  rounds: number;
  plans: number;
}

export const bookingSize: BookingSize = { callers: 16, bookingsPerCaller: 100, rounds: 3, plans: 600_000 };

/**
 * Measures acknowledged bookings over HTTP, and exactly their statements without HTTP, in turns; the median
 * of each.
 */
export async function benchBooking(
  database: BenchDatabase,
  url: string,
  size: BookingSize,
  say: (line: string) => void,
): Promise<Line[]> {
  const { db } = database;
  const { callers, rounds } = size;
  await undoBookings(db);
  const tokens = await openSessions(db, callers);
  const connections = tokens.map((token) => httpCaller(url, token));
  const overHttp: number[] = [];
  const bare: number[] = [];
  let recorded: RecordedBooking[][] = [];
  const latencies: { p50: number; p99: number }[] = [];
  for (let round = 0; round < rounds; round++) {
    say(`Bookings, round ${round + 1} of ${rounds}`);
    const inputs = await quoteAll(connections, size, database.firstNight, round);
    const { timing, wholeMs } = await timeLists(inputs, ({ input }, caller) =>
      connections[caller]!.post('hotel/book', input, randomUUID()),
    );
    overHttp.push((timing.count / wholeMs) * 1000);
    latencies.push(timing);
    await undoBookings(db);
    recorded = await recordBookings(
      database,
      await quoteAll(connections, size, database.firstNight, round + rounds),
    );
    await undoBookings(db);
    bare.push(await replayBookings(database.connection, recorded));
    await undoBookings(db);
  }
  for (const connection of connections) connection.close();
  const [http, statements] = [middle(overHttp), middle(bare)];
  const perBooking = recorded[0]![0]!.statements.length;
  return [
    fact(`bookings over HTTP, ${callers} callers`, http, 'bookings/s', 0),
    fact(`bookings over HTTP, ${callers} callers, p50`, middle(latencies.map(({ p50 }) => p50)), 'ms'),
    fact(`bookings over HTTP, ${callers} callers, p99`, middle(latencies.map(({ p99 }) => p99)), 'ms'),
    fact(`the same ${perBooking} statements bare, ${callers} connections`, statements, 'bookings/s', 0),
    atLeast('bookings over HTTP against bare statements', (http / statements) * 100, 30, '%'),
  ];
}

/** Quotes two nights for every caller at hotels all over the catalogue; the time for this is not counted. */
export async function quoteAll(
  connections: HttpCaller[],
  { bookingsPerCaller, plans }: BookingSize,
  firstNight: string,
  round: number,
): Promise<Intent[][]> {
  const checkIn = addDays(firstNight, 70 + round);
  return Promise.all(
    connections.map(async (connection, caller) => {
      const intents: Intent[] = [];
      for (let at = 0; intents.length < bookingsPerCaller; at++) {
        const plan = 1 + ((at * 7919 + caller * 37_501 + round * 101) % plans);
        const quoted = await connection
          .post('hotel/quote', {
            rate_key: `${plan}-1`,
            check_in: checkIn,
            check_out: addDays(checkIn, 2),
            rooms: [{ adults: 2, child_ages: [] }],
            nationality: 'CN',
          })
          // Some nights are sold out in every catalogue: takes the next rate then.
          .catch(() => undefined);
        if (quoted) intents.push({ token: caller, input: inputOf(quoted.quote_id) });
      }
      return intents;
    }),
  );
}

/** Returns the input of `hotel/book` for a quote. */
export function inputOf(quoteId: string): BookingInput {
  return {
    quote_id: quoteId,
    rooms: [{ guests: [{ full_name: 'WANG FANG' }] }],
    contact_name: 'Li Hua',
    contact_phone: '+95 9 123 456',
  };
}
