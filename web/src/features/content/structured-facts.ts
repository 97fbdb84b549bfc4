import type { ArticleView } from '@serai/contract/articles';
import { addressIn } from '@serai/contract/page-address';
import type { Language } from '../../platform/i18n/language.ts';

/** A step of the way to a page. */
export interface TrailStep {
  name: string;
  /** A path of ours. */
  path: string;
}

/** Who says it, and from where addresses are read. */
export interface Speaker {
  siteName: string;
  origin: string;
  /** The language of what is shown. */
  lang: Language;
}

/** The way to a page in schema.org's words, the page itself last. */
export function trailFacts(trail: readonly TrailStep[], { origin, lang }: Speaker): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: addressIn(lang, path, origin),
    })),
  };
}

/** An article in schema.org's words; `image` is an address from anywhere, empty without a picture. */
export function articleFacts(article: ArticleView, path: string, image: string, speaker: Speaker): object {
  const { title, summary, author, price, lang, published_at, updated_at, tags } = article;
  const { siteName, origin } = speaker;
  const seller = { '@type': 'Organization', name: siteName, url: origin };
  return {
    '@type': 'Article',
    headline: title,
    ...(summary && { description: summary }),
    ...(image && { image: [image] }),
    inLanguage: lang === 'en' ? 'en' : 'zh-CN',
    datePublished: instantOf(published_at),
    dateModified: instantOf(updated_at),
    author: author ? { '@type': 'Person', name: author } : seller,
    publisher: seller,
    mainEntityOfPage: addressIn(lang, path, origin),
    isAccessibleForFree: price === null,
    ...(tags.length > 0 && { keywords: tags.map(({ name }) => name).join(', ') }),
  };
}

/** The seller in schema.org's words; what is not known of it is left out. */
export function sellerFacts(
  company: { name: string; country: string; address: string; phone: string; email: string },
  { siteName, origin }: Speaker,
): object {
  return {
    '@type': 'TravelAgency',
    name: siteName,
    url: origin,
    ...(company.name && { legalName: company.name }),
    ...(company.phone && { telephone: company.phone }),
    ...(company.email && { email: company.email }),
    ...(company.address && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: company.address,
        ...(company.country && { addressCountry: company.country }),
      },
    }),
  };
}

function instantOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
