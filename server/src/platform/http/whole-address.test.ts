import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBareServer } from '../../../test/bare-server.ts';

let app: FastifyInstance;

beforeAll(async () => {
  app = await openBareServer();
  app.get('/*', async () => 'a page');
  app.get('/api/here', async () => ({ here: true }));
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

/** Sends a request line with a whole URL; HTTP clients would remove the origin. */
async function send(line: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${line} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
  return text(socket);
}

test.each([
  'http://elsewhere.example/',
  'http://elsewhere.example/api/here',
  'https://elsewhere.example/api/none',
])('absolute request target: GET %s → 404', async (address) => {
  const reply = await send(`GET ${address}`);
  expect(reply).toMatch(/^HTTP\/1\.1 404 /);
  expect(reply).toContain('"reason":"call_unknown"');
});

test.each(['/', '//elsewhere.example/', '/api/here', `/${'x'.repeat(2000)}`])(
  'absolute request target: GET %s → our own address',
  async (path) => {
    expect(await send(`GET ${path}`)).toMatch(/^HTTP\/1\.1 200 /);
  },
);
