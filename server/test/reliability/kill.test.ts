import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../src/calls.ts';
import { checkInvariants } from '../invariants.ts';
import { type DataFolder, databasePid, makeDataFolder, withDatabase } from './data-folder.ts';
import { Chance, isAssurance, reportFigure, tries } from './figure.ts';
import { httpCaller } from './http-client.ts';
import { freePort, type PortalProcess, spawnPortal, untilReady } from './portal-process.ts';
import { type Acknowledged, Shopper } from './shopper.ts';

/** P01: an acknowledged command is never lost, whatever process is killed meanwhile. */
const rounds = tries({ test: 1, assurance: 60 });
const clients = 8;
/** Minimum number of commands acknowledged per round before a process is killed. */
const enough = isAssurance ? 34 : 20;

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

test('kill -9: server, database or both during bookings → acknowledged commands are kept', async () => {
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
}, 2_700_000);

/** Every other round kills the database; the others kill the server alone or both. */
async function killSome(round: number): Promise<void> {
  const kind = (['database', 'server', 'both'] as const)[round % 3];
  if (kind !== 'server') await killDatabase();
  if (kind === 'database') return;
  portal.signal('SIGKILL');
  await portal.ended;
  portal = await spawnPortal(folder.path, port);
}

/** Kills the postmaster and all its children at once, like a power failure. */
async function killDatabase(): Promise<void> {
  const pids = await withDatabase(folder, listServerProcesses);
  for (const pid of [databasePid(folder), ...pids]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Already gone: some children end as soon as the first are killed.
    }
  }
}

async function listServerProcesses(db: Db): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`SELECT pid FROM pg_stat_activity`.execute(db);
  return rows.map(({ pid }) => pid);
}

/** Looks up the acknowledged commands first, then retries the unanswered one with its key. */
async function expectKept(shopper: Shopper): Promise<void> {
  // The unanswered command may have moved its order on.
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
