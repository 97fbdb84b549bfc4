import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '../../src/platform/env/project-root.ts';
import { bundle } from './bundle.ts';

/** A portal, or another part of the server, in a separate process. */
export interface PortalProcess {
  readonly url: string;
  readonly pid: number;
  /** Exit code, or the signal that ended it; settled once it has ended. */
  readonly ended: Promise<number | string>;
  /** The output so far, both streams. */
  output(): string;
  signal(name: 'SIGTERM' | 'SIGKILL'): void;
}

/** Starts `main.ts` or another part of the server from the current sources on a data directory. */
export async function spawnPortal(
  dataDir: string,
  port: number,
  part = 'main.ts',
  args: string[] = [],
  env: Record<string, string> = {},
): Promise<PortalProcess> {
  return spawnNode([await bundle(join(projectRoot, 'server/src', part)), ...args], dataDir, port, env);
}

/** Starts the portal like `npm start`: the built one, rebuilt first if the sources have changed. */
export function spawnBuiltPortal(dataDir: string, port: number): PortalProcess {
  return spawnNode([join(projectRoot, 'tools/scripts/start.mjs')], dataDir, port);
}

function spawnNode(
  args: string[],
  dataDir: string,
  port: number,
  env: Record<string, string> = {},
): PortalProcess {
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      SAMPLE_PICTURES: 'no',
      // A handful of members represents a great number.
      SEARCHES_PER_MINUTE: '1000000',
      BOOKINGS_PER_MINUTE: '1000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    ended: exitOf(child),
    output: () => output,
    signal: (name) => void child.kill(name),
  };
}

/** Waits until the portal can serve; fails with its output if it exits instead. */
export async function untilReady(portal: PortalProcess, timeoutMs = 120_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  let ended: number | string | undefined;
  portal.ended.then((outcome) => {
    ended = outcome;
  });
  while (Date.now() < deadline) {
    if (ended !== undefined) throw new Error(`the portal ended (${ended}):\n${portal.output()}`);
    const ready = await fetch(`${portal.url}/health/ready`).then(
      ({ status }) => status === 200,
      () => false,
    );
    // This line comes last, after jobs and followers have started.
    if (ready && portal.output().includes('Serai: ')) return;
    await sleep(20);
  }
  throw new Error(`the portal was not ready within ${timeoutMs} ms:\n${portal.output()}`);
}

/** Returns a port that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

async function exitOf(child: ChildProcess): Promise<number | string> {
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return code ?? signal ?? 'unknown';
}
