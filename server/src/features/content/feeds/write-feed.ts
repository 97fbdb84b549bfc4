import { createHash } from 'node:crypto';
import type { ArticleRow } from '@serai/contract/content/articles';
import { addressIn } from '@serai/contract/site/page-address';
import en from '@serai/phrases/en/pages/site/layout';
import { fill, inLanguage, type Lang } from '@serai/phrases/lang';
import zh from '@serai/phrases/zh/pages/site/layout';
import type { Db } from '../../../calls.ts';
import { anyTextInXml, escapeXml } from '../../../platform/xml/escape-xml.ts';
import { findSiteSettings } from '../../site/site.ts';
import { listArticleRows } from '../article-rows.ts';
import type { ArticleFacts } from '../kept/article-facts.ts';
import type { KeptContent } from '../kept/kept-content.ts';
import { nobodys } from '../reading/list-shown.ts';

export interface FeedDeps {
  db: Db;
  kept: KeptContent;
  origin: string;
}

/** Number of articles in the feed. */
const NEWEST = 50;

/**
 * Writes the newest articles that guests see in a language as an Atom feed (RFC 4287). Titles and summaries
 * are escaped text; there are no bodies, so the feed contains nothing that must be bought.
 */
export async function writeFeed({ db, kept, origin }: FeedDeps, lang: Lang, now: Date): Promise<string> {
  const newest = listNewest(kept, lang, now);
  const ids = newest.map(({ id }) => id);
  const [rows, { siteNameZh, siteNameEn }, created] = await Promise.all([
    listArticleRows(db, ids, { agencyId: nobodys, lang, now }),
    findSiteSettings(db),
    findCreated(db, ids),
  ]);
  const site = inLanguage(lang, { zh: siteNameZh, en: siteNameEn });
  const entries = newest.flatMap(({ id, changedAt }) => {
    const listed = rows.get(id);
    // In the meantime it may have been taken offline or lost this language.
    if (!listed?.canBeRead || listed.row.lang !== lang) return [];
    const entryId = entryIdOf(id, created.get(id)!, lang);
    return writeEntry(listed.row, { entryId, changedAt, lang, origin, site });
  });
  const changedAt = Math.max(0, ...newest.map((article) => article.changedAt));
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">`,
    `<id>${address(lang, '/feed.xml', origin)}</id>`,
    `<title>${anyTextInXml(fill(inLanguage(lang, { zh: zh.feedTitle, en: en.feedTitle }), { site }))}</title>`,
    `<link rel="self" type="application/atom+xml" href="${address(lang, '/feed.xml', origin)}"/>`,
    `<link rel="alternate" type="text/html" href="${address(lang, '/', origin)}"/>`,
    `<updated>${instant(changedAt)}</updated>`,
    `<author><name>${anyTextInXml(site)}</name></author>`,
    ...entries,
    '</feed>\n',
  ].join('\n');
}

function listNewest({ articles }: KeptContent, lang: Lang, now: Date): ArticleFacts[] {
  return articles
    .list(`feed ${lang}`, ({ kind, langs }) => kind === 'info' && langs.includes(lang))
    .listShown('new', {}, NEWEST, now);
}

/** Creation time of each article; it never changes. */
async function findCreated(db: Db, ids: readonly number[]): Promise<Map<number, Date>> {
  const rows = await db
    .selectFrom('articles')
    .select(['id', 'created_at'])
    .where('id', 'in', [...ids, 0])
    .execute();
  return new Map(rows.map(({ id, created_at }) => [id, created_at]));
}

/**
 * Permanent entry id, independent of the portal's address: a feed reader shows an article with a new id as
 * new. The creation time distinguishes the articles of two portals.
 */
function entryIdOf(id: number, created: Date, lang: Lang): string {
  const hash = createHash('sha256').update(`article ${id} ${created.toISOString()} ${lang}`).digest('hex');
  const variant = ((Number.parseInt(hash[16]!, 16) & 3) | 8).toString(16);
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, variant + hash.slice(17, 20)];
  return `urn:uuid:${[...parts, hash.slice(20, 32)].join('-')}`;
}

interface EntryFacts {
  entryId: string;
  changedAt: number;
  lang: Lang;
  origin: string;
  site: string;
}

function writeEntry(row: ArticleRow, { entryId, changedAt, lang, origin, site }: EntryFacts): string {
  const { slug, title, summary, author, channel, tags, published_at } = row;
  return [
    `<entry><id>${entryId}</id>`,
    `<title>${anyTextInXml(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${address(lang, `/cms/info/${slug}`, origin)}"/>`,
    `<published>${instant(published_at * 1000)}</published><updated>${instant(changedAt)}</updated>`,
    `<author><name>${anyTextInXml(author || site)}</name></author>`,
    ...[...(channel ? [channel] : []), ...tags].map(
      (each) => `<category term="${anyTextInXml(each.slug)}" label="${anyTextInXml(each.name)}"/>`,
    ),
    ...(summary ? [`<summary>${anyTextInXml(summary)}</summary>`] : []),
    '</entry>',
  ].join('\n');
}

function address(lang: Lang, path: string, origin: string): string {
  return escapeXml(addressIn(lang, path, origin));
}

function instant(ms: number): string {
  return new Date(ms).toISOString();
}
