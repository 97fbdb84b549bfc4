import type { ArticleView } from '@serai/contract/content/articles';
import { addressIn } from '@serai/contract/site/page-address';
import type { Speaker } from '../../platform/head/site-facts.ts';
import type { Language } from '../../platform/i18n/language.ts';

/** schema.org facts of an article; `image` is an absolute address, empty without a picture. */
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

/** schema.org facts of the seller; unknown facts are omitted. */
export function sellerFacts(
  company: { name: string; country: string; address: string; phone: string; email: string },
  { siteName, origin, lang }: Speaker,
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
        streetAddress: linesInLanguage(company.address, lang),
        ...(company.country && { addressCountry: company.country }),
      },
    }),
  };
}

/** Lines of an address in one language, from a text with one language per line. */
function linesInLanguage(address: string, lang: Language): string {
  const lines = address.split(/\r?\n|\s\/\s/).map((line) => line.trim());
  const own = lines.filter((line) => /\p{Script=Han}/u.test(line) === (lang !== 'en'));
  return (own.length > 0 ? own : lines).filter(Boolean).join(', ');
}

function instantOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
