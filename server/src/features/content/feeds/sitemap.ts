import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { addressIn, alternatesOf } from '@serai/contract/page-address';
import { escapeXml } from '../../../platform/xml/escape-xml.ts';
import type { PublicPage } from './public-pages.ts';

export interface SitemapDeps {
  listPages(now: Date): Promise<PublicPage[]>;
  origin: string;
  /** Of a file; sitemaps.org allows 50,000. */
  mostAddresses?: number;
}

/** A file of the sitemap: its text comes in pieces, so that none of it is kept. */
export interface SitemapFile {
  etag: string;
  write(): AsyncGenerator<string>;
}

/** What stood in the sitemap at an instant, by files. */
interface Snapshot {
  parts: readonly (readonly PublicPage[])[];
  etag: string;
}

const KEPT_MS = 60_000;
/** Pages written or looked at before others get their turn: some milliseconds. */
const BATCH = 200;

/**
 * The sitemap as sitemaps.org describes it, with every language of a page. One file as long as it holds all addresses,
 * else an index of files. What stands in it is kept for a minute: a list of pages, never their text.
 */
export class Sitemap {
  private readonly deps: SitemapDeps;
  private kept: { takenAt: number; snapshot: Promise<Snapshot> } | undefined;

  constructor(deps: SitemapDeps) {
    this.deps = deps;
  }

  /** `/sitemap.xml`: all of it, or the index of its files. */
  async open(now: Date): Promise<SitemapFile> {
    const { parts, etag } = await this.snapshot(now);
    const [first = [], ...more] = parts;
    return { etag, write: () => (more.length > 0 ? this.writeIndex(parts) : this.writePages(first)) };
  }

  /** One file of several, counted from 1; undefined where there is none of that number. */
  async openPart(number: number, now: Date): Promise<SitemapFile | undefined> {
    const { parts, etag } = await this.snapshot(now);
    const part = parts.length > 1 ? parts[number - 1] : undefined;
    return part && { etag, write: () => this.writePages(part) };
  }

  /** One for all who ask within a minute. */
  private snapshot(now: Date): Promise<Snapshot> {
    const takenAt = now.getTime();
    const age = takenAt - (this.kept?.takenAt ?? Number.NEGATIVE_INFINITY);
    if (!this.kept || age < 0 || age >= KEPT_MS) this.kept = { takenAt, snapshot: this.take(now) };
    return this.kept.snapshot;
  }

  private async take(now: Date): Promise<Snapshot> {
    const pages = await this.deps.listPages(now);
    return {
      parts: splitByAddresses(pages, this.deps.mostAddresses ?? 50_000),
      etag: await markOf(pages),
    };
  }

  private async *writeIndex(parts: Snapshot['parts']): AsyncGenerator<string> {
    yield `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
    for (const [at, pages] of parts.entries()) {
      const address = new URL(`/sitemap-${at + 1}.xml`, this.deps.origin).href;
      let changedAt = 0;
      for (const page of pages) changedAt = Math.max(changedAt, page.changedAt ?? 0);
      yield `<sitemap><loc>${escapeXml(address)}</loc>${lastmod(changedAt || null)}</sitemap>\n`;
      await setImmediate();
    }
    yield '</sitemapindex>\n';
  }

  private async *writePages(pages: readonly PublicPage[]): AsyncGenerator<string> {
    yield `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
    for (let from = 0; from < pages.length; from += BATCH) {
      yield pages
        .slice(from, from + BATCH)
        .map((page) => writePage(page, this.deps.origin))
        .join('');
      await setImmediate();
    }
    yield '</urlset>\n';
  }
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Each language of a page with all of its addresses, as search engines want them: every one names every other. */
function writePage({ path, langs, changedAt }: PublicPage, origin: string): string {
  const alternates = alternatesOf(langs, path, origin)
    .map(({ hreflang, href }) => {
      return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`;
    })
    .join('');
  const rest = `${lastmod(changedAt)}${alternates}</url>\n`;
  return langs.map((lang) => `<url><loc>${escapeXml(addressIn(lang, path, origin))}</loc>${rest}`).join('');
}

function lastmod(changedAt: number | null): string {
  return changedAt === null ? '' : `<lastmod>${new Date(changedAt).toISOString()}</lastmod>`;
}

/** A page stands in one file with all of its languages. */
function splitByAddresses(pages: readonly PublicPage[], most: number): PublicPage[][] {
  const parts: PublicPage[][] = [[]];
  let addresses = 0;
  for (const page of pages) {
    if (addresses + page.langs.length > most) {
      parts.push([]);
      addresses = 0;
    }
    parts.at(-1)!.push(page);
    addresses += page.langs.length;
  }
  return parts;
}

/** Weak: it stands for what is said, not for the bytes, which may travel compressed. */
async function markOf(pages: readonly PublicPage[]): Promise<string> {
  const hash = createHash('sha256');
  for (const [at, { path, langs, changedAt }] of pages.entries()) {
    if (at % (10 * BATCH) === 0) await setImmediate();
    hash.update(`${path} ${langs} ${changedAt}\n`);
  }
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}
