import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** What `npm run acceptance:serve` prints. */
export interface Portal {
  url: string;
  control: string;
  logins: Record<'owner' | 'booker' | 'otherAgency' | 'operator', { username: string; password: string }>;
}

/**
 * Journeys run side by side, each worker on a portal of its own: one more than processors on two of them, because a
 * journey waits for its pages, its portal and its database in turn.
 */
export const portals = process.env.SERAI_PORTAL ? 1 : 3;

/**
 * Starts the portals with test control once for all journeys; the specs find them in the environment. One that is
 * served already is used when SERAI_PORTAL holds the line it has printed.
 */
export default async function servePortals(): Promise<() => Promise<void>> {
  const served = process.env.SERAI_PORTAL;
  if (served) {
    process.env.SERAI_PORTALS = `[${served}]`;
    return async () => {};
  }
  const { ensureBuilt } = (await import(tool('build'))) as { ensureBuilt: () => void };
  // Before the first of them starts, or each would build what is missing.
  ensureBuilt();
  // Journeys of one agency book much and pay little.
  const children = Array.from({ length: portals }, () => spawnPortal({ SERAI_MANY_UNPAID: '1' }));
  const stopAll = async () => {
    await Promise.all(children.map(stop));
  };
  try {
    process.env.SERAI_PORTALS = `[${await Promise.all(children.map(firstLine))}]`;
  } catch (error) {
    await stopAll();
    throw error;
  }
  return stopAll;
}

/** Starts one more portal for the journeys of a file: a site in `currency`, of which a dollar is so much. */
export async function startSite(
  currency: string,
  perDollar: number,
): Promise<{ line: string; stop: () => Promise<void> }> {
  const child = spawnPortal({ SERAI_SITE: `${currency} ${perDollar}` });
  return { line: await firstLine(child), stop: () => stop(child) };
}

function spawnPortal(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [fileURLToPath(tool('acceptance'))], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
}

function tool(name: 'acceptance' | 'build'): string {
  return new URL(`../tools/scripts/${name}.mjs`, import.meta.url).href;
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
