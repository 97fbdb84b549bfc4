import { expect, test } from 'vitest';
import { mountPages, type WebBuild } from '../src/platform/http/pages.ts';
import { openTestWorld } from './harness.ts';

test('database unreachable (P22): site settings → from memory; a page that needs more → 503 with Retry-After; ready again after', async () => {
  const world = await openTestWorld({ maxConnections: 2 });
  const { fastify, pool } = world;
  try {
    const before = await fastify.inject({ url: '/api/index/index' });
    expect(before.json().code).toBe(1);
    const { connect } = pool;
    pool.connect = (() => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    }) as never;
    const during = await fastify.inject({ url: '/api/index/index' });
    expect(during.json().data).toEqual(before.json().data);
    const terms = await fastify.inject({ url: '/api/site/terms' });
    expect([terms.statusCode, terms.headers['retry-after']]).toEqual([503, '5']);
    pool.connect = connect;
    expect((await fastify.inject({ url: '/api/index/index' })).json().code).toBe(1);
  } finally {
    await world.close();
  }
});

test('page: call refused for an outage → 503 with Retry-After; other error → 500', async () => {
  const { openBareServer } = await import('./bare-server.ts');
  const app = await openBareServer();
  const web: WebBuild = {
    clientDir: '/nowhere',
    render: async ({ url, api }) => {
      if (url.endsWith('/away')) await api('GET', 'index/index', undefined);
      return { status: 500, headers: {}, html: '<p>系统繁忙</p>' };
    },
  };
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/index/index')) await reply.code(503).send({ code: 0 });
  });
  await mountPages(app, {
    web: { ...web, clientDir: new URL('.', import.meta.url).pathname },
    publicUrl: 'http://localhost',
    services: {},
    findSources: async () => ({ images: [], frames: [], calls: [] }),
  });
  const away = await app.inject({ url: '/away' });
  expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '5']);
  const broken = await app.inject({ url: '/broken' });
  expect([broken.statusCode, broken.headers['retry-after']]).toEqual([500, undefined]);
  await app.close();
});
