import { DomUtils, parseDocument } from 'htmlparser2';

/** The content of a page without scripts. Addresses are absolute. */
export interface ReadPage {
  lang: string;
  title: string;
  description: string;
  isIndexed: boolean;
  canonical: string;
  alternates: { hreflang: string; href: string }[];
  h1: string[];
  /** Links to pages and files of the same origin; `hreflang` if the link leads to another language. */
  links: { href: string; hreflang: string }[];
  /** Addresses of pictures, icons and feeds. */
  files: string[];
  /** The text of each structured-data script. */
  facts: string[];
}

/** Parses the HTML of a page at an address. */
export function readPage(html: string, address: string): ReadPage {
  const document = parseDocument(html);
  const { origin } = new URL(address);
  const all = (name: string) => DomUtils.getElementsByTagName(name, document, true);
  const own = (written: string | undefined): string[] => {
    if (written === undefined || !URL.canParse(written, address)) return [];
    const url = new URL(written, address);
    url.hash = '';
    return url.origin === origin ? [url.href] : [];
  };
  const said = (name: string) =>
    all('meta').find(({ attribs }) => (attribs.name ?? attribs.property) === name)?.attribs.content ?? '';
  const related = all('link').map(({ attribs }) => attribs);
  return {
    lang: all('html')[0]?.attribs.lang ?? '',
    title: DomUtils.textContent(all('title').slice(0, 1)),
    description: said('description'),
    isIndexed: said('robots') !== 'noindex',
    canonical: related.find(({ rel }) => rel === 'canonical')?.href ?? '',
    alternates: related.flatMap(({ rel, hreflang, href }) =>
      rel === 'alternate' && hreflang && href ? { hreflang, href } : [],
    ),
    h1: all('h1').map((each) => DomUtils.textContent(each)),
    links: all('a').flatMap(({ attribs: { href, hreflang = '' } }) =>
      own(href).map((whole) => ({ href: whole, hreflang })),
    ),
    files: [
      ...all('img').flatMap(({ attribs }) => own(attribs.src)),
      ...[...all('img'), ...all('source')].flatMap(({ attribs }) =>
        (attribs.srcset ?? '').split(',').flatMap((each) => own(each.trim().split(' ')[0] || undefined)),
      ),
      ...related.flatMap(({ rel, type, href }) =>
        rel === 'icon' || type === 'application/atom+xml' ? own(href) : [],
      ),
      ...own(said('og:image') || undefined),
    ],
    facts: all('script').flatMap((script) =>
      script.attribs.type === 'application/ld+json' ? DomUtils.textContent(script) : [],
    ),
  };
}
