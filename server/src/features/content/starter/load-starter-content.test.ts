import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../../test/harness.ts';
import { testStart } from '../../../../test/population.ts';
import { projectRoot } from '../../../platform/env/project-root.ts';
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
        ...{ code, kind: 'city', country_code: 'MM', tz: 'Asia/Yangon', latitude: 20, longitude: 96 },
        ...{ name_zh: `城${code}`, name_en: `City ${code}` },
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

test('the table names every text of the folder, in both languages', () => {
  const names = starterTexts.map(({ slug }) => `${slug}.html`).sort();
  expect(readdirSync(folderOf('zh')).sort()).toEqual(names);
  expect(readdirSync(folderOf('en')).sort()).toEqual(names);
  expect(starterTexts.filter(({ city }) => city !== null)).toHaveLength(12);
});

test('as drafts nobody reads them; they are published once, whole, and in both languages', async () => {
  await expect(
    world.db.transaction().execute(async (trx) => {
      expect(await loadStarterContent(trx, { now: testStart, publish: false })).toEqual({
        ...{ channels: 4, articles: starterTexts.length },
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

  expect(await load(true)).toEqual({ channels: 4, articles: starterTexts.length });
  expect(await load(true)).toEqual({ channels: 0, articles: 0 });
  const rows = await texts();
  expect(rows).toHaveLength(2 * starterTexts.length);
  for (const { slug, lang, title, summary, body, words } of rows) {
    const written = readFileSync(join(folderOf(lang === 'en' ? 'en' : 'zh'), `${slug}.html`), 'utf8');
    const where = `${slug} (${lang})`;
    expect(written, where).toContain(title);
    expect(title, where).toMatch(lang === 'en' ? /^[^\p{Script=Han}]+$/u : /\p{Script=Han}/u);
    expect(summary.length, where).toBeGreaterThan(10);
    // The cleaner takes nothing away: as many elements and words as were written.
    const source = written.slice(written.indexOf('---\n', 4) + 4);
    const count = (html: string, tag: string) => html.split(`<${tag}`).length;
    for (const tag of ['p>', 'h2', 'li', 'td', 'th', 'tr', 'strong', 'a ', 'figure', 'img'])
      expect(count(body, tag), `${where} <${tag}`).toBe(count(source, tag));
    const plain = (html: string) => html.replace(/<[^>]*>|\s+/g, '');
    expect(plain(body).replaceAll('&amp;', '&'), where).toBe(plain(source).replaceAll('&amp;', '&'));
    expect(words.replace(/\s+/g, '').length, where).toBeGreaterThan(100);
  }
});

test('every link leads to a text that is there, a city that is sold, or a page of the portal', async () => {
  const rows = await texts();
  const ours = ['/hotel/list', '/car/list', '/airport/list', '/cms/contact-us'];
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
