import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headersOf } from './ask-headers.ts';

/** Bytes that the site sends; null: it sends nothing, and the connection stays open. */
let answer: string | null = null;
let site: Server;

beforeAll(async () => {
  site = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => void (answer !== null && socket.write(answer)));
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
});
afterAll(() => site.close());

function ask(signal?: AbortSignal) {
  const { port } = site.address() as AddressInfo;
  return headersOf(request({ port, host: '127.0.0.1', agent: false, ...(signal ? { signal } : {}) }));
}

test('askHeaders: endless page → headers returned, not waited for', async () => {
  answer = 'HTTP/1.1 302 Found\r\nlocation: /there\r\ncontent-length: 1000000\r\n\r\n<html>';
  expect(await ask()).toMatchObject({ status: 302, headers: { location: '/there' } });
});

test.each([
  [
    'switches to another protocol',
    'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n',
  ],
  ['speaks no HTTP', 'SSH-2.0-OpenSSH\r\n'],
  ['sends more headers than anybody needs', `HTTP/1.1 200 OK\r\nx: ${'x'.repeat(64 * 1024)}\r\n\r\n`],
])('askHeaders: site that %s → no answer', async (_name, text) => {
  answer = text;
  expect(await ask()).toBeNull();
});

test('askHeaders: silent server → no answer after the timeout', async () => {
  answer = null;
  expect(await ask(AbortSignal.timeout(50))).toBeNull();
});
