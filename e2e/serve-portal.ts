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

/** Journeys run side by side, each worker on a portal of its own. */
export const portals = process.env.SERAI_PORTAL ? 1 : 2;

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
  const children: ChildProcess[] = [];
  const lines: string[] = [];
  const script = fileURLToPath(new URL('../tools/scripts/acceptance.mjs', import.meta.url));
  // One after the other: the first one builds what is missing.
  while (children.length < portals) {
    const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
    children.push(child);
    lines.push(await firstLine(child));
  }
  process.env.SERAI_PORTALS = `[${lines}]`;
  return async () => {
    await Promise.all(children.map(stop));
  };
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
}

async function firstLine(child: ChildProcess): Promise<string> {
  const lines = createInterface({ input: child.stdout! });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the portal ended with code ${code} before it served`);
  });
  const [line] = (await Promise.race([once(lines, 'line'), ended])) as [string];
  return line;
}
