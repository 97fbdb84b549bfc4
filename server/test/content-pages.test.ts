import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadStarterContent } from '../src/features/content/content.ts';
import { starterTexts } from '../src/features/content/starter/starter-contents.ts';
import { type BuiltPages, openBuiltPages, textOf } from './built-pages.ts';
import { openTestWorld, type TestWorld } from './harness.ts';
import { testStart } from './population.ts';

let world: TestWorld;
let pages: BuiltPages;
beforeAll(async () => {
  world = await openTestWorld();
  for (const { city } of starterTexts) {
    if (city === null) continue;
    await world.db
      .insertInto('destinations')
      .values({
        code: city,
        kind: 'city',
        country_code: 'MM',
        tz: 'Asia/Yangon',
        latitude: 20,
        longitude: 96,
        name_zh: `城${city}`,
        name_en: `City ${city}`,
      })
      .execute();
  }
  await world.db.transaction().execute((trx) => loadStarterContent(trx, { now: testStart, publish: true }));
  pages = await openBuiltPages(world);
});
afterAll(async () => {
  await pages.close();
  await world.close();
});

const titleOf = async (slug: string, lang: 'zh-cn' | 'en') => {
  const { title } = await world.db
    .selectFrom('article_texts')
    .innerJoin('articles', 'articles.id', 'article_texts.article_id')
    .select('article_texts.title')
    .where('slug', '=', slug)
    .where('lang', '=', lang)
    .executeTakeFirstOrThrow();
  return title;
};
const unescaped = (html: string) =>
  html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
const shown = async (path: string) => {
  const { http, html } = await pages.open(path);
  expect(http, path).toBe(200);
  return { html, text: unescaped(textOf(html)) };
};
const factsIn = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json!),
  );

describe('content rendered on the server', () => {
  // Covers 1.12, 2.10.
  it("about us: rendered on the server → the company’s offices and the seller's text about itself", async () => {
    const { text, html } = await shown('/cms/about-us?lang=zh-cn');
    expect(text).toContain('关于我们');
    const { body } = await world.db
      .selectFrom('article_texts')
      .innerJoin('articles', 'articles.id', 'article_texts.article_id')
      .select('body')
      .where('slug', '=', 'about-us')
      .where('lang', '=', 'zh-cn')
      .executeTakeFirstOrThrow();
    expect(text.replace(/\s/g, '')).toContain(textOf(body).replace(/\s/g, '').slice(0, 40));
    expect(factsIn(html)).toContainEqual(expect.objectContaining({ '@type': 'TravelAgency' }));
  });

  it.each([
    ['zh-cn', '昆明市人民中路 1 号'],
    ['en', '1 Renmin Middle Road, Kunming'],
  ])(
    'about us in %s: address in two languages → one of them, and the ISO code of the country',
    async (lang, street) => {
      const address = '昆明市人民中路 1 号\n1 Renmin Middle Road, Kunming';
      await world.db.updateTable('seller_entities').set({ address, country: 'CN' }).execute();
      const { html } = await shown(`/cms/about-us?lang=${lang}`);
      const seller = factsIn(html).find((fact) => fact['@type'] === 'TravelAgency');
      expect(seller?.address).toEqual({
        '@type': 'PostalAddress',
        streetAddress: street,
        addressCountry: 'CN',
      });
    },
  );

  it('home: any reader → site, search and company as schema.org data', async () => {
    const { html } = await shown('/?lang=en');
    expect(factsIn(html)).toMatchObject([
      {
        '@type': 'WebSite',
        name: 'Serai',
        inLanguage: 'en',
        potentialAction: { target: expect.stringMatching(/\/cms\/search\?lang=en&keyword=\{keyword\}$/) },
      },
      { '@type': 'Organization', name: 'Serai', logo: expect.stringMatching(/share\.png$/) },
    ]);
  });

  it.each(['/', '/hotel/list', '/car/list', '/airport/list', '/cms/info/bagan', '/cms/channel/guides'])(
    '%s: rendered on the server → a preview picture, and structured data',
    async (path) => {
      const { html } = await shown(path);
      const [, image] = /<meta property="og:image" content="(https?:\/\/[^"]+)"/.exec(html) ?? [];
      expect(image).toMatch(/\.(png|jpe?g|webp)$/);
      expect(factsIn(html).length).toBeGreaterThan(0);
    },
  );

  it('favicon.ico and the shared picture: requested → images', async () => {
    for (const [path, start] of [
      ['/favicon.ico', '00000100'],
      ['/static/images/share.png', '89504e47'],
    ] as const) {
      const { http, bytes } = await pages.open(path);
      expect([path, http, bytes.subarray(0, 4).toString('hex')]).toEqual([path, 200, start]);
    }
  });

  // Covers 1.13, 2.12.
  it('our services: rendered on the server → links to bookable products', async () => {
    const { html, text } = await shown('/cms/our-services?lang=en');
    expect(text).toContain('Our services');
    for (const path of ['/hotel/list', '/car/list', '/airport/list'])
      expect(html).toContain(`href="${path}?lang=en"`);
  });

  it('contact us: rendered on the server → the offices as the seller saved them', async () => {
    const { id } = await world.db
      .selectFrom('seller_entities')
      .select('id')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const office = {
      name_zh: '曼德勒办事处',
      name_en: 'Mandalay office',
      address_zh: '84 街',
      address_en: '84th Street',
    };
    await world.db
      .insertInto('seller_offices')
      .values({ ...office, entity_id: id, position: 90 })
      .execute();
    expect((await shown('/cms/contact-us?lang=zh-cn')).text).toContain('曼德勒办事处');
    expect((await shown('/cms/contact-us?lang=en')).text).toContain('84th Street');
  });

  // Covers 1.14, 2.13.
  it.each(['zh-cn', 'en'] as const)(
    'channel page: open (%s) → articles of the channel and its subchannels',
    async (lang) => {
      const { html, text } = await shown(`/cms/channel/guides?lang=${lang}`);
      const { slug } = starterTexts.findLast(({ channel }) => channel === 'myanmar')!;
      expect(text).toContain(await titleOf(slug, lang));
      expect(html).toContain(`href="/cms/info/${slug}?lang=${lang}"`);
      expect(html).toContain(`rel="canonical" href="http`);
      expect(factsIn(html)).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
    },
  );

  // Covers 2.13.
  it('tag page: open → articles with the tag', async () => {
    const { slug, tags } = starterTexts.find(({ tags }) => tags.length > 0)!;
    const { html } = await shown(`/cms/channel/${tags[0]}/tag`);
    expect(html).toContain(`href="/cms/info/${slug}"`);
  });

  // Covers 1.15, 2.14.
  it.each(['zh-cn', 'en'] as const)(
    'article page: without scripts → the whole article (%s)',
    async (lang) => {
      const { slug } = starterTexts.find(({ channel }) => channel === 'myanmar')!;
      const { html, text } = await shown(`/cms/info/${slug}?lang=${lang}`);
      const title = await titleOf(slug, lang);
      expect(text).toContain(title);
      expect(html).toContain('class="rich-text"');
      expect(factsIn(html)).toContainEqual(
        expect.objectContaining({ '@type': 'Article', headline: title, datePublished: expect.any(String) }),
      );
    },
  );

  it.each(['about-us', 'our-services'])(
    "seller's page %s: second address → redirects to the first",
    async (slug) => {
      const { http, headers } = await pages.open(`/cms/page/${slug}?lang=en`);
      expect([http, headers.location]).toEqual([302, `/cms/${slug}?lang=en`]);
      expect((await shown('/cms/page/how-to-book')).html).not.toContain(`/cms/page/${slug}`);
      // The help beside it lists the other pages, not the page itself.
      const { html } = await shown(`/cms/${slug}?lang=en`);
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      expect(main).toContain('href="/cms/page/faq?lang=en"');
      expect(main).not.toContain(`href="/cms/${slug}`);
    },
  );

  it.each([
    ['/cms/info/bagan', '?lang=en', 'Serai · Travel guides'],
    ['/cms/channel/guides', '?lang=zh-cn', '商驿 · 旅行指南'],
    ['/cms/about-us', '', '商驿 · 旅行指南'],
    ['/', '?lang=en', 'Serai · Travel guides'],
    ['/hotel/list', '', '商驿 · 旅行指南'],
  ])('%s%s: rendered on the server → links to the feed of its language', async (path, search, title) => {
    const { html } = await shown(path + search);
    const lang = search === '?lang=en' ? 'en' : 'zh-cn';
    expect(html).toMatch(
      new RegExp(
        `<link rel="alternate" type="application/atom\\+xml" title="${title}" href="http://[^"]*/feed.xml\\?lang=${lang}"`,
      ),
    );
  });

  it('page: requested without a language → no language in its links', async () => {
    const { html } = await shown('/cms/channel/guides');
    expect(html).toContain('href="/cms/channel/myanmar"');
    // The other language is a plain link: switching needs no script.
    expect(html).toContain('href="/cms/channel/guides?lang=en" hrefLang="en"');
  });

  // Covers 1.16, 2.15.
  it('content page: opened directly → complete, with links to the others', async () => {
    const [first, second] = starterTexts.filter(
      ({ kind, slug }) => kind === 'page' && slug !== 'about-us' && slug !== 'our-services',
    );
    const { html, text } = await shown(`/cms/page/${first!.slug}?lang=zh-cn`);
    expect(text).toContain(await titleOf(first!.slug, 'zh-cn'));
    expect(html).toContain(`href="/cms/page/${second!.slug}?lang=zh-cn"`);
  });

  // Covers 1.17, 2.16.
  it('search page: matching words → links to results; no match → advice', async () => {
    const { slug } = starterTexts.find(({ channel }) => channel === 'myanmar')!;
    const title = await titleOf(slug, 'en');
    const { html } = await shown(`/cms/search?lang=en&keyword=${encodeURIComponent(title)}`);
    expect(html).toContain(`href="/cms/info/${slug}?lang=en"`);
    const nothing = await shown('/cms/search?lang=en&keyword=qqqqzzzzxxxx');
    expect(nothing.text).toContain('Nothing found for “qqqqzzzzxxxx”');
    expect(nothing.html).toContain('content="noindex"');
  });

  it.each([
    '/cms/info/no-such-article',
    '/cms/info/999999999',
    '/cms/page/no-such-page',
    '/cms/channel/no-such-channel',
    '/cms/channel/guides/nonsense',
    '/cms/info/%3Cscript%3E',
  ])('%s: rendered on the server → not found', async (path) => {
    const { http, html } = await pages.open(path);
    expect([http, html.includes('content="noindex"')]).toEqual([404, true]);
  });
});
