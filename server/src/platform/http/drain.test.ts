import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createDraining } from './drain.ts';

/** A server with one long reply, and a socket to it that sends the given text and reads nothing. */
async function open(patienceMs: number, sent: string) {
  const app = Fastify();
  app.get('/long', async () => 'x'.repeat(64 * 1024 * 1024));
  const draining = createDraining(app, patienceMs);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const asked = once(app.server, sent === '' ? 'connection' : 'request');
  const socket: Socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  socket.pause();
  socket.write(sent);
  await asked;
  return { draining, socket };
}

it('drain: idle socket → not waited for', async () => {
  const { draining, socket } = await open(3_600_000, '');
  await draining.begin(0);
  socket.destroy();
  expect(draining.active).toBe(true);
});

it('drain: reply not read by the client → waits only until its deadline', async () => {
  const { draining, socket } = await open(50, 'GET /long HTTP/1.1\r\nHost: here\r\n\r\n');
  await draining.begin(0);
  socket.destroy();
  expect(draining.active).toBe(true);
});
