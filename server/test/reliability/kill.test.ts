import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../src/calls.ts';
import { checkInvariants } from '../invariants.ts';
import { type DataFolder, databasePid, makeDataFolder, withDatabase } from './data-folder.ts';
import { Chance, figure, isLongRun, reportFigure } from './figure.ts';
import { httpCaller } from './http-client.ts';
import { freePort, type PortalProcess, spawnPortal, untilReady } from './portal-process.ts';
import { type Acknowledged, Shopper } from './shopper.ts';

/** P01: what was acknowledged is never lost, whatever is killed in the middle of it. */
const rounds = isLongRun ? figure(60) : 1;
const clients = 8;
/** How many commands of a round are acknowledged at least before something is killed. */
const enough = isLongRun ? 34 : 20;

let folder: DataFolder;
let port: number;
let portal: PortalProcess;
const chance = new Chance();
const startedAt = Date.now();
const seen = { acknowledged: 0, unanswered: 0, 'of them carried out before': 0, 'longest restart ms': 0 };

beforeAll(async () => {
  folder = await makeDataFolder(clients);
  port = await freePort();
  portal = await spawnPortal(folder.path, port);
  await untilReady(portal);
});

afterAll(async () => {
  reportFigure('P01 nothing acknowledged is lost', { rounds, clients, ...seen }, chance, startedAt);
  portal.signal('SIGTERM');
  await portal.ended;
  await folder.remove();
});

test('kill -9 of the server, of the database, and of both, during bookings', async () => {
  for (let round = 0; round < rounds; round++) {
    const shoppers = folder.tokens.map(
      (token) =>
        new Shopper(
          httpCaller(() => portal.url, token),
          folder,
          chance,
        ),
    );
    let isOver = false;
    const shopping = Promise.all(shoppers.map((shopper) => shopper.shop(() => isOver)));
    const countAcknowledged = () => shoppers.reduce((sum, { acknowledgements }) => sum + acknowledgements, 0);
    while (countAcknowledged() < enough) await Promise.race([sleep(10), shopping]);
    await sleep(chance.whole(5, 300));
    await killSome(round);
    await sleep(50);
    isOver = true;
    await shopping;
    const restarted = Date.now();
    await untilReady(portal);
    seen['longest restart ms'] = Math.max(seen['longest restart ms'], Date.now() - restarted);
    for (const shopper of shoppers) await expectKept(shopper);
    expect(await withDatabase(folder, (db) => checkInvariants(db)), `seed ${chance.seed}`).toEqual([]);
  }
  expect(seen.acknowledged).toBeGreaterThanOrEqual(rounds * enough);
}, 900_000);

/** Every other round the database dies; the server on its own or with it in the others. */
async function killSome(round: number): Promise<void> {
  const kind = (['database', 'server', 'both'] as const)[round % 3];
  if (kind !== 'server') await killDatabase();
  if (kind === 'database') return;
  portal.signal('SIGKILL');
  await portal.ended;
  portal = await spawnPortal(folder.path, port);
}

/** The postmaster and all its children at once, as a machine would when it loses power. */
async function killDatabase(): Promise<void> {
  const pids = await withDatabase(folder, listServerProcesses);
  for (const pid of [databasePid(folder), ...pids]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It was already gone, as some are once the first ones are.
    }
  }
}

async function listServerProcesses(db: Db): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`SELECT pid FROM pg_stat_activity`.execute(db);
  return rows.map(({ pid }) => pid);
}

/** First what was acknowledged is looked up, then what stayed unanswered is sent again with its key. */
async function expectKept(shopper: Shopper): Promise<void> {
  // The command that got no answer may have moved its order further.
  await expectStored(
    [...shopper.acknowledged.values()].filter(({ id }) => id !== shopper.unanswered?.body.id),
  );
  seen.acknowledged += shopper.acknowledgements;
  if (shopper.unanswered) {
    const command = shopper.unanswered;
    seen.unanswered += 1;
    if (await shopper.retry()) seen['of them carried out before'] += 1;
    await expectOneEffect(command.key);
  }
  await expectStored([...shopper.acknowledged.values()]);
  shopper.caller.close();
}

async function expectStored(acknowledged: Acknowledged[]): Promise<void> {
  if (acknowledged.length === 0) return;
  const ids = acknowledged.map(({ id }) => id);
  const stored = await withDatabase(folder, (db) =>
    db
      .selectFrom('orders')
      .select(['id', 'order_status', 'pay_status', 'total_price as total', 'refund_money as refund'])
      .where('id', 'in', ids)
      .execute(),
  );
  const byId = (a: { id: number }, b: { id: number }) => a.id - b.id;
  expect(stored.sort(byId)).toEqual(acknowledged.sort(byId));
}

async function expectOneEffect(key: string): Promise<void> {
  const kept = await withDatabase(folder, (db) =>
    db.selectFrom('idempotency_keys').selectAll().where('key', '=', key).execute(),
  );
  expect(kept).toHaveLength(1);
}
