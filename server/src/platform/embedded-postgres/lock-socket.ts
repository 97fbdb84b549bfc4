import { connect, createServer, type Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LockHolder } from './lock-holder.ts';

const ANSWER_TIMEOUT_MS = 1_000;

type SocketClaim =
  | { heldBy?: undefined; release(): Promise<void> }
  | { heldBy: { holder: LockHolder | undefined } };

/**
 * Claims a kernel name that is released when this process ends, even by SIGKILL. Connecting to it returns the
 * holder. Linux only; elsewhere the claim always succeeds.
 */
export async function claimLockSocket(name: string, self: LockHolder): Promise<SocketClaim> {
  if (process.platform !== 'linux') return { release: async () => {} };
  const path = `\0${name}`;
  // The name outlives a killed process by the moment the kernel needs to tear it down: hence two tries.
  for (const isLastTry of [false, true]) {
    const server = await listen(path, self);
    if (server) return { release: () => close(server) };
    const holder = await askHolder(path);
    if (holder || isLastTry) return { heldBy: { holder } };
    await sleep(300);
  }
  throw new Error('unreachable');
}

function listen(path: string, self: LockHolder): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.end(JSON.stringify(self));
    });
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(path, () => resolve(server.unref()));
  });
}

function askHolder(path: string): Promise<LockHolder | undefined> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(path);
    socket.setTimeout(ANSWER_TIMEOUT_MS, () => socket.destroy());
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer ? (JSON.parse(answer) as LockHolder) : undefined));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
