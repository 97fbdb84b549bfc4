import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { addressIn, alternatesOf } from '@serai/contract/site/page-address';
import { escapeXml } from '../../../platform/xml/escape-xml.ts';
import type { PublicPage } from './public-pages.ts';

export interface SitemapDeps {
  listPages(now: Date): Promise<PublicPage[]>;
  origin: string;
  /** Per file; sitemaps.org allows 50,000. */
  maxAddresses?: number;
}

/** A file of the sitemap, whose text is generated in pieces and never held as a whole. */
export interface SitemapFile {
  etag: string;
  write(): AsyncGenerator<string>;
}

/** Contents of the sitemap at an instant, by file. */
interface Snapshot {
  parts: readonly (readonly PublicPage[])[];
  etag: string;
}

const KEPT_MS = 60_000;
/** Pages written or hashed before yielding to other work: some milliseconds. */
const BATCH = 200;

/**
 * Sitemap by the sitemaps.org protocol, with every language of a page: one file if it fits all addresses,
 * otherwise an index of files. The list of pages is cached for one minute, but not its text.
 */
export class Sitemap {
  private readonly deps: SitemapDeps;
  private kept: { takenAt: number; snapshot: Promise<Snapshot> } | undefined;

  constructor(deps: SitemapDeps) {
    this.deps = deps;
  }

  /** Opens `/sitemap.xml`: the whole sitemap, or the index of its files. */
  async open(now: Date): Promise<SitemapFile> {
    const { parts, etag } = await this.snapshot(now);
    const [first = [], ...more] = parts;
    return { etag, write: () => (more.length > 0 ? this.writeIndex(parts) : this.writePages(first)) };
  }

  /** Opens one of several files, counted from 1; undefined if it does not exist. */
  async openPart(number: number, now: Date): Promise<SitemapFile | undefined> {
    const { parts, etag } = await this.snapshot(now);
    const part = parts.length > 1 ? parts[number - 1] : undefined;
    return part && { etag, write: () => this.writePages(part) };
  }

  /** Snapshot shared by all requests within one minute. */
  private snapshot(now: Date): Promise<Snapshot> {
    const takenAt = now.getTime();
    const age = takenAt - (this.kept?.takenAt ?? Number.NEGATIVE_INFINITY);
    if (!this.kept || age < 0 || age >= KEPT_MS) this.kept = { takenAt, snapshot: this.take(now) };
    return this.kept.snapshot;
  }

  private async take(now: Date): Promise<Snapshot> {
    const pages = await this.deps.listPages(now);
    return {
      parts: splitByAddresses(pages, this.deps.maxAddresses ?? 50_000),
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

/** Writes each language of a page with the addresses of all its languages, as search engines require. */
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

/** Splits pages into files; all languages of a page are in the same file. */
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

/** Weak ETag: it identifies the content, not the bytes, which may be compressed. */
async function markOf(pages: readonly PublicPage[]): Promise<string> {
  const hash = createHash('sha256');
  for (const [at, { path, langs, changedAt }] of pages.entries()) {
    if (at % (10 * BATCH) === 0) await setImmediate();
    hash.update(`${path} ${langs} ${changedAt}\n`);
  }
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}
