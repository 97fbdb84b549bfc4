import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { PoolConfig } from 'pg';
import pino from 'pino';
import { createApp } from '../../src/app.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { openDatabase } from '../../src/platform/db/connect.ts';
import type { Tables } from '../../src/tables.ts';
import { bundle } from './bundle.ts';

/** A portal in a separate process, beside others on the same database. */
export interface PortalBeside {
  readonly url: string;
  /** Stops it as a host does: it drains and exits. */
  stop(): Promise<void>;
}

/** Starts a portal with all its jobs. */
export async function startPortalBeside(connection: PoolConfig): Promise<PortalBeside> {
  const child = fork(await bundle(fileURLToPath(import.meta.url)), { execArgv: [] });
  const ended = once(child, 'exit');
  child.send(connection);
  const [url] = (await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => {
      throw new Error(`the portal ended with ${code}`);
    }),
  ])) as [string];
  return {
    url,
    stop: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

/** Starts one in this process, which has its modules loaded already. */
export async function openPortalHere(connection: PoolConfig): Promise<PortalBeside> {
  const { db, pool, close } = await openDatabase<Tables>(connection, { log: () => {} });
  const mailer = { send: async () => {} };
  const app = await createApp({ db, pool, clock: systemClock, log: pino({ level: 'warn' }), mailer });
  await app.fastify.listen({ host: '127.0.0.1', port: 0 });
  await app.startBackground();
  return {
    url: `http://127.0.0.1:${(app.fastify.server.address() as AddressInfo).port}`,
    stop: async () => {
      await app.draining.begin(0);
      await app.stop();
      await close();
    },
  };
}

async function serve(connection: PoolConfig): Promise<void> {
  const portal = await openPortalHere(connection);
  process.once('disconnect', async () => {
    await portal.stop();
    process.exit(0);
  });
  process.send!(portal.url);
}

// Runs only in the process that was forked from here.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.once('message', (connection) => void serve(connection as PoolConfig));
}
