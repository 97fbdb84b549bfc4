import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { defaultLang, type Lang, langs } from '@serai/phrases/lang';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../../calls.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { KeptContent } from '../kept/kept-content.ts';
import { listPublicPages, type SoldHotels } from './public-pages.ts';
import { Sitemap, type SitemapFile } from './sitemap.ts';
import { writeFeed } from './write-feed.ts';
import { writeRobots } from './write-robots.ts';

export interface MountFeedsDeps {
  db: Db;
  kept: KeptContent;
  clock: Clock;
  /** Origin of the portal's own addresses. */
  publicUrl: string;
  listSold: () => SoldHotels;
}

/**
 * What search engines and feed readers ask for by themselves: `GET /robots.txt`, `/sitemap.xml` with its files where it
 * has several, `/feed.xml?lang=`. Each may be kept for a minute and is asked about again by its ETag.
 */
export function mountFeeds(app: FastifyInstance, deps: MountFeedsDeps): void {
  const { db, kept, clock, publicUrl: origin } = deps;
  const sitemap = new Sitemap({ listPages: (now) => listPublicPages(deps, now), origin });
  app.get('/robots.txt', async (request, reply) => {
    return sendText(request, reply, 'text/plain; charset=utf-8', writeRobots(origin));
  });
  mountSitemap(app, sitemap, clock);
  app.get('/feed.xml', async (request, reply) => {
    const lang = readFeedLang((request.query as { lang?: unknown }).lang);
    // An address that stands in a reader for years had better fail at once than bring the other language.
    if (!lang) return reply.code(404).header('cache-control', 'no-store').send();
    const feed = await writeFeed({ db, kept, origin }, lang, clock.now());
    return sendText(request, reply, 'application/atom+xml; charset=utf-8', feed);
  });
}

/** `/sitemap.xml`, and `/sitemap-1.xml` and so on where that is an index. */
export function mountSitemap(app: FastifyInstance, sitemap: Sitemap, clock: Clock): void {
  app.get('/sitemap.xml', async (request, reply) => {
    return sendFile(request, reply, await sitemap.open(clock.now()));
  });
  app.get<{ Params: { part: string } }>('/sitemap-:part(^\\d{1,5}).xml', async (request, reply) => {
    const file = await sitemap.openPart(Number(request.params.part), clock.now());
    if (!file) return reply.code(404).header('cache-control', 'no-store').send();
    return sendFile(request, reply, file);
  });
}

/** None asked for: the default one. Undefined for what is no language of ours. */
function readFeedLang(asked: unknown): Lang | undefined {
  return asked === undefined ? defaultLang : langs.find((lang) => lang === asked);
}

function sendFile(request: FastifyRequest, reply: FastifyReply, { etag, write }: SitemapFile) {
  reply.type('application/xml; charset=utf-8');
  if (isAnswered(request, reply, etag)) return reply;
  return reply.send(Readable.from(write()));
}

function sendText(request: FastifyRequest, reply: FastifyReply, type: string, text: string) {
  reply.type(type);
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  return isAnswered(request, reply, etag) ? reply : reply.send(text);
}

/** Whether headers are all that is wanted, because they alone were asked for or because the asker has the rest. */
function isAnswered(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.headers({ etag, 'cache-control': 'public, max-age=60' });
  const known = request.headers['if-none-match'] ?? '';
  const isKnown = known === '*' || known.split(',').some((each) => each.trim() === etag);
  if (isKnown) reply.code(304).send();
  else if (request.method === 'HEAD') reply.send();
  return isKnown || request.method === 'HEAD';
}
