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
  /** Origin of the portal's addresses. */
  publicUrl: string;
  listSold: () => SoldHotels;
}

/**
 * Mounts the addresses for search engines and feed readers: `GET /robots.txt`, `/sitemap.xml` with its parts,
 * `/feed.xml?lang=`. Responses may be cached for one minute and are revalidated by ETag.
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
    // Feed readers keep an address for years, so an unknown language fails at once instead of falling back.
    if (!lang) return reply.code(404).header('cache-control', 'no-store').send();
    const feed = await writeFeed({ db, kept, origin }, lang, clock.now());
    return sendText(request, reply, 'application/atom+xml; charset=utf-8', feed);
  });
}

/** Mounts `/sitemap.xml`, and `/sitemap-1.xml` and so on if that is an index. */
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

/** Language of the feed: the default if none is given, undefined if unknown. */
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

/** Whether the response ends with the headers: for HEAD requests and matching ETags. */
function isAnswered(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.headers({ etag, 'cache-control': 'public, max-age=60' });
  const known = request.headers['if-none-match'] ?? '';
  const isKnown = known === '*' || known.split(',').some((each) => each.trim() === etag);
  if (isKnown) reply.code(304).send();
  else if (request.method === 'HEAD') reply.send();
  return isKnown || request.method === 'HEAD';
}
