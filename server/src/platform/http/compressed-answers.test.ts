import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBareServer } from '../../../test/bare-server.ts';

const text = '商驿 Serai '.repeat(500);
let app: FastifyInstance;

beforeAll(async () => {
  app = await openBareServer({ corsOrigins: ['https://elsewhere.example.com'] });
  app.get('/api/long', async () => ({ text }));
  app.get('/short', async () => ({ text: 'x' }));
  app.get('/file', async (_request, reply) => reply.type('application/pdf').send(Buffer.from(text)));
  app.post('/api/long', async ({ body }) => body);
});
afterAll(() => app.close());

const ask = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=0.8, br;q=0.9', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=1.0', 'gzip'],
])('compression: accept-encoding %j → %s, decodes to the same text', async (accepted, coding) => {
  const { headers, rawPayload } = await ask('/api/long', accepted);
  expect(headers['content-encoding']).toBe(coding);
  expect(headers.vary).toMatch(/accept-encoding/i);
  expect(rawPayload.length).toBeLessThan(text.length / 10);
  const read = coding === 'br' ? brotliDecompressSync(rawPayload) : gunzipSync(rawPayload);
  expect(JSON.parse(read.toString())).toEqual({ text });
});

it.each([undefined, '', 'identity', 'br;q=0, gzip;q=0'])(
  'compression: accept-encoding %j → uncompressed',
  async (accepted) => {
    const reply = await ask('/api/long', accepted);
    expect(reply.headers['content-encoding'] ?? 'identity').toBe('identity');
    expect(reply.json()).toEqual({ text });
  },
);

it('compression: short replies and files → uncompressed', async () => {
  for (const url of ['/short', '/file']) {
    expect((await ask(url, 'br')).headers).not.toHaveProperty('content-encoding');
  }
});

it('compression: reply to another origin → varies by both headers', async () => {
  const headers = { origin: 'https://elsewhere.example.com', 'accept-encoding': 'br' };
  const reply = await app.inject({ url: '/api/long', headers });
  expect(reply.headers['access-control-allow-origin']).toBe('https://elsewhere.example.com');
  expect(reply.headers.vary).toMatch(/origin/i);
  expect(reply.headers.vary).toMatch(/accept-encoding/i);
});

it('compression: compressed request → not unpacked, to prevent decompression bombs', async () => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const reply = await app.inject({
    method: 'POST',
    url: '/api/long',
    headers,
    payload: gzipSync(JSON.stringify({ text })),
  });
  expect(reply.json()).toMatchObject({ code: 0 });
});
