import { randomUUID } from 'node:crypto';
import { bookHotel } from '@serai/contract/hotels/booking';
import { sql } from 'kysely';
import pg, { type PoolClient, type PoolConfig } from 'pg';
import type { Member, Route } from '../../server/src/calls.ts';
import { KeptPriceGroups } from '../../server/src/features/contracts/contracts.ts';
import { hotelProduct, openHotels } from '../../server/src/features/hotels/hotels.ts';
import { createProducts, createSuppliers } from '../../server/src/features/orders/for-composition.ts';
import { heldNodes } from '../../server/src/features/permissions/permissions.ts';
import { KeptPriceSettings } from '../../server/src/features/site/site.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { openDatabase } from '../../server/src/platform/db/connect.ts';
import { parserFor } from '../../server/src/platform/db/value-parsers.ts';
import type { Tables } from '../../server/src/tables.ts';
import type { BenchDatabase } from './bench-database.ts';
import type { Intent } from './booking-intent.ts';
import { timeLists } from './timing.ts';

interface Statement {
  text: string;
  values: unknown[];
}

/** All statements of one booking, from `begin` to `commit`, and the id of its order. */
export interface RecordedBooking {
  statements: Statement[];
  orderId: number;
}

/** Books without HTTP, one after the other, and records the statements. */
export async function recordBookings(
  { db, connection }: BenchDatabase,
  intents: Intent[][],
): Promise<RecordedBooking[][]> {
  // Large enough that no other number in a statement equals an order's id.
  await sql`SELECT setval(pg_get_serial_sequence('orders', 'id'), greatest(1000000000, nextval(
    pg_get_serial_sequence('orders', 'id'))))`.execute(db);
  const listening = await openDatabase<Tables>(connection, { log: () => {}, maxConnections: 1 });
  let heard: Statement[] = [];
  const wrapped = new WeakSet<PoolClient>();
  listening.pool.on('acquire', (client) => {
    if (wrapped.has(client)) return;
    wrapped.add(client);
    listenTo(client, (statement) => heard.push(statement));
  });
  const { pool } = listening;
  const prices = new KeptPriceSettings(listening.db);
  const groups = new KeptPriceGroups({ db: listening.db, prices });
  const hotels = openHotels({ db: listening.db, pool, clock: systemClock, prices, groups });
  const route = hotels
    .routes({
      products: createProducts([hotelProduct('http://localhost')]),
      publicUrl: 'http://localhost',
      apiUrl: 'http://localhost',
      suppliers: createSuppliers([]),
      canText: false,
      textCountries: [],
    })
    .find(({ endpoint }) => endpoint === bookHotel)!;
  const members = await db
    .selectFrom('users')
    .select(['id', 'agency_id', 'username'])
    .where('username', 'like', 'bench\\_%')
    .execute();
  const recorded: RecordedBooking[][] = [];
  for (const own of intents) {
    const bookings: RecordedBooking[] = [];
    for (const { token, input } of own) {
      const { id, agency_id } = members.find(({ username }) => username === `bench_${token}`)!;
      heard = [];
      const orderId = await book(route, memberOf(id, agency_id!), input);
      bookings.push({ statements: heard, orderId });
    }
    recorded.push(bookings);
  }
  await listening.close();
  return recorded;
}

/** Replays the statements, each caller on a separate connection. Returns bookings per second. */
export async function replayBookings(connection: PoolConfig, recorded: RecordedBooking[][]): Promise<number> {
  const clients = recorded.map(() => new pg.Client({ ...connection, types: { getTypeParser: parserFor } }));
  for (const client of clients) await client.connect();
  const { timing, wholeMs } = await timeLists(recorded, (booking, caller) =>
    replay(clients[caller]!, booking),
  );
  for (const client of clients) await client.end();
  return (timing.count / wholeMs) * 1000;
}

/** The order gets another id this time, so later statements are changed to use it. */
async function replay(client: pg.Client, { statements, orderId }: RecordedBooking): Promise<void> {
  let newId = orderId;
  for (const { text, values } of statements) {
    const { rows } = await client.query<{ id?: number }>(
      text,
      values.map((value) => (value === orderId ? newId : value)),
    );
    if (/insert into "?orders/i.test(text)) newId = rows[0]!.id!;
  }
}

function listenTo(client: PoolClient, hear: (statement: Statement) => void): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const [asked, parameters] = args;
    // By text and values, or as a named statement.
    const { text, values } =
      typeof asked === 'string'
        ? { text: asked, values: parameters as unknown[] | undefined }
        : (asked as Partial<Statement>);
    if (text !== undefined) hear({ text, values: [...(values ?? [])] });
    return query(...args);
  }) as typeof client.query;
}

async function book(route: Route, caller: Member, input: Intent['input']): Promise<number> {
  const full = { reference: '', special_requests: '', ...input };
  const { data } = await route.handle({
    input: full,
    caller,
    deadToken: undefined,
    lang: 'zh-cn',
    now: new Date(),
    ip: '127.0.0.1',
    agent: 'bench',
    requestId: 'bench',
    idempotencyKey: randomUUID(),
    rawBody: JSON.stringify(input),
  });
  return (data as { order: { id: number } }).order.id;
}

function memberOf(userId: number, agencyId: number): Member {
  return {
    kind: 'member',
    userId,
    agencyId,
    sessionId: 0,
    username: 'bench',
    nickname: 'bench',
    role: 'owner',
    nodes: heldNodes({ role: 'owner', nodes: null, products: null }),
  };
}
