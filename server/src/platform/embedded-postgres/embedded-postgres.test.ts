import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isAssurance } from '../../../test/reliability/figure.ts';
import { openBesidePortal, openPortalDatabase } from '../db/portal-database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

const FIXTURE = fileURLToPath(new URL('./hold-database.fixture.ts', import.meta.url));
const isRoot = process.getuid?.() === 0;

let base: string;
/** A data directory with a created and stopped database; each test copies it, which is faster. */
let made: string;
let dataDir: string;
const children: ChildProcess[] = [];
const started: EmbeddedPostgres[] = [];

beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), 'serai-pg-'));
  chmodSync(base, 0o755);
  made = join(base, 'made');
  await (await startEmbeddedPostgres({ dataDir: made, log: () => {} })).stop();
});
beforeEach(() => {
  dataDir = mkdtempSync(join(base, 'data-'));
  // With owners and modes: root's database server runs as another user.
  execFileSync('cp', ['-a', `${made}/.`, dataDir]);
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const database of started.splice(0)) await database.stop();
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

async function start(dir = dataDir): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir: dir, log: () => {} });
  started.push(database);
  return database;
}

/** Starts the database in another process; resolves when it serves or has exited. */
function startElsewhere(dir = dataDir) {
  const child = spawn(process.execPath, ['--import', 'tsx', FIXTURE, dir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const exit = new Promise<{ code: number | null; errors: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, errors }));
  });
  const ready = new Promise<{ pid: number }>((resolve, reject) => {
    child.stdout.once('data', (chunk) => resolve(JSON.parse(String(chunk))));
    child.once('close', (code) => reject(new Error(`exited with ${code}: ${errors}`)));
  });
  ready.catch(() => {});
  return { child, ready, exit };
}

async function query<R extends pg.QueryResultRow>(database: EmbeddedPostgres, sql: string): Promise<R[]> {
  const client = new pg.Client(database.connection);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<R>(sql)).rows;
  } finally {
    await client.end();
  }
}

const accepts = (database: EmbeddedPostgres) =>
  query(database, 'select 1').then(
    () => true,
    () => false,
  );

describe('startEmbeddedPostgres', () => {
  it('startEmbeddedPostgres: start → durable UTF-8 database on a private socket, no port', async () => {
    const database = await start();
    const [facts] = await query(
      database,
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
              current_setting('listen_addresses') as listen, current_setting('max_connections') as connections,
              current_setting('server_encoding') as encoding, lower('ÄÖ曼德勒') as lower`,
    );
    expect(facts).toEqual({
      fsync: 'on',
      commit: 'on',
      listen: '',
      connections: '60',
      encoding: 'UTF8',
      lower: 'äö曼德勒',
    });
    expect(statSync(database.connection.host).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
  });

  it('startEmbeddedPostgres: stop and start → data kept', async () => {
    const first = await start();
    await query(first, 'create table kept (n int); insert into kept values (7)');
    await first.stop();
    await first.stop();
    expect(await accepts(first)).toBe(false);
    expect(await query(await start(), 'select n from kept')).toEqual([{ n: 7 }]);
  });

  it('startEmbeddedPostgres: portal killed, server alive → adopted and stopped', async () => {
    const elsewhere = startElsewhere();
    const { pid } = await elsewhere.ready;
    elsewhere.child.kill('SIGKILL');
    await elsewhere.exit;
    const database = await start();
    expect(database.pid).toBe(pid);
    await database.stop();
    expect(await accepts(database)).toBe(false);
  });

  it('startEmbeddedPostgres: command beside a running portal → works with no more rights, continues without the portal', async () => {
    const settings = { dataDir, databaseUrl: undefined };
    const portal = await openPortalDatabase(
      settings,
      () => {},
      () => {},
    );
    try {
      const command = await openBesidePortal(settings, () => {});
      await command.pool.query(`insert into site_settings (name, value) values ('beside', '1')`);
      await expect(command.pool.query('drop table site_settings')).rejects.toThrow('must be owner');
      await command.close();
      const { rows } = await portal.pool.query(`select value from site_settings where name = 'beside'`);
      expect(rows).toEqual([{ value: 1 }]);
      await portal.pool.query('select 1');
    } finally {
      await portal.close();
    }
  });

  it('startEmbeddedPostgres: portal and server killed → recovered, no commit lost', async () => {
    const elsewhere = startElsewhere();
    const { pid } = await elsewhere.ready;
    const connection = { host: join(dataDir, 'socket'), port: 5432, user: 'serai', database: 'serai' };
    await query({ connection } as EmbeddedPostgres, 'create table kept (n int); insert into kept values (8)');
    elsewhere.child.kill('SIGKILL');
    process.kill(pid, 'SIGKILL');
    const database = await start();
    expect(database.pid).not.toBe(pid);
    expect(await query(database, 'select n from kept')).toEqual([{ n: 8 }]);
  });

  it('startEmbeddedPostgres: only the server killed → restarted at the same place', async () => {
    const database = await start();
    await query(database, 'create table kept (n int); insert into kept values (9)');
    const before = database.pid;
    process.kill(before, 'SIGKILL');
    await expect.poll(() => database.pid).not.toBe(before);
    await expect.poll(() => accepts(database)).toBe(true);
    expect(await query(database, 'select n from kept')).toEqual([{ n: 9 }]);
  });

  it.runIf(isAssurance)('starts over a pid file whose number a stranger has by now', async () => {
    const database = await start();
    await database.stop();
    const stranger = spawn('sleep', ['60'], isRoot ? { uid: 65534, gid: 65534 } : {});
    children.push(stranger);
    const left = [
      stranger.pid,
      join(dataDir, 'postgres'),
      1,
      5432,
      join(dataDir, 'socket'),
      '',
      '  1 1',
      'ready   ',
    ];
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${left.join('\n')}\n`);
    expect(await accepts(await start())).toBe(true);
  });

  it('startEmbeddedPostgres: second portal → refused with exit code 75, first one named', async () => {
    await start();
    const { code, errors } = await startElsewhere().exit;
    expect(code).toBe(75);
    expect(errors).toContain(`process ${process.pid} `);
  });

  it('startEmbeddedPostgres: SIGTERM → directory released', async () => {
    const elsewhere = startElsewhere();
    const { pid } = await elsewhere.ready;
    elsewhere.child.kill('SIGTERM');
    expect((await elsewhere.exit).code).toBe(0);
    expect((await start()).pid).not.toBe(pid);
  });

  it.runIf(isAssurance)(
    'startEmbeddedPostgres: Ctrl-C → not received, because the server has a separate session',
    async () => {
      const { pid } = await start();
      const session = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]!.split(' ')[3];
      expect(Number(session)).toBe(pid);
    },
  );

  it.runIf(isAssurance)('finds a short place for the socket of a long path', async () => {
    const long = join(dataDir, 'a'.repeat(60), 'b'.repeat(60));
    const database = await start(long);
    expect(`${database.connection.host}/.s.PGSQL.5432`.length).toBeLessThan(100);
    expect(await accepts(database)).toBe(true);
    await database.stop();
    rmSync(database.connection.host, { recursive: true, force: true });
  });

  it.runIf(isAssurance)('creates the cluster again when the first creation was interrupted', async () => {
    const empty = join(dataDir, 'empty');
    mkdirSync(join(empty, 'postgres.draft', 'base'), { recursive: true });
    expect(await accepts(await start(empty))).toBe(true);
  });

  it.runIf(isAssurance)('refuses a cluster of another major version by name', async () => {
    await (await start()).stop();
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '15\n');
    await expect(start()).rejects.toThrow(/made by PostgreSQL 15/);
  });

  it.runIf(isRoot && isAssurance)('serves a data directory that its own user may not enter', async () => {
    const closed = join(dataDir, 'home');
    mkdirSync(closed, { mode: 0o700 });
    const inside = join(closed, 'data');
    const database = await start(inside);
    await query(database, 'create table kept (n int)');
    await database.stop();
    const place = readFileSync(join(inside, 'postgres.location'), 'utf8').trim();
    try {
      expect(await query(await start(inside), 'select n from kept')).toEqual([]);
      await Promise.all(started.splice(0).map((each) => each.stop()));
    } finally {
      rmSync(place, { recursive: true, force: true });
    }
    await expect(start(inside)).rejects.toThrow(/does not exist/);
  });

  it.runIf(isRoot)(
    'startEmbeddedPostgres: closed folder hides a database → error names the folder to open',
    async () => {
      await (await start()).stop();
      chmodSync(dataDir, 0o700);
      await expect(start()).rejects.toThrow(`chmod o+x ${dataDir}`);
    },
  );
});
