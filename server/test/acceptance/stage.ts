import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { Pool } from 'pg';
import pino from 'pino';
import { type App, createApp } from '../../src/app.ts';
import type { Db } from '../../src/calls.ts';
import { prepareDemo, type SampleWorld } from '../../src/demo/prepare-demo.ts';
import type { DatabaseSource } from '../../src/platform/db/application-role.ts';
import { openDatabase } from '../../src/platform/db/connect.ts';
import { prepareDatabase } from '../../src/platform/db/portal-database.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/platform/embedded-postgres/embedded-postgres.ts';
import { projectRoot } from '../../src/platform/env/project-root.ts';
import { openStorages } from '../../src/platform/files/open-storages.ts';
import { loadWebBuild, type WebBuild } from '../../src/platform/http/pages.ts';
import type { ServiceAddresses } from '../../src/platform/http/service-addresses.ts';
import type { Tables } from '../../src/tables.ts';
import { askAsOwner } from '../harness.ts';
import { TestMailer } from '../test-mailer.ts';
import { TestTexter } from '../test-texter.ts';
import { importFewPictures } from './few-pictures.ts';
import { openScriptedSupplier, type ScriptedSupplier } from './scripted-supplier.ts';
import { ShiftedClock } from './shifted-clock.ts';
import { injectFaults, type StatementFaults } from './statement-faults.ts';

/** The demo's users under the names that test control uses. */
export const logins = {
  owner: { username: 'demo', password: 'Lantern42' },
  booker: { username: 'booker', password: 'Lantern42' },
  otherAgency: { username: 'other', password: 'Lantern42' },
  operator: { username: 'operator', password: 'Lantern42' },
};

/** The running portal and what test control may do to it. */
export interface Stage {
  readonly url: string;
  readonly app: App;
  readonly db: Db;
  readonly pool: Pool;
  readonly clock: ShiftedClock;
  readonly faults: StatementFaults;
  readonly supplier: ScriptedSupplier;
  readonly log: { at: number; line: string }[];
  /**
   * Serves the same data again with pages, API, captcha and pictures at four origins, until closed or reset.
   */
  openApart(): Promise<Required<ServiceAddresses> & { url: string }>;
  closeApart(): Promise<void>;
  /** Runs statements on the database as the owner of its tables, for changes that the portal may not make. */
  asOwner(statements: string): Promise<void>;
  /** Marks the state as possibly changed by something else than a request to the portal. */
  touch(): void;
  /** Restores database, clock, mail and faults to the initial state; a no-op if nothing was touched since. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

interface Play {
  app: App;
  db: Db;
  pool: Pool;
  faults: StatementFaults;
}

const live = 'serai';
const snapshot = 'serai_snapshot';

/**
 * A site in another currency than dollars: a folder with the sample world, and the exchange rate of the
 * dollar.
 */
export interface StageCurrency extends SampleWorld {
  currency: string;
}

/** Loads the sample world into an empty folder; stages may start from a copy of it. */
export async function makeStageFolder(folder: string): Promise<void> {
  const postgres = await startPostgres(folder);
  try {
    await loadWorld(postgres, new ShiftedClock(), folder);
  } finally {
    await postgres.stop();
  }
}

/**
 * Starts the portal on an embedded database with the sample world, which is loaded unless the folder is
 * `made` already; port 0 takes a free one.
 */
export async function openStage(
  folder: string,
  wantedPort: number,
  { site, made = false }: { site?: StageCurrency | undefined; made?: boolean } = {},
): Promise<Stage> {
  const postgres = await startPostgres(folder);
  const clock = new ShiftedClock();
  const log: { at: number; line: string }[] = [];
  const portal = made
    ? await prepareDatabase(postgres.connection, true, () => {})
    : await loadWorld(postgres, clock, folder, site);
  const web = await loadWebBuild(join(projectRoot, 'dist'));
  const port = wantedPort || (await freePort());
  let isTouched = false;
  const touch = () => {
    isTouched = true;
  };
  let supplier = openScriptedSupplier(clock);
  const open = (at: number, services: ServiceAddresses = {}) =>
    openPlay({ supplier, portal, clock, kept: log, folder, port: at, web, services, onRequest: touch });
  let play = await open(port);
  let apart: Play | undefined;
  const closeApart = async () => {
    const closing = apart;
    apart = undefined;
    if (closing) await closePlay(closing);
  };
  return {
    get url() {
      return `http://localhost:${port}`;
    },
    get app() {
      return play.app;
    },
    get db() {
      return play.db;
    },
    get pool() {
      return play.pool;
    },
    get faults() {
      return play.faults;
    },
    get supplier() {
      return supplier;
    },
    clock,
    log,
    openApart: async () => {
      await closeApart();
      const at = await freePort();
      const services = {
        apiUrl: `http://127.0.0.1:${at}`,
        captchaUrl: `http://captcha.localhost:${at}`,
        assetUrl: `http://static.localhost:${at}`,
        mapTiles: { url: `http://tiles.localhost:${at}/tiles/{z}/{x}/{y}.png`, credit: 'Map of the test' },
      };
      apart = await open(at, services);
      return { url: `http://localhost:${at}`, ...services };
    },
    closeApart,
    asOwner: (statements) => askAsOwner(postgres.connection, statements),
    touch,
    reset: async () => {
      await closeApart();
      if (!isTouched) return;
      await closePlay(play);
      clock.reset();
      supplier = openScriptedSupplier(clock);
      await copyDatabase(postgres, snapshot, live);
      play = await open(port);
      isTouched = false;
    },
    close: async () => {
      await closeApart();
      await closePlay(play);
      await postgres.stop();
    },
  };
}

/** The folder is removed at the end, so fsync is off. */
function startPostgres(folder: string): Promise<EmbeddedPostgres> {
  const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };
  return startEmbeddedPostgres({ dataDir: folder, log: () => {}, settings });
}

/** Returns how the portal connects to its database. */
async function loadWorld(
  postgres: EmbeddedPostgres,
  clock: ShiftedClock,
  folder: string,
  site?: StageCurrency,
): Promise<DatabaseSource> {
  const portal = await prepareDatabase(postgres.connection, true, () => {});
  const { db } = await openDatabase<Tables>(portal, { log: () => {} });
  if (site) {
    const value = JSON.stringify(site.currency);
    await db.insertInto('site_settings').values({ name: 'currency', value }).execute();
  }
  await prepareDemo(db, clock.now(), () => {}, site ? { world: site } : {});
  await importFewPictures(db, folder);
  if (process.env.SERAI_MANY_UNPAID === '1') {
    await db
      .updateTable('agencies')
      .set({ most_unpaid_orders: 1_000_000, most_unpaid_percent: 100 })
      .execute();
  }
  await db.destroy();
  await copyDatabase(postgres, live, snapshot);
  return portal;
}

interface Scene {
  supplier: ScriptedSupplier;
  /** How the portal connects to its database. */
  portal: DatabaseSource;
  clock: ShiftedClock;
  kept: { at: number; line: string }[];
  folder: string;
  port: number;
  web: WebBuild | undefined;
  services: ServiceAddresses;
  onRequest: () => void;
}

async function openPlay(scene: Scene): Promise<Play> {
  const { supplier, portal, clock, kept, folder, port, web, services, onRequest } = scene;
  const { db, pool } = await openDatabase<Tables>(portal, { log: () => {} });
  const faults = injectFaults(pool);
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      kept.push({ at: Date.now(), line: chunk.toString().trimEnd() });
      if (kept.length > 20_000) kept.splice(0, 5000);
      done();
    },
  });
  const app = await createApp({
    db,
    pool,
    clock,
    log: pino({ level: 'info' }, sink),
    mailer: new TestMailer(),
    texter: new TestTexter(),
    suppliers: [supplier.simulated],
    pictureDir: join(folder, 'pictures'),
    storages: openStorages({ dataDir: folder }),
    publicUrl: `http://localhost:${port}`,
    services,
    // A client under development may call from any origin on this machine.
    ...(Object.keys(services).length === 0 ? { corsOrigins: ['*'] } : {}),
    ...(web ? { web } : {}),
  });
  app.fastify.server.on('request', onRequest);
  await app.fastify.listen({ host: '127.0.0.1', port });
  await app.startBackground();
  return { app, db, pool, faults };
}

/** Closes like the portal itself: keep-alive connections of clients do not delay it. */
async function closePlay({ app, db }: Play): Promise<void> {
  await app.draining.begin(0);
  await app.stop();
  await db.destroy();
}

/** The port must be known before the portal listens, because links in its replies contain it. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function copyDatabase(postgres: EmbeddedPostgres, from: string, to: string): Promise<void> {
  const admin = await openDatabase<Tables>(
    { ...postgres.connection, database: 'postgres' },
    { log: () => {}, maxConnections: 1 },
  );
  try {
    await admin.pool.query(`DROP DATABASE IF EXISTS ${to} WITH (FORCE)`);
    await admin.pool.query(`CREATE DATABASE ${to} TEMPLATE ${from} STRATEGY FILE_COPY`);
  } finally {
    await admin.close();
  }
}
