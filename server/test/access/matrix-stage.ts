import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { permissionNodes } from '@serai/contract/permissions';
import type { StaffRole } from '@serai/contract/staff/nodes';
import type { Db } from '../../src/calls.ts';
import { hashToken, makeToken } from '../../src/features/accounts/tokens.ts';
import { openStorages } from '../../src/platform/files/open-storages.ts';
import { openTestWorld, type TestReply, type TestWorld } from '../harness.ts';
import { testPassword, testStart } from '../population.ts';
import { addCrew, addFleet, addPool, type Crew, type TestPool } from '../reliability/test-fleet.ts';
import { addHotel, addRoom, type TestRoom } from '../reliability/test-hotel.ts';
import { canaryOf, type SideName } from './canary.ts';
import type { Keeping } from './kept.ts';
import { staffActors } from './staff-actors.ts';

/** A user with a token. */
export interface Person {
  id: number;
  username: string;
  email: string;
  token: string;
}

/** An agency with its users. */
export interface Side {
  name: SideName;
  agencyId: number;
  owner: Person;
  /** Holds no node at all. */
  bare: Person;
  /** Hold every node except those for the orders of others. */
  booker: Person;
  sibling: Person;
}

/** The portal with products to sell, and two agencies that know nothing of each other. */
export interface MatrixStage extends Keeping {
  world: TestWorld;
  pool: TestPool;
  room: TestRoom;
  /** Like `room`, but sold on request. */
  roomOnRequest: TestRoom;
  sides: Record<SideName, Side>;
  /** An administrator. */
  operator: Person;
  /** Other staff of the seller, by role. */
  staff: Record<(typeof staffActors)[number], Person>;
  /** A token that has just expired. */
  expiredToken: string;
  /** Adds a user of a side, for calls that leave their caller unable to continue. */
  newMember(side: SideName, nodes?: readonly string[]): Promise<Person>;
  /** Adds one of the seller's staff. */
  newOperator(role: StaffRole): Promise<Person>;
  newCrew(): Promise<Crew>;
  /** Logs in every user whose session has ended: some calls end the sessions of their callers. */
  logInAll(): Promise<void>;
  /** Gives the agency of a side the credit that its bookings need. */
  grantCredit(side: SideName): Promise<void>;
  /** Sends a call that must succeed. */
  must(token: string, path: string, input: object): Promise<TestReply>;
  close(): Promise<void>;
}

const firstNight = '2026-12-01';

export async function openMatrixStage(): Promise<MatrixStage> {
  const dataDir = await mkdtemp(join(tmpdir(), 'serai-matrix-'));
  const world = await openTestWorld({ maxConnections: 12, storages: openStorages({ dataDir }) });
  const pool = await addPool(world.db, await addFleet(world.db), 10_000);
  const nights = { units: 900, from: firstNight, nights: 5 };
  const room = await addRoom(world.db, await addHotel(world.db), nights);
  const roomOnRequest = await addRoom(world.db, room.hotelId, { ...nights, sells: 'request' });
  await world.app.memory.refresh();
  const operator = await findPerson(world, 'operator_1');
  const must: MatrixStage['must'] = async (token, path, input) => {
    const reply = await world.call('POST', path, input, { token });
    if (reply.code !== 1) throw new Error(`${path}: ${reply.msg} ${JSON.stringify(reply.data)}`);
    return reply;
  };
  const stage = {
    world,
    pool,
    room,
    roomOnRequest,
    operator,
    must,
    kept: new Map(),
    reuses: false,
    expiredToken: await expireSession(world),
    newMember: (side: SideName, nodes?: readonly string[]) => addMember(world, side, nodes),
    newOperator: (role: StaffRole) => addOperator(world, role),
    newCrew: () => addCrew(world.db, pool),
    grantCredit: async (side: SideName) => {
      const agency_id = side === 'A' ? world.agencyA : world.agencyB;
      const terms = { agency_id, credit_limit: 500_000_000, verified: true };
      await must(operator.token, 'console/wallet/setCreditLimit', terms);
      await extendGrace(world.db, agency_id);
      await releaseCredit(world.db, agency_id);
    },
    close: async () => {
      await world.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  const sides = { A: await openSide(stage, 'A'), B: await openSide(stage, 'B') };
  const [desk, finance, editor, auditor] = await Promise.all(staffActors.map(stage.newOperator));
  const staff = { desk: desk!, finance: finance!, editor: editor!, auditor: auditor! };
  const everybody = [operator, ...Object.values(staff), ...Object.values(sides).flatMap(peopleOf)];
  const logInAll = async () => {
    if (await areIn(world.db, everybody)) return;
    // The query plan for sessions is made while there are few rows; with those of every test it would scan
    // the table.
    const ids = everybody.map(({ id }) => id);
    await world.db.deleteFrom('sessions').where('user_id', 'in', ids).execute();
    for (const person of everybody) person.token = makeToken();
    const sessions = everybody.map(({ id, token }) => sessionOf(id, token, never));
    await world.db.insertInto('sessions').values(sessions).execute();
  };
  return { ...stage, staff, sides, logInAll };
}

/**
 * The clock runs far ahead of bills left by earlier rows: their age must not stop the credit of later ones.
 */
async function extendGrace(db: Db, agencyId: number): Promise<void> {
  const { id: _, ...terms } = await db
    .selectFrom('agency_contracts')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('agency_contracts')
    .values({ ...terms, grace_days: 32_000 })
    .execute();
}

/** Lifts the credit stop set by a write-off. */
export async function releaseCredit(db: Db, agencyId: number): Promise<void> {
  await db.updateTable('agencies').set({ credit_stopped_at: null }).where('id', '=', agencyId).execute();
}

async function areIn(db: Db, people: readonly Person[]): Promise<boolean> {
  const { count } = await db
    .selectFrom('sessions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(
      'access_hash',
      'in',
      people.map(({ token }) => hashToken(token)),
    )
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count) === people.length;
}

function peopleOf({ owner, bare, booker, sibling }: Side): Person[] {
  return [owner, bare, booker, sibling];
}

/** Names the agency and gives it money and users, all with its canary. */
async function openSide(
  stage: Pick<MatrixStage, 'world' | 'operator' | 'must' | 'grantCredit'>,
  name: SideName,
): Promise<Side> {
  const { world, operator, must } = stage;
  const agencyId = name === 'A' ? world.agencyA : world.agencyB;
  const canary = canaryOf(name);
  await world.db
    .updateTable('agencies')
    .set({ name: `${canary} Travel` })
    .where('id', '=', agencyId)
    .execute();
  await world.db
    .updateTable('users')
    .set({ nickname: canary, motto: canary })
    .where('agency_id', '=', agencyId)
    .execute();
  await must(operator.token, 'console/wallet/topUp', {
    agency_id: agencyId,
    amount: 500_000_000,
    memo: `${canary} wire`,
  });
  await stage.grantCredit(name);
  const ownOnly = permissionNodes.filter((node) => !node.endsWith('/viewAll'));
  return {
    name,
    agencyId,
    owner: await findPerson(world, name === 'A' ? 'owner_a' : 'owner_b'),
    bare: await addMember(world, name, []),
    booker: await addMember(world, name, ownOnly),
    sibling: await addMember(world, name, ownOnly),
  };
}

async function findPerson(world: TestWorld, username: string): Promise<Person> {
  const { id, email } = await world.db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return { id, username, email: email ?? '', token: await addSession(world, id, never) };
}

/** The password of every user, hashed as cheaply as possible: it is no secret here. */
const everybodysPassword = hash(testPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** Adds a sub-account with these nodes, or those of a finance clerk, and the shared password. */
async function addMember(world: TestWorld, side: SideName, nodes?: readonly string[]): Promise<Person> {
  const { db, agencyA, agencyB } = world;
  const canary = canaryOf(side);
  const username = `${canary}${randomUUID().slice(0, 6)}`.toLowerCase();
  await db
    .insertInto('users')
    .values({
      agency_id: side === 'A' ? agencyA : agencyB,
      role: 'finance',
      username,
      password_hash: await everybodysPassword,
      nickname: `${canary} colleague`,
      email: `${username}@example.com`,
      ...(nodes ? { nodes: [...nodes] } : {}),
      created_at: testStart,
    })
    .execute();
  return findPerson(world, username);
}

async function addOperator(world: TestWorld, role: StaffRole): Promise<Person> {
  const username = `${role}_${randomUUID().slice(0, 6)}`;
  await world.db
    .insertInto('users')
    .values({
      agency_id: null,
      role: 'operator',
      staff_role: role,
      username,
      nickname: username,
      password_hash: await everybodysPassword,
      email: `${username}@example.com`,
      created_at: testStart,
    })
    .execute();
  return findPerson(world, username);
}

async function expireSession(world: TestWorld): Promise<string> {
  const { id } = await world.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'viewer_a')
    .executeTakeFirstOrThrow();
  return addSession(world, id, new Date(testStart.getTime() - 1000));
}

const never = new Date('2100-01-01T00:00:00Z');

/** Logs a user in without the captcha; returns the token. */
async function addSession({ db }: TestWorld, userId: number, expiresAt: Date): Promise<string> {
  const token = makeToken();
  await db
    .insertInto('sessions')
    .values(sessionOf(userId, token, expiresAt))
    .execute();
  return token;
}

function sessionOf(userId: number, token: string, expiresAt: Date) {
  const created_at = new Date(testStart.getTime() - 86_400_000);
  return {
    user_id: userId,
    access_hash: hashToken(token),
    access_expires_at: expiresAt,
    keep: false,
    ip: '127.0.0.1',
    agent: 'test',
    created_at,
  };
}
