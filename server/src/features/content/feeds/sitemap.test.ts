import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBareServer } from '../../../../test/bare-server.ts';
import { elementsOf, readXml, textIn } from '../../../../test/read-xml.ts';
import { mountSitemap } from './mount-feeds.ts';
import type { PublicPage } from './public-pages.ts';
import { Sitemap } from './sitemap.ts';

const pages: PublicPage[] = Array.from({ length: 31_000 }, (_, id) => ({
  path: `/cms/info/article-${id}?a=1&b=2`,
  langs: id % 3 === 0 ? ['en'] : ['zh-cn', 'en'],
  changedAt: id * 1_000,
}));
const sitemap = new Sitemap({ listPages: async () => pages, origin: 'https://serai.example' });
let app: FastifyInstance;
beforeAll(async () => {
  app = await openBareServer();
  mountSitemap(app, sitemap, { now: () => new Date('2026-11-21T04:30:10Z') });
});
afterAll(() => app.close());

const open = async (url: string) => {
  const { statusCode, body } = await app.inject(url);
  return { statusCode, body };
};

it('sitemap: more than 50,000 addresses → several files named by an index, each address once', async () => {
  const index = readXml((await open('/sitemap.xml')).body);
  const files = elementsOf(index, 'sitemap');
  expect(files.map((file) => textIn(file, 'loc'))).toEqual([
    'https://serai.example/sitemap-1.xml',
    'https://serai.example/sitemap-2.xml',
  ]);
  expect(files.map((file) => textIn(file, 'lastmod'))).toEqual(
    [29_999, 30_999].map((id) => new Date(id * 1_000).toISOString()),
  );
  const found = new Set<string>();
  for (const file of files) {
    const { body } = await open(new URL(textIn(file, 'loc')).pathname);
    const addresses = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);
    expect(addresses.length).toBeLessThanOrEqual(50_000);
    for (const address of addresses) found.add(address);
    // Size limit of sitemaps.org.
    expect(Buffer.byteLength(body)).toBeLessThan(50 * 1024 * 1024);
  }
  expect(found.size).toBe(51_666);
  for (const url of ['/sitemap-0.xml', '/sitemap-3.xml', '/sitemap-x.xml', '/sitemap-1.xml.xml']) {
    expect([url, (await open(url)).statusCode]).toEqual([url, 404]);
  }
});

it('sitemap: large file → written in small pieces without blocking the event loop', async () => {
  const { write } = (await sitemap.openPart(1, new Date('2026-11-21T04:30:10Z')))!;
  const held = monitorEventLoopDelay({ resolution: 1 });
  held.enable();
  let longest = 0;
  for await (const piece of write()) longest = Math.max(longest, piece.length);
  held.disable();
  // About two hundred pages.
  expect(longest).toBeLessThan(256 * 1024);
  expect(held.percentile(50) / 1e6).toBeLessThan(20);
});
