import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ensureBuilt } from '../tools/scripts/build.mjs';
import { bundlePart } from '../tools/scripts/bundle-part.mjs';

/** Output of `npm run acceptance:serve`. */
export interface Portal {
  url: string;
  control: string;
  logins: Record<'owner' | 'booker' | 'otherAgency' | 'operator', { username: string; password: string }>;
}

/**
 * Number of portals: journeys run in parallel, each worker on a separate portal. One worker more than two
 * processors, because a journey waits for its pages, its portal and its database in turn.
 */
export const portals = process.env.SERAI_PORTAL ? 1 : 3;

/**
 * Starts the portals with test control once for all journeys; the specs find them in the environment. If
 * SERAI_PORTAL holds the output line of a running portal, that one is used.
 */
export default async function servePortals(): Promise<() => Promise<void>> {
  const served = process.env.SERAI_PORTAL;
  if (served) {
    process.env.SERAI_PORTALS = `[${served}]`;
    return async () => {};
  }
  // Journeys of one agency book much and pay little.
  const many = { SERAI_MANY_UNPAID: '1' };
  // Loads the sample world once: a portal that starts from a copy needs a third of the work.
  const made = await mkdtemp(join(tmpdir(), 'serai-acceptance-made-'));
  await chmod(made, 0o711);
  await promisify(execFile)(process.execPath, [await bundlePortal(), '--make', made], {
    env: { ...process.env, ...many },
  });
  const children = await Promise.all(
    Array.from({ length: portals }, () => spawnPortal({ ...many, SERAI_MADE: made })),
  );
  const stopAll = async () => {
    await Promise.all(children.map(stop));
    await rm(made, { recursive: true, force: true });
  };
  try {
    process.env.SERAI_PORTALS = `[${await Promise.all(children.map(firstLine))}]`;
  } catch (error) {
    await stopAll();
    throw error;
  }
  return stopAll;
}

/** Starts one more portal for the journeys of a file: a site in `currency` with this dollar rate. */
export async function startSite(
  currency: string,
  perDollar: number,
): Promise<{ line: string; stop: () => Promise<void> }> {
  const child = await spawnPortal({ SERAI_SITE: `${currency} ${perDollar}` });
  return { line: await firstLine(child), stop: () => stop(child) };
}

async function spawnPortal(env: Record<string, string>): Promise<ChildProcess> {
  return spawn(process.execPath, [await bundlePortal()], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
}

let portalFile: Promise<string> | undefined;

/** Bundles the portal with test control into one file, with the built product beside it. */
function bundlePortal(): Promise<string> {
  portalFile ??= (async () => {
    ensureBuilt();
    return bundlePart('server/test/acceptance/serve.ts');
  })();
  return portalFile;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function firstLine(child: ChildProcess): Promise<string> {
  const lines = createInterface({ input: child.stdout! });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the portal ended with code ${code} before it served`);
  });
  const [line] = (await Promise.race([once(lines, 'line'), ended])) as [string];
  return line;
}
