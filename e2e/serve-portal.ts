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
 * Starts the portal with test control once for all journeys; the specs find it in the environment. One that is
 * served already is used when SERAI_PORTAL holds the line it has printed.
 */
export default async function servePortal(): Promise<() => Promise<void>> {
  if (process.env.SERAI_PORTAL) return async () => {};
  const script = fileURLToPath(new URL('../tools/scripts/acceptance.mjs', import.meta.url));
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const line = await firstLine(child);
  process.env.SERAI_PORTAL = line;
  return async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  };
}

async function firstLine(child: ChildProcess): Promise<string> {
  const lines = createInterface({ input: child.stdout! });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the portal ended with code ${code} before it served`);
  });
  const [line] = (await Promise.race([once(lines, 'line'), ended])) as [string];
  return line;
}
