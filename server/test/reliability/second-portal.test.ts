import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../src/platform/env/project-root.ts';
import { checkInvariants } from '../invariants.ts';
import { type DataFolder, makeDataFolder, withDatabase } from './data-folder.ts';
import { Chance, figure, isLongRun, reportFigure } from './figure.ts';
import { httpCaller } from './http-client.ts';
import { freePort, type PortalProcess, spawnPortal, untilReady } from './portal-process.ts';
import { Shopper } from './shopper.ts';

/**
 * P02: one portal per data directory. The small forms are the second start and the command in
 * embedded-postgres.test.ts.
 */
const rounds = figure(10);
const clients = 4;
const directoryHeld = 75;
/**
 * The refusal should come within five seconds, which is printed; a process that does not end at all is
 * running.
 */
const patienceMs = 120_000;

let folder: DataFolder;
let portal: PortalProcess;
const chance = new Chance();
const startedAt = Date.now();
let longestMs = 0;
let acknowledged = 0;

beforeAll(async () => {
  folder = await makeDataFolder(clients);
  portal = await spawnPortal(folder.path, await freePort());
  await untilReady(portal);
});

afterAll(async () => {
  reportFigure(
    'P02 one portal per data directory',
    { rounds, acknowledged, 'longest refusal ms': longestMs },
    chance,
    startedAt,
  );
  portal.signal('SIGTERM');
  await portal.ended;
  await folder.remove();
});

test.runIf(isLongRun)(
  'second portal: busy data directory → refused; an import beside the first one works',
  async () => {
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
      await expectRefused();
      await expectImported();
      isOver = true;
      await shopping;
      for (const shopper of shoppers) {
        expect(shopper.unanswered).toBeUndefined();
        expect(shopper.acknowledgements).toBeGreaterThan(0);
        acknowledged += shopper.acknowledgements;
        await expectPresent(shopper);
        shopper.caller.close();
      }
    }
    expect(await withDatabase(folder, checkInvariants)).toEqual([]);
  },
  600_000,
);

test.runIf(isLongRun)(
  'next portal: previous one killed → takes over the data directory by itself, each time',
  async () => {
    for (let round = 0; round < figure(20); round++) {
      portal.signal('SIGKILL');
      await portal.ended;
      portal = await spawnPortal(folder.path, await freePort());
      await untilReady(portal);
    }
  },
  600_000,
);

async function expectRefused(): Promise<void> {
  const started = Date.now();
  const { second, outcome } = await runBeside('main.ts');
  expect(outcome, second.output()).toBe(directoryHeld);
  longestMs = Math.max(longestMs, Date.now() - started);
  expect(second.output()).toContain(`process ${portal.pid} `);
}

async function expectImported(): Promise<void> {
  const { second, outcome } = await runBeside('commands/import.ts', [
    '--yes',
    // A few hotels: a portal with the whole sample world would load it at each start.
    join(projectRoot, 'tools/import-template'),
  ]);
  expect(outcome, second.output()).toBe(0);
}

/** Starts a part of the server on the same data directory and waits for its exit. */
async function runBeside(part: string, args: string[] = []) {
  const second = await spawnPortal(folder.path, await freePort(), part, args);
  const serves = untilReady(second, patienceMs).catch(() => {});
  const outcome = await Promise.race([second.ended, serves.then(() => 'it runs')]);
  second.signal('SIGKILL');
  return { second, outcome };
}

async function expectPresent({ acknowledged: orders }: Shopper): Promise<void> {
  const stored = await withDatabase(folder, (db) =>
    db
      .selectFrom('orders')
      .select(['id', 'order_status'])
      .where('id', 'in', [...orders.keys()])
      .execute(),
  );
  const wanted = [...orders.values()].map(({ id, order_status }) => ({ id, order_status }));
  expect(stored.sort((a, b) => a.id - b.id)).toEqual(wanted.sort((a, b) => a.id - b.id));
}
