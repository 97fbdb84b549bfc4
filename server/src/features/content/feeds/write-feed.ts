import type { ArticleRow } from '@serai/contract/articles';
import { addressIn } from '@serai/contract/page-address';
import en from '@serai/phrases/en/pages/content';
import { fill, type Lang } from '@serai/phrases/lang';
import zh from '@serai/phrases/zh/pages/content';
import type { Db } from '../../../calls.ts';
import { inLang } from '../../../platform/lang/in-lang.ts';
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

/** Articles in it. */
const NEWEST = 50;

/**
 * The newest articles that guests see in a language, as an Atom feed (RFC 4287). Titles and summaries are text, escaped;
 * no bodies, so that nothing is in it that has to be bought.
 */
export async function writeFeed({ db, kept, origin }: FeedDeps, lang: Lang, now: Date): Promise<string> {
  const newest = listNewest(kept, lang, now);
  const ids = newest.map(({ id }) => id);
  const [rows, { siteNameZh, siteNameEn }] = await Promise.all([
    listArticleRows(db, ids, { agencyId: nobodys, lang, now }),
    findSiteSettings(db),
  ]);
  const site = inLang(siteNameZh, siteNameEn, lang);
  const entries = newest.flatMap(({ id, changedAt }) => {
    const listed = rows.get(id);
    // Between the two it may have been taken offline, or lost this language.
    if (!listed?.canBeRead || listed.row.lang !== lang) return [];
    return writeEntry(listed.row, { changedAt, lang, origin, site });
  });
  const changedAt = Math.max(0, ...newest.map((article) => article.changedAt));
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">`,
    `<id>${address(lang, '/feed.xml', origin)}</id>`,
    `<title>${anyTextInXml(fill(inLang(zh.feedTitle, en.feedTitle, lang), { site }))}</title>`,
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

interface EntryFacts {
  changedAt: number;
  lang: Lang;
  origin: string;
  site: string;
}

/** Known by its id for good: its other address may change. */
function writeEntry(row: ArticleRow, { changedAt, lang, origin, site }: EntryFacts): string {
  const { id, slug, title, summary, author, channel, tags, published_at } = row;
  return [
    `<entry><id>${address(lang, `/cms/info/${id}`, origin)}</id>`,
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
