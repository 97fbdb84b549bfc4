import { expect, test } from '@playwright/test';
import { elementsOf, readXml, textIn } from '../server/test/read-xml.ts';
import { isAssurance } from '../server/test/reliability/figure.ts';
import { Crawler, readRobots } from './crawler.ts';
import { control, portal } from './portal.ts';
import { faultsOfFacts } from './structured-facts.ts';

test.beforeAll(() => control('POST', 'reset'));

interface SitemapPage {
  alternates: { hreflang: string; href: string }[];
}

/** Numbers of hotels, and of cities with lists, that `npm test` opens. */
const [FEW_HOTELS, FEW_CITIES] = [2, 1];
/** Maximum number of addresses per kind that differ only in the query or fragment. */
const OF_A_KIND = isAssurance ? 2 : 1;
/** Languages to crawl: `npm test` follows the one that is not the site's default. */
const languages = isAssurance ? ['zh-cn', 'en'] : ['en'];

const languageOf = (address: string) => new URL(address).searchParams.get('lang') ?? '';

async function readText(path: string): Promise<string> {
  const response = await fetch(new URL(path, portal().url));
  expect(response.status, path).toBe(200);
  return response.text();
}

/** Reads the sitemap by address. */
async function readSitemap(): Promise<Map<string, SitemapPage>> {
  const sitemap = readXml(await readText('/sitemap.xml'));
  expect(sitemap.name).toBe('urlset');
  return new Map(
    elementsOf(sitemap, 'url').map((url) => {
      const alternates = elementsOf(url, 'xhtml:link').map(({ attribs }) => ({
        hreflang: attribs.hreflang!,
        href: attribs.href!,
      }));
      return [textIn(url, 'loc'), { alternates }] as const;
    }),
  );
}

/** Returns the target page of a link without the reader's query; `lang` is that of the linking page. */
function pageOf(address: string): URL {
  const url = new URL(address);
  const isCity = url.pathname === '/hotel/list' && url.searchParams.get('destination_type') === 'city';
  const kept = ['lang', ...(isCity ? ['destination_type', 'destination_id'] : [])];
  for (const name of [...url.searchParams.keys()]) if (!kept.includes(name)) url.searchParams.delete(name);
  return url;
}

/**
 * Returns a predicate that chooses the links to request: forbidden ones never, hotels and mere variants of a
 * page a few.
 */
function chooser(sitemap: ReadonlyMap<string, unknown>, isForbidden: (address: string) => boolean) {
  const some = (kind: RegExp, most: number) => {
    const ids = [...sitemap.keys()].map((address) => Number(kind.exec(address)?.[1] ?? Number.NaN));
    const known = [...new Set(ids.filter((id) => !Number.isNaN(id)))].sort((a, b) => a - b);
    const apart = isAssurance ? 1 : Math.ceil(known.length / most);
    return new Set(known.filter((_, at) => at % apart === 0));
  };
  const hotels = some(/\/hotel\/detail\/(\d+)\?/, FEW_HOTELS);
  const cities = some(/destination_type=city&destination_id=(\d+)/, FEW_CITIES);
  const seen = new Map<string, number>();
  return (address: string) => {
    if (isForbidden(address) || !(isAssurance || languages.includes(languageOf(address)))) return false;
    const url = new URL(address);
    const hotel = /^\/hotel\/detail\/(\d+)$/.exec(url.pathname)?.[1];
    if (hotel && !hotels.has(Number(hotel))) return false;
    const place = url.searchParams.get('destination_id');
    if (url.pathname === '/hotel/list' && place && !cities.has(Number(place))) return false;
    const plain = pageOf(address);
    const page = url.searchParams.get('page');
    if (page) plain.searchParams.set('page', page);
    if (plain.searchParams.size === url.searchParams.size) return true;
    // The list of a city is reachable only by a search for a stay; it links to the hotels.
    const isSorted = ['sort', 'order', 'cancellation'].some((name) => url.searchParams.has(name));
    const names = `${url.pathname.replace(/\d+/g, 'n')} ${[...url.searchParams.keys()].sort()}`;
    const kind = place && !isSorted ? plain.href : names;
    seen.set(kind, (seen.get(kind) ?? 0) + 1);
    return seen.get(kind)! <= OF_A_KIND;
  };
}

test('search engine: finds every public page by links, in both languages, each described truthfully', async () => {
  test.setTimeout(isAssurance ? 900_000 : 120_000);
  const startedAt = Date.now();
  const home = new URL('/', portal().url).href;
  const isForbidden = readRobots(await readText('/robots.txt'));
  const sitemap = await readSitemap();
  const isFollowed = chooser(sitemap, isForbidden);
  const crawler = new Crawler(isFollowed);
  await crawler.follow(home);
  await crawler.visit([...sitemap.keys()].filter(isFollowed));
  const faults: string[] = [];
  const titles = new Map<string, string>();
  const files = new Map<string, string>();
  let indexed = 0;
  for (const [address, { status, location, page }] of crawler.answers) {
    const fault = (words: string) => faults.push(`${address}: ${words}`);
    if (!page) {
      const from = crawler.linkedFrom.get(address) ?? 'the sitemap';
      fault(`${status} ${location}, linked from ${from}`);
      continue;
    }
    const asked = new URL(address).searchParams.get('lang');
    if (page.lang !== (asked === 'en' ? 'en' : 'zh-CN')) fault(`is in ${page.lang}`);
    if (page.h1.length !== 1) fault(`has ${page.h1.length} h1: ${page.h1.join(' | ')}`);
    if (!page.title) fault('has no title');
    for (const file of page.files) files.set(file, address);
    for (const { href, hreflang } of page.links) {
      const lang = new URL(href).searchParams.get('lang');
      if (asked && !hreflang && lang !== asked) fault(`leads on in another language: ${href}`);
    }
    if (!page.isIndexed) {
      if (page.canonical || page.facts.length > 0) fault('is not for search engines and speaks to them');
      if (sitemap.has(address)) fault('is in the sitemap and not for search engines');
      continue;
    }
    const canonical = new URL(page.canonical || 'about:blank');
    const number = canonical.searchParams.get('page');
    canonical.searchParams.delete('page');
    const known = sitemap.get(canonical.href);
    if (!known) fault(`has a canonical address that the sitemap does not know: ${page.canonical}`);
    if (isForbidden(page.canonical)) fault(`has a canonical address that is forbidden: ${page.canonical}`);
    if (known && !number) expect.soft(page.alternates, address).toEqual(known.alternates);
    for (const json of page.facts) for (const words of faultsOfFacts(json)) fault(words);
    if (page.canonical !== address) continue;
    if (
      address.includes('destination_type') &&
      !page.links.some(({ href }) => href.includes('/hotel/detail/'))
    )
      fault('is the list of a city and leads to no hotel');
    indexed += 1;
    if (!page.description) fault('has no description');
    for (const said of [`title ${page.title}`, `description ${page.description}`]) {
      const other = titles.get(`${page.lang} ${said}`);
      if (other) fault(`has the same ${said} as ${other}`);
      titles.set(`${page.lang} ${said}`, address);
    }
  }
  expect(faults).toEqual([]);

  for (const [address, { alternates }] of sitemap) {
    for (const { hreflang, href } of alternates) {
      if (hreflang !== 'x-default') expect(sitemap.get(href)?.alternates, address).toEqual(alternates);
    }
  }
  const reached = new Set([...crawler.linkedFrom.keys()].map((address) => pageOf(address).href));
  const isAsked = (address: string) =>
    isAssurance || (languages.includes(languageOf(address)) && !/\/hotel\/detail\//.test(address));
  expect([...sitemap.keys()].filter((address) => isAsked(address) && !reached.has(address))).toEqual([]);
  for (const lang of languages) expect(reached).toContain(`${home}?lang=${lang}`);

  const dead: string[] = [];
  const some = [...files].filter((_, at) => isAssurance || at % 16 === 0);
  const feeds = [...files.keys()].filter((file) => file.includes('/feed.xml'));
  const oneForbidden = new Map(
    [...crawler.linkedFrom.keys()].filter(isForbidden).map((each) => [new URL(each).pathname, each]),
  );
  for (const file of [...some.map(([file]) => file), ...feeds, ...oneForbidden.values()]) {
    const { status } = await fetch(file, { redirect: 'manual' });
    if (status !== 200) dead.push(`${status} ${file}, on ${files.get(file) ?? crawler.linkedFrom.get(file)}`);
  }
  expect(dead).toEqual([]);
  // Every public page links to the feed in its language.
  expect(feeds.sort()).toEqual(['en', 'zh-cn'].map((lang) => `${home}feed.xml?lang=${lang}`));
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(
    `public pages: ${sitemap.size} in the sitemap, ${crawler.answers.size} asked for, ${indexed} of them canonical, ${crawler.linkedFrom.size} links, ${files.size} files, ${seconds} s\n`,
  );
});
