import { addressIn, alternatesOf } from '@serai/contract/site/page-address';
import type { Language } from '../i18n/language.ts';

/** Metadata of a page for readers, search engines and link previews. */
export interface Head {
  /** Complete title, including the site's name. */
  title: string;
  description: string;
  /** False hides it from search engines; then other metadata is omitted. */
  indexed: boolean;
  /**
   * The page's path with the parts of the query that make it another page; the addresses of the languages are
   * derived from it.
   */
  path: string;
  /** Languages in which the page exists. */
  langs: readonly Language[];
  /** Language of its text; differs from the reader's if there is no translation. */
  lang: Language;
  /** Absolute address of a picture; empty if there is none. */
  image: string;
  type: 'website' | 'article';
  siteName: string;
  /** Title of the article feed in the page's language; else empty. */
  feed: string;
  /** Facts in schema.org vocabulary, one object each. */
  structured: readonly object[];
}

/** An element of the head: rendered by the server, and created by the browser after a navigation. */
export interface HeadTag {
  tag: 'link' | 'meta' | 'script';
  attributes: Readonly<Record<string, string>>;
  /** Content of a script. */
  text?: string;
}

/** Before the first page has set its metadata. */
export const emptyHead: Head = {
  title: '',
  description: '',
  indexed: true,
  path: '/',
  langs: ['zh-cn', 'en'],
  lang: 'zh-cn',
  image: '',
  type: 'website',
  siteName: '',
  feed: '',
  structured: [],
};

/**
 * Builds the metadata elements. A page in a language has a separate address with `lang`, which is the
 * canonical one; without `lang` it is in the reader's language.
 */
export function headTags(head: Head, origin: string): HeadTag[] {
  const { title, description, indexed, path, langs, lang, image, type, siteName, feed, structured } = head;
  if (!indexed) return [meta('name', 'robots', 'noindex')];
  const here = addressIn(lang, path, origin);
  return [
    link('canonical', { href: here }),
    ...alternatesOf(langs, path, origin).map((other) => link('alternate', other)),
    ...(feed
      ? [
          link('alternate', {
            type: 'application/atom+xml',
            title: feed,
            href: addressIn(lang, '/feed.xml', origin),
          }),
        ]
      : []),
    meta('property', 'og:type', type),
    meta('property', 'og:title', title),
    ...(description ? [meta('property', 'og:description', description)] : []),
    meta('property', 'og:url', here),
    ...(siteName ? [meta('property', 'og:site_name', siteName)] : []),
    meta('property', 'og:locale', lang === 'en' ? 'en_US' : 'zh_CN'),
    ...(image ? [meta('property', 'og:image', image)] : []),
    ...structured.map(
      (facts): HeadTag => ({
        tag: 'script',
        attributes: { type: 'application/ld+json' },
        text: JSON.stringify({ '@context': 'https://schema.org', ...facts }),
      }),
    ),
  ];
}

function meta(by: 'name' | 'property', name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { [by]: name, content } };
}

function link(rel: string, attributes: object): HeadTag {
  return { tag: 'link', attributes: { rel, ...attributes } };
}
