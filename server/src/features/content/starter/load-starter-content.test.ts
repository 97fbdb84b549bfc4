import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../../test/harness.ts';
import { testStart } from '../../../../test/population.ts';
import { projectRoot } from '../../../platform/env/project-root.ts';
import { openStorages } from '../../../platform/files/open-storages.ts';
import { loadStarterContent } from './load-starter-content.ts';
import { starterTexts } from './starter-contents.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
  const cities = starterTexts.flatMap(({ city }) => (city === null ? [] : [city]));
  for (const code of cities) {
    await world.db
      .insertInto('destinations')
      .values({
        code,
        kind: 'city',
        country_code: 'MM',
        tz: 'Asia/Yangon',
        latitude: 20,
        longitude: 96,
        name_zh: `城${code}`,
        name_en: `City ${code}`,
      })
      .execute();
  }
});
afterAll(() => world.close());

const folderOf = (lang: string) => join(projectRoot, 'server/content', lang);
const load = (publish: boolean) =>
  world.db.transaction().execute((trx) => loadStarterContent(trx, { now: testStart, publish }));
const texts = () =>
  world.db
    .selectFrom('article_texts')
    .innerJoin('articles', 'articles.id', 'article_texts.article_id')
    .select(['articles.slug', 'articles.kind', 'lang', 'title', 'summary', 'body', 'words'])
    .orderBy('slug')
    .orderBy('lang')
    .execute();

test('starterTexts: folder → every text listed, in both languages', () => {
  const names = starterTexts.map(({ slug }) => `${slug}.html`).sort();
  expect(readdirSync(folderOf('zh')).sort()).toEqual(names);
  expect(readdirSync(folderOf('en')).sort()).toEqual(names);
  expect(starterTexts.filter(({ city }) => city !== null)).toHaveLength(12);
});

test('loadStarterContent: drafts → invisible; published → once, complete, in both languages', async () => {
  await expect(
    world.db.transaction().execute(async (trx) => {
      expect(await loadStarterContent(trx, { now: testStart, publish: false })).toEqual({
        channels: 5,
        articles: starterTexts.length,
      });
      const drafts = await trx
        .selectFrom('articles')
        .select(['status', 'live_revision'])
        .distinct()
        .execute();
      expect(drafts).toEqual([{ status: 'draft', live_revision: null }]);
      throw new Error('taken back');
    }),
  ).rejects.toThrow('taken back');

  expect(await load(true)).toEqual({ channels: 5, articles: starterTexts.length });
  expect(await load(true)).toEqual({ channels: 0, articles: 0 });
  const rows = await texts();
  expect(rows).toHaveLength(2 * starterTexts.length);
  for (const { slug, lang, title, summary, body, words } of rows) {
    const written = readFileSync(join(folderOf(lang === 'en' ? 'en' : 'zh'), `${slug}.html`), 'utf8');
    const where = `${slug} (${lang})`;
    expect(written, where).toContain(title);
    expect(title, where).toMatch(lang === 'en' ? /^[^\p{Script=Han}]+$/u : /\p{Script=Han}/u);
    expect(summary.length, where).toBeGreaterThan(10);
    // Sanitising must not remove anything: as many elements and words as in the source. Figures need
    // pictures, which are absent here.
    const source = written.slice(written.indexOf('---\n', 4) + 4).replace(/<figure>.*<\/figure>/g, '');
    const count = (html: string, tag: string) => html.split(`<${tag}`).length;
    for (const tag of ['p>', 'h2', 'li', 'td', 'th', 'tr', 'strong', 'a ', 'figure', 'img'])
      expect(count(body, tag), `${where} <${tag}`).toBe(count(source, tag));
    const plain = (html: string) => html.replace(/<[^>]*>|\s+/g, '');
    expect(plain(body).replaceAll('&amp;', '&'), where).toBe(plain(source).replaceAll('&amp;', '&'));
    expect(words.replace(/\s+/g, '').length, where).toBeGreaterThan(100);
  }
});

test('loadStarterContent: links → existing texts, cities on sale, or pages of the portal', async () => {
  const rows = await texts();
  const ours = ['/hotel/list', '/car/list', '/airport/list', '/cms/contact-us', '/cms/channel/trade'];
  const pages = new Set(
    rows.map(({ kind, slug }) => (kind === 'page' ? `/cms/page/${slug}` : `/cms/info/${slug}`)),
  );
  const cities = await world.db.selectFrom('destinations').select('id').where('kind', '=', 'city').execute();
  let led = 0;
  for (const { slug, lang, body } of rows) {
    for (const [, href = ''] of body.matchAll(/href="([^"]*)"/g)) {
      led += 1;
      const address = new URL(href.replaceAll('&amp;', '&'), 'http://portal');
      const city = Number(address.searchParams.get('destination_id'));
      if (address.search !== '')
        expect(
          cities.map(({ id }) => id),
          `${slug} ${lang}`,
        ).toContain(city);
      else expect(pages.has(href) || ours.includes(href), `${slug} (${lang}) leads to ${href}`).toBe(true);
    }
  }
  expect(led).toBeGreaterThan(100);
});

test('loadStarterContent: with pictures → every guide has its cover and figures in the language of the text', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'serai-starter-'));
  const storages = openStorages({ dataDir: join(folder, 'data') });
  const cities = starterTexts.flatMap(({ city }) => city ?? []);
  await mkdir(join(folder, 'guides'));
  const names = cities.flatMap((city) => [
    `${city}-cover`,
    ...['map', 'season'].flatMap((figure) => ['zh', 'en'].map((lang) => `${city}-${figure}.${lang}`)),
  ]);
  for (const [at, name] of names.entries()) {
    const background = { r: at * 4, g: 90, b: 255 - at * 4 };
    await sharp({ create: { width: 640, height: 360, channels: 3, background } })
      .jpeg()
      .toFile(join(folder, 'guides', `${name}.jpg`));
  }
  const illustrated = await openTestWorld();
  try {
    await illustrated.db.transaction().execute(async (trx) => {
      await loadStarterContent(trx, { now: testStart, publish: true, pictures: { folder, storages } });
    });
    const keys = new Set(
      (await illustrated.db.selectFrom('pictures').select('key').execute()).map(({ key }) => key),
    );
    expect(keys.size).toBe(names.length);
    const read = await illustrated.db
      .selectFrom('article_texts')
      .innerJoin('articles', 'articles.id', 'article_texts.article_id')
      .select(['slug', 'lang', 'cover', 'body'])
      .execute();
    const guides = read.filter(({ slug }) => cities.includes(slug ?? ''));
    expect(guides).toHaveLength(24);
    for (const { slug, lang, cover, body } of guides) {
      expect(keys, slug!).toContain(cover);
      const shown = [
        ...body.matchAll(/<img src="\/pictures\/(.{22})-1280\.jpg" alt="[^"]+" width="640" height="360"/g),
      ];
      expect(shown, `${slug} (${lang})`).toHaveLength(2);
      for (const [, key] of shown) expect(keys).toContain(key);
      expect(body).not.toContain('drawn:');
    }
    const shownByBoth = new Map<string, number>();
    for (const [key] of guides.flatMap(({ body }) => [...body.matchAll(/\/pictures\/.{22}/g)]))
      shownByBoth.set(key, (shownByBoth.get(key) ?? 0) + 1);
    expect(new Set(shownByBoth.values())).toEqual(new Set([1]));
  } finally {
    await illustrated.close();
    await rm(folder, { recursive: true, force: true });
  }
});
