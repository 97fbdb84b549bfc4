import { randomUUID } from 'node:crypto';
import { allEndpoints } from '@serai/contract/all';
import type { Endpoint } from '@serai/contract/endpoint';
import { netPriceNode, orderListPages, permissionNodes, products } from '@serai/contract/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession, openTestWorld, type TestReply, type TestWorld } from '../../../test/harness.ts';
import { testStart } from '../../../test/population.ts';
import { askQuote, bookingOf, quote } from '../../../test/reliability/booking.ts';
import { askDriveQuote, bookDrive, quoteDrive } from '../../../test/reliability/fleet-booking.ts';
import { fund } from '../../../test/reliability/members.ts';
import { addFleet, addPool, type TestPool } from '../../../test/reliability/test-fleet.ts';
import { addHotel, addRoom, type TestRoom } from '../../../test/reliability/test-hotel.ts';
import { markState } from '../../../test/state-digest.ts';

/** P14: an account with every node but one is refused what that one node permits, from the next request on. */

/**
 * Nodes whose calls are not implemented yet: the test fails as soon as such a call exists without an attempt here.
 */
const waiting: Record<string, string> = {};

type Product = (typeof products)[number];

/** A call by some user; `refused` is true if the required node was missing. */
interface Attempt {
  name: string;
  /** Prepares the objects of the call before the state is captured; returns the function that sends it. */
  ready?(): Promise<(token: string) => Promise<TestReply>>;
  send(token: string): Promise<TestReply>;
  refused(reply: TestReply): boolean;
}

let world: TestWorld;
let pool: TestPool;
let room: TestRoom;
let token: string;
let userId: number;
/** An order of each product, booked by the master. */
const orders = {} as Record<Product, number>;

beforeAll(async () => {
  world = await openTestWorld();
  pool = await addPool(world.db, await addFleet(world.db), 100);
  room = await addRoom(world.db, await addHotel(world.db), { units: 50, from: '2026-12-01', nights: 5 });
  await world.app.memory.refresh();
  await fund(world, 100_000_000, 100_000_000);
  const owner = (method: 'GET' | 'POST', path: string, data?: unknown) =>
    world.call(method, path, data, { as: 'owner' });
  const stay = { checkIn: '2026-12-01', checkOut: '2026-12-02', rooms: 1 };
  const booked = await owner('POST', 'hotel/book', bookingOf(await quote(owner, room, stay)));
  orders.hotel = booked.data.order.id;
  for (const product of ['car', 'airport'] as const) {
    const drive = { product, firstDay: '2026-12-01', days: 1, vehicles: 1 };
    orders[product] = (await bookDrive(owner, drive, await quoteDrive(owner, pool, drive))).orderId!;
  }
  const member = await world.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'finance_a')
    .executeTakeFirstOrThrow();
  userId = member.id;
  token = await openSession(world.db, 'finance_a');
});
afterAll(() => world.close());

const isRefused = ({ code }: TestReply) => code === 401;

function callOf(endpoint: Endpoint, input: object = {}): Attempt {
  const { method, path } = endpoint;
  return {
    name: `${method} ${path}`,
    send: (as) => world.call(method, path, input, { token: as }),
    refused: isRefused,
  };
}

/** Calls that declare the node: it is checked before the input is parsed. */
function declaredBy(node: string): Attempt[] {
  return allEndpoints
    .filter(({ access }) => typeof access === 'object' && 'node' in access && access.node === node)
    .map((endpoint) => callOf(endpoint));
}

/** Calls that require an action on an order, tried on an order of the node's product. */
function onOrders(node: string): Attempt[] {
  const product = products.find((one) => node.startsWith(`${orderListPages[one]}/`));
  if (!product) return [];
  const ofOthers = products.filter((one) => one !== product);
  const action = node.slice(orderListPages[product].length + 1);
  return allEndpoints
    .filter(
      ({ access, path }) =>
        typeof access === 'object' &&
        'orderAction' in access &&
        access.orderAction === action &&
        !ofOthers.some((other) => path.startsWith(`${other}/`)),
    )
    .map((endpoint) => ({
      ...callOf(endpoint),
      ready: async () => callOf(endpoint, await inputFor(endpoint, product)).send,
    }));
}

/** Calls that require an action on the list of the product that they name. */
function onLists(node: string): Attempt[] {
  const product = products.find((one) => node.startsWith(`${orderListPages[one]}/`));
  return allEndpoints
    .filter(
      ({ access }) =>
        product &&
        typeof access === 'object' &&
        'listAction' in access &&
        node === `${orderListPages[product]}/${access.listAction}`,
    )
    .map((endpoint) => callOf(endpoint, { product, format: 'csv' }));
}

/** Builds an input with which the call gets as far as the permission check. */
async function inputFor(endpoint: Endpoint, product: Product): Promise<object> {
  const id = orders[product];
  switch (endpoint.path) {
    case 'order/pay':
      return { id, pay_channel: 'balance' };
    case 'order/confirm':
      return { id, offer_id: 1 };
    case 'order/refund':
      return { id, preview_id: randomUUID() };
    case 'hotel/changeGuests':
      return { id, rooms: [{ guests: [{ full_name: 'AYE AYE' }] }] };
    case 'car/changeTrip':
      return { id, ...passenger, pick_up_address: '', drop_off_address: '' };
    case 'airport/changeTrip':
      return { id, ...passenger, sign_text: '' };
    case 'car/previewChange':
      return { id, ...rental };
    case 'car/changeBooking':
      return { id, ...rental, preview_id: randomUUID() };
    case 'airport/previewChange':
      return { id, ...flight };
    case 'airport/changeBooking':
      return { id, ...flight, preview_id: randomUUID() };
    case 'order/confirmAdjustment':
      return { id, adjustment_id: 1 };
    case 'order/declineAdjustment':
      return { id, adjustment_id: 1, reason: 'We were back in time' };
    case 'order/askAdjustment':
      return { id, adjustment_id: 1, question: 'What was it for?' };
    case 'order/decideApproval':
      return { approval_id: await addRequest(id), decision: 'approve', pay_channel: 'balance' };
    default:
      return { id };
  }
}

const rental = { pick_up_id: 1, pick_up_at: '2026-12-01T09:00', drop_off_at: '2026-12-01T18:00' };
const flight = { flight_number: 'MU2031', flight_at: '2026-12-01T09:00', place_id: 1 };
const passenger = { passenger_name: 'Aye Aye', contact_phone: '+95 9 1234567' };

async function addRequest(order_id: number): Promise<number> {
  const asker = await world.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'booker_a')
    .executeTakeFirstOrThrow();
  await world.db.deleteFrom('order_approvals').execute();
  const { id } = await world.db
    .insertInto('order_approvals')
    .values({ order_id, agency_id: world.agencyA, asked_by: asker.id, asked_at: testStart })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Calls that check the node inside, without a declaration. */
function asked(node: string): Attempt[] {
  const viewed = products.find((product) => node === `${orderListPages[product]}/viewAll`);
  if (viewed) return seeingOthers(viewed);
  if (node === netPriceNode) return netPrices();
  const title = /^\/user\/invoice\/manage\/(add|edit)$/.exec(node)?.[1];
  if (title) return [savingTitle(title === 'edit' ? { id: 1 } : {})];
  const limits = { order_limit: 0, day_limit: null, month_limit: null, products: null, pay_channels: null };
  const person = () => ({
    username: `p${randomUUID().slice(0, 8)}`,
    nickname: 'Somebody',
    role: 'viewer',
    email: `${randomUUID().slice(0, 8)}@example.com`,
    password: 'Lantern42',
  });
  const adding = (extra: object): Attempt => ({
    name: `POST subAccount/add with ${Object.keys(extra)}`,
    send: (as) => world.call('POST', 'subAccount/add', { ...person(), ...extra }, { token: as }),
    refused: isRefused,
  });
  if (node.endsWith('/subAccount/limit')) return [adding({ limits })];
  if (node.endsWith('/subAccount/perm')) return [adding({ nodes: [] })];
  return [];
}

/** Adding and changing a title are the same call. */
function savingTitle(named: { id?: number }): Attempt {
  const title = { kind: 'individual', title: 'Li Si', email: 'li@example.com' };
  return {
    name: `POST invoice/saveTitle with ${Object.keys(named)}`,
    send: (as) => world.call('POST', 'invoice/saveTitle', { ...title, ...named }, { token: as }),
    refused: isRefused,
  };
}

/** A colleague's order is answered as missing, by its id and in lists. */
function seeingOthers(product: Product): Attempt[] {
  return [
    {
      name: `GET order/detail of a colleague's ${product} order`,
      send: (as) => world.call('GET', 'order/detail', { id: orders[product] }, { token: as }),
      refused: ({ code, data }) => code === 0 && data?.order === undefined,
    },
    {
      name: `GET order/list of ${product}`,
      send: (as) => world.call('GET', 'order/list', { product }, { token: as }),
      refused: ({ data }) => data.list.length === 0,
    },
  ];
}

/** Searches show public prices, and nothing is quoted. */
function netPrices(): Attempt[] {
  const { locationId, airportId, placeId } = pool.fleet;
  const stay = { check_in: '2026-12-01', check_out: '2026-12-02', rooms: [{ adults: 1, child_ages: [] }] };
  const searches: [string, object][] = [
    ['hotel/detail', { id: room.hotelId, ...stay, nationality: 'CN' }],
    [
      'car/list',
      {
        pick_up_id: locationId,
        drop_off_id: locationId,
        adults: 1,
        pick_up_at: '2026-12-01T08:00',
        drop_off_at: '2026-12-01T18:00',
      },
    ],
    [
      'airport/list',
      {
        mode: 'pick_up',
        airport_id: airportId,
        place_id: placeId,
        adults: 1,
        flight_number: 'MU2031',
        flight_at: '2026-12-01T08:00',
      },
    ],
  ];
  const sendAs = (as: string) => (method: 'GET' | 'POST', path: string, data?: unknown) =>
    world.call(method, path, data, { token: as });
  const drive = (product: 'car' | 'airport') => ({ product, firstDay: '2026-12-01', days: 1, vehicles: 1 });
  const quotes: [string, (as: string) => Promise<unknown>][] = [
    [
      'hotel',
      (as) => askQuote(sendAs(as), room, { checkIn: '2026-12-01', checkOut: '2026-12-02', rooms: 1 }),
    ],
    ['car', (as) => askDriveQuote(sendAs(as), pool, drive('car'))],
    ['airport', (as) => askDriveQuote(sendAs(as), pool, drive('airport'))],
  ];
  return [
    ...searches.map(([path, input]) => ({
      name: `GET ${path} with net prices`,
      send: (as: string) => world.call('GET', path, input, { token: as }),
      refused: ({ data }: TestReply) => data.price_kind === 'public',
    })),
    ...quotes.map(([product, ask]) => ({
      name: `POST ${product}/quote`,
      send: (as: string) => ask(as) as Promise<TestReply>,
      refused: isRefused,
    })),
  ];
}

const senderOf = async (attempt: Attempt) => (await attempt.ready?.()) ?? attempt.send;
const attemptsOf = (node: string) => [
  ...declaredBy(node),
  ...onOrders(node),
  ...onLists(node),
  ...asked(node),
];

async function hold(nodes: readonly string[]): Promise<void> {
  await world.db
    .updateTable('users')
    .set({ nodes: [...nodes] })
    .where('id', '=', userId)
    .execute();
}

describe('every permission node (P14)', () => {
  it('permission node (P14): every node → tried, or listed as not used yet', () => {
    const paths = new Set(allEndpoints.map(({ path }) => path));
    for (const [node, path] of Object.entries(waiting))
      expect(paths.has(path), `${node}: ${path}`).toBe(false);
    const untried = permissionNodes.filter((node) => attemptsOf(node).length === 0);
    expect([...untried].sort()).toEqual(Object.keys(waiting).sort());
  });

  it('permission node (P14): user with all other nodes → refused, nothing changes', async () => {
    let calls = 0;
    for (const node of permissionNodes) {
      await hold(permissionNodes.filter((other) => other !== node));
      const attempts = attemptsOf(node);
      const sends = await Promise.all(attempts.map(senderOf));
      const before = await markState(world.db);
      for (const [at, attempt] of attempts.entries()) {
        expect(attempt.refused(await sends[at]!(token)), `${node}: ${attempt.name}`).toBe(true);
      }
      expect(await markState(world.db), node).toBe(before);
      calls += attempts.length;
    }
    const tried = permissionNodes.length - Object.keys(waiting).length;
    console.log(
      `P14: ${tried} of ${permissionNodes.length} nodes by ${calls} calls, the others have no call yet`,
    );
  });

  it('permission node (P14): granted or removed during a session → applies from the next request', async () => {
    for (const node of permissionNodes) {
      for (const attempt of attemptsOf(node)) {
        // Only the node is changed: the session stays the same.
        await hold(permissionNodes);
        expect(attempt.refused(await (await senderOf(attempt))(token)), `${node} held: ${attempt.name}`).toBe(
          false,
        );
        await hold(permissionNodes.filter((other) => other !== node));
        expect(
          attempt.refused(await (await senderOf(attempt))(token)),
          `${node} taken: ${attempt.name}`,
        ).toBe(true);
      }
    }
  });

  it('permission node (P14): any node of a page → opens its list; none → refused', async () => {
    const pages = allEndpoints.flatMap((endpoint) =>
      typeof endpoint.access === 'object' && 'page' in endpoint.access
        ? [{ endpoint, page: endpoint.access.page }]
        : [],
    );
    expect(pages.length).toBeGreaterThan(0);
    for (const { endpoint, page } of pages) {
      const attempt = callOf(endpoint);
      await hold(permissionNodes.filter((node) => !node.startsWith(`${page}/`)));
      expect(attempt.refused(await attempt.send(token)), `${page}: ${attempt.name}`).toBe(true);
      for (const node of permissionNodes.filter((one) => one.startsWith(`${page}/`))) {
        await hold([node]);
        expect(attempt.refused(await attempt.send(token)), `${node}: ${attempt.name}`).toBe(false);
      }
    }
  });
});
