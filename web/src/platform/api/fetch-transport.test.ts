import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { loadPhrases, phrasesOf } from '../i18n/phrases.ts';
import { transportMessage } from './failure-message.ts';
import { fetchTransport } from './fetch-transport.ts';
import { TransportFailure } from './wire.ts';

/** A local server with a configurable reply. */
let server: Server;
let answer: (response: ServerResponse) => void;
const open = new Set<ServerResponse>();

beforeAll(async () => {
  await loadPhrases('en', ['common']);
  server = createServer((_request, response) => {
    open.add(response);
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  for (const response of open) response.destroy();
  open.clear();
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Returns the message shown for this reply. */
async function said(timeoutMs: number, reply: typeof answer): Promise<string> {
  answer = reply;
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const transport = fetchTransport({ api, captcha: api }, timeoutMs);
  const call = { method: 'GET', path: 'x/y', data: undefined, headers: {}, signal: undefined } as const;
  const failure = await transport(call).then(
    () => 'answered',
    (cause: unknown) => cause,
  );
  if (!(failure instanceof TransportFailure)) throw failure;
  return transportMessage(failure, phrasesOf('en', 'common'), true);
}

// Covers 8.24.
test('fetch transport: no reply → timeout', async () => {
  expect(await said(200, () => {})).toBe('Network request timeout!');
});

// Covers 8.24.
test('fetch transport: reply stalls → timeout', async () => {
  const stall = (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('{"code":1,');
  };
  expect(await said(200, stall)).toBe('Network request timeout!');
});

// Covers 8.25.
test('fetch transport: connection breaks within the reply → no timeout', async () => {
  const cut = (response: ServerResponse) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('{"code":1,', () => response.destroy());
  };
  expect(await said(10_000, cut)).toBe('Server exception!');
});

// Covers 8.10.
test('fetch transport: redirect as a reply → error, not followed', async () => {
  let asked = 0;
  const elsewhere = (response: ServerResponse) => {
    asked += 1;
    response.writeHead(302, { location: '/api/elsewhere' }).end();
  };
  expect(await said(10_000, elsewhere)).toBe('Interface redirected!');
  expect(asked).toBe(1);
});

// Covers 8.23.
test("fetch transport: status without a specific message → the server's message", async () => {
  const reply = (status: number, body: string) => (response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  const flood = JSON.stringify({ code: 0, msg: 'Too many requests, please wait a minute', data: null });
  expect(await said(10_000, reply(429, flood))).toBe('Too many requests, please wait a minute');
  expect(await said(10_000, reply(429, '<html>'))).toBe(
    'Abnormal problem, please contact the website administrator!',
  );
  expect(await said(10_000, reply(502, flood))).toBe('Gateway error!');
});
