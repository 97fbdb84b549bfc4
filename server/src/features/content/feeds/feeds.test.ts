import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ArticleWish,
  addArticle,
  addChannel,
  takeArticleOffline,
} from '../../../../test/build-articles.ts';
import { buildCity, buildHotel } from '../../../../test/build-hotels.ts';
import { openTestWorld, type TestWorld } from '../../../../test/harness.ts';
import { hostileTexts } from '../../../../test/hostile-texts.ts';
import { testStart } from '../../../../test/population.ts';
import { elementsOf, readXml, textIn, type XmlElement } from '../../../../test/read-xml.ts';
import { type App, createApp } from '../../../app.ts';

const origin = 'https://serai.example';
const MINUTE = 60_000;
let world: TestWorld;
let app: App;
let fastify: FastifyInstance;
beforeAll(async () => {
  world = await openTestWorld();
  const { db, pool, clock, mailer } = world;
  app = await createApp({ db, pool, clock, mailer, log: pino({ level: 'silent' }), publicUrl: origin });
  fastify = app.fastify;
});
afterAll(async () => {
  await app.stop();
  await world.close();
});

const at = (minutes: number) => new Date(testStart.getTime() + minutes * MINUTE);
const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  fastify.inject({ method, url, headers });

/** Requests a feed at an instant, after memory has been refreshed. */
async function read(url: string, minutes = 0): Promise<XmlElement> {
  world.clock.set(at(minutes));
  await app.memory.refresh();
  const { statusCode, body } = await get(url);
  expect(statusCode, body).toBe(200);
  return readXml(body);
}

/** Entries of the sitemap by address. */
async function readSitemap(minutes = 0) {
  const urls = elementsOf(await read('/sitemap.xml', minutes), 'url');
  return new Map(
    urls.map((url) => {
      const alternates = elementsOf(url, 'xhtml:link').map(({ attribs }) => [attribs.hreflang, attribs.href]);
      return [textIn(url, 'loc'), { lastmod: textIn(url, 'lastmod'), alternates }] as const;
    }),
  );
}

async function readFeed(lang: 'zh-cn' | 'en', minutes = 0) {
  const feed = await read(`/feed.xml?lang=${lang}`, minutes);
  const entries = elementsOf(feed, 'entry').map((entry) => ({
    id: textIn(entry, 'id'),
    title: textIn(entry, 'title'),
    summary: textIn(entry, 'summary'),
    updated: textIn(entry, 'updated'),
    link: elementsOf(entry, 'link')[0]?.attribs.href,
    categories: elementsOf(entry, 'category').map(({ attribs }) => attribs.label),
  }));
  return { feed, entries, titles: entries.map(({ title }) => title) };
}

/** Adds an article in one language only. */
async function addInOne(lang: 'zh-cn' | 'en', wish: ArticleWish): Promise<number> {
  const id = await addArticle(world.db, wish);
  await world.db.deleteFrom('article_texts').where('article_id', '=', id).where('lang', '!=', lang).execute();
  return id;
}

describe('/robots.txt', () => {
  it('GET /robots.txt: any request → names the sitemap at the public address, disallows private paths', async () => {
    const { body, headers } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
    for (const path of ['/api/', '/user', '/console/', '/hotel/booking', '/cms/search', '/voucher/']) {
      expect(body).toContain(`\nDisallow: ${path}\n`);
    }
  });
});

describe('/sitemap.xml', () => {
  it('GET /sitemap.xml: public pages → every language of each, with its alternates', async () => {
    const cityId = await buildCity(world.db);
    const hotel = await buildHotel(world.db, { cityId });
    const channel = await addChannel(world.db);
    await addArticle(world.db, { slug: 'bagan', channelId: channel.id, publishedAt: at(-5) });
    const numbered = await addArticle(world.db, {});
    await addArticle(world.db, { kind: 'page', slug: 'how-to-book' });
    await addArticle(world.db, { kind: 'page', slug: 'about-us' });
    const sitemap = await readSitemap();
    for (const path of [
      '/',
      '/hotel/list',
      '/car/list',
      '/airport/list',
      '/cms/about-us',
      '/cms/our-services',
      '/cms/contact-us',
      `/cms/channel/${channel.slug}`,
      '/cms/info/bagan',
      `/cms/info/${numbered}`,
      '/cms/page/how-to-book',
      `/hotel/detail/${hotel.id}`,
      `/hotel/list?destination_type=city&destination_id=${cityId}`,
    ]) {
      const address = (lang: string) => `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`;
      const alternates = [
        ['zh-CN', address('zh-cn')],
        ['en', address('en')],
        ['x-default', origin + path],
      ];
      for (const lang of ['zh-cn', 'en'])
        expect(sitemap.get(address(lang)), path).toMatchObject({ alternates });
    }
    // It has a separate address.
    expect([...sitemap.keys()].filter((address) => address.includes('/cms/page/about-us'))).toEqual([]);
    expect(new Set(sitemap.keys()).size).toBe(sitemap.size);
  });

  it('GET /sitemap.xml: lastmod → time of the visible change, not of a draft', async () => {
    const channel = await addChannel(world.db);
    const id = await addArticle(world.db, { slug: 'dated', channelId: channel.id, publishedAt: at(3) });
    await world.db
      .updateTable('articles')
      .set({ updated_at: at(9) })
      .where('id', '=', id)
      .execute();
    const sitemap = await readSitemap(10);
    expect(sitemap.get(`${origin}/cms/info/dated?lang=en`)?.lastmod).toBe(at(3).toISOString());
    expect(sitemap.get(`${origin}/cms/channel/${channel.slug}?lang=en`)?.lastmod).toBe(at(3).toISOString());
    expect(sitemap.get(`${origin}/car/list?lang=en`)?.lastmod).toBe('');
  });

  it('GET /sitemap.xml: article with a period and one language → listed only then, in that language', async () => {
    await addInOne('en', { slug: 'soon', publishedAt: at(20), publishedUntil: at(30) });
    const knows = async (minutes: number) => {
      const addresses = [...(await readSitemap(minutes)).keys()];
      return addresses.filter((address) => address.includes('/cms/info/soon'));
    };
    expect(await knows(18)).toEqual([]);
    expect(await knows(20)).toEqual([`${origin}/cms/info/soon?lang=en`]);
    expect(await knows(30)).toEqual([]);
  });

  it('GET /sitemap.xml: unpublished articles, hidden or empty channels, inactive hotels → not listed', async () => {
    const [hidden, empty, link] = [
      await addChannel(world.db),
      await addChannel(world.db),
      await addChannel(world.db),
    ];
    const cityId = await buildCity(world.db);
    const { id: hotelId } = await buildHotel(world.db, { cityId });
    const offline = await addArticle(world.db, { slug: 'gone', channelId: hidden.id });
    await addArticle(world.db, { channelId: hidden.id });
    await addArticle(world.db, { channelId: link.id });
    await world.db.updateTable('channels').set({ shown: false }).where('id', '=', hidden.id).execute();
    await world.db
      .updateTable('channels')
      .set({ kind: 'link', url: 'https://elsewhere.example/', takes_articles: false })
      .where('id', '=', link.id)
      .execute();
    expect([...(await readSitemap(40)).keys()].join(' ')).toMatch(/\/cms\/info\/gone\?/);
    await takeArticleOffline(world.db, offline);
    await world.db.updateTable('hotels').set({ active: false }).where('id', '=', hotelId).execute();
    const all = [...(await readSitemap(42)).keys()].join(' ');
    for (const path of [
      '/cms/info/gone',
      `/cms/channel/${hidden.slug}`,
      `/cms/channel/${empty.slug}`,
      `/cms/channel/${link.slug}`,
      `/hotel/detail/${hotelId}`,
      `destination_id=${cityId}`,
    ]) {
      expect(all).not.toContain(`${path}?`);
      expect(all).not.toContain(`${path}&`);
    }
  });
});

describe('/feed.xml', () => {
  it('GET /feed.xml: 55 articles → the newest fifty of the language, newest first', async () => {
    const channel = await addChannel(world.db);
    for (let number = 1; number <= 55; number++) {
      const wish = { titleEn: `Number ${number}`, channelId: channel.id, publishedAt: at(60 + number) };
      await addArticle(world.db, wish);
    }
    await addInOne('zh-cn', { titleZh: '只有中文', publishedAt: at(117) });
    await addArticle(world.db, { kind: 'page', titleEn: 'A page', publishedAt: at(117) });
    const { entries, titles, feed } = await readFeed('en', 118);
    expect(titles).toEqual(Array.from({ length: 50 }, (_, from) => `Number ${55 - from}`));
    expect(entries[0]).toMatchObject({
      link: expect.stringMatching(/^https:\/\/serai\.example\/cms\/info\/\d+\?lang=en$/),
      summary: 'What it is about',
      updated: at(115).toISOString(),
      categories: [expect.stringMatching(/^Channel \d+$/)],
    });
    expect(elementsOf(feed, 'updated')[0]?.children).toMatchObject([{ data: at(115).toISOString() }]);
    expect((await readFeed('zh-cn', 118)).titles[0]).toBe('只有中文');
  });

  it('feed: entry ids → same at another address of the portal, one per article and language', async () => {
    const { db, pool, clock, mailer } = world;
    const elsewhere = await createApp({
      db,
      pool,
      clock,
      mailer,
      log: pino({ level: 'silent' }),
      publicUrl: 'https://moved.example',
    });
    const idsOf = (xml: string) => elementsOf(readXml(xml), 'entry').map((entry) => textIn(entry, 'id'));
    const url = '/feed.xml?lang=en';
    const ids = idsOf((await get(url)).body);
    expect(idsOf((await elsewhere.fastify.inject({ url })).body)).toEqual(ids);
    await elsewhere.stop();
    expect(ids.filter((id) => !/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))).toEqual([]);
    const chinese = idsOf((await get('/feed.xml?lang=zh-cn')).body);
    expect(new Set([...ids, ...chinese]).size).toBe(ids.length + chinese.length);
  });

  it('GET /feed.xml: no language → Chinese; unknown language → 404', async () => {
    expect((await get('/feed.xml')).body).toBe((await get('/feed.xml?lang=zh-cn')).body);
    for (const asked of ['?lang=my', '?lang=', '?lang=en&lang=en', '?lang[]=en', '?lang=EN']) {
      expect([asked, (await get(`/feed.xml${asked}`)).statusCode]).toEqual([asked, 404]);
    }
  });

  it('GET /feed.xml: article with a period or taken offline → listed only while visible', async () => {
    const titleEn = 'Comes and goes';
    await addArticle(world.db, { titleEn, publishedAt: at(130), publishedUntil: at(140) });
    const offline = await addArticle(world.db, { titleEn: 'Taken offline', publishedAt: at(131) });
    expect((await readFeed('en', 129)).titles).not.toContain(titleEn);
    expect((await readFeed('en', 131)).titles.slice(0, 2)).toEqual(['Taken offline', titleEn]);
    await takeArticleOffline(world.db, offline);
    expect((await readFeed('en', 132)).titles[0]).toBe(titleEn);
    expect((await readFeed('en', 140)).titles).not.toContain(titleEn);
  });

  it('GET /feed.xml: paid article → title and summary only; unpublished → absent', async () => {
    const paid = { titleEn: 'Sold', summary: 'For sale', body: '<p>Worth its money.</p>', price: 500 };
    await addArticle(world.db, { ...paid, publishedAt: at(150) });
    const draft = await addArticle(world.db, { titleEn: 'Being written', publishedAt: at(150) });
    const waiting = { status: 'unaudited' as const, live_revision: null };
    await world.db.updateTable('articles').set(waiting).where('id', '=', draft).execute();
    const { entries } = await readFeed('en', 151);
    expect(entries[0]).toMatchObject({ title: 'Sold', summary: 'For sale' });
    for (const path of ['/feed.xml?lang=en', '/feed.xml?lang=zh-cn', '/sitemap.xml']) {
      const { body } = await get(path);
      expect(body).not.toContain('Worth its money');
      expect(body).not.toContain('Being written');
    }
  });

  it('GET /feed.xml: hostile titles, summaries, authors, tags and channels → escaped text', async () => {
    const { id: userId } = await world.db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
    const agency = { user_id: userId, agency_id: world.agencyA };
    for (let from = 0; from < hostileTexts.length; from += 40) {
      const some = hostileTexts.slice(from, from + 40);
      for (const [place, hostile] of some.entries()) {
        const channel = await addChannel(world.db, { name: hostile });
        const wish = { titleEn: `\u0001${hostile}`, summary: hostile, channelId: channel.id };
        const publishedAt = at(200 + from + place / 60);
        const id = await addArticle(world.db, { ...wish, publishedAt });
        const tag = { slug: `tag-${from + place}`, name_zh: hostile, name_en: hostile };
        const { id: tagId } = await world.db
          .insertInto('tags')
          .values(tag)
          .returning('id')
          .executeTakeFirstOrThrow();
        await world.db.insertInto('article_tags').values({ article_id: id, tag_id: tagId }).execute();
        await world.db.updateTable('articles').set(agency).where('id', '=', id).execute();
      }
      await world.db.updateTable('users').set({ nickname: some[0]! }).where('id', '=', userId).execute();
      const { entries } = await readFeed('en', 201 + from);
      for (const [place, hostile] of some.toReversed().entries()) {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot hold them
        const said = hostile.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '');
        expect(entries[place]).toMatchObject({ title: said, summary: said, categories: [said, said] });
      }
      await readSitemap(201 + from);
    }
  });
});

describe.each([
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/feed.xml?lang=en', 'application/atom+xml; charset=utf-8'],
])('GET %s', (url, type) => {
  it('feed file: requested → cacheable for a minute, 304 for a known ETag, HEAD without a body', async () => {
    world.clock.set(at(500));
    const first = await get(url);
    const { etag } = first.headers;
    expect(first.headers).toMatchObject({ 'content-type': type, 'cache-control': 'public, max-age=60' });
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    const again = await get(url, { 'if-none-match': `"x", ${etag}` });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    expect((await get(url, { 'if-none-match': '"x"' })).statusCode).toBe(200);
    const head = await get(url, {}, 'HEAD');
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', etag]);
    expect(head.headers['content-type']).toBe(type);
  });

  it('feed file: client accepts compression → sent compressed', async () => {
    const plain = await get(url);
    const small = await get(url, { 'accept-encoding': 'br' });
    if (plain.rawPayload.length < 1024) return;
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body);
  });
});

it('GET /sitemap.xml: content changed → new ETag within a minute', async () => {
  world.clock.set(at(600));
  const before = (await get('/sitemap.xml')).headers.etag;
  await addArticle(world.db, { publishedAt: at(600) });
  await app.memory.refresh();
  expect((await get('/sitemap.xml')).headers.etag).toBe(before);
  world.clock.set(at(601));
  expect((await get('/sitemap.xml')).headers.etag).not.toBe(before);
});
