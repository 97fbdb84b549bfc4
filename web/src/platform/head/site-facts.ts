import { addressIn } from '@serai/contract/site/page-address';
import type { Language } from '../i18n/language.ts';

/** A step of the breadcrumbs. */
export interface TrailStep {
  name: string;
  /** One of our paths. */
  path: string;
}

/** Site name and base of absolute addresses. */
export interface Speaker {
  siteName: string;
  origin: string;
  /** Language of the content. */
  lang: Language;
}

/** schema.org facts of the breadcrumbs; the last step is the page itself. */
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

/** schema.org facts of the site and its company, for the home page. */
export function siteFacts({ siteName, origin, lang }: Speaker): object[] {
  const search = addressIn(lang, '/cms/search', origin);
  return [
    {
      '@type': 'WebSite',
      name: siteName,
      url: addressIn(lang, '/', origin),
      inLanguage: lang === 'en' ? 'en' : 'zh-CN',
      potentialAction: {
        '@type': 'SearchAction',
        target: `${search}${search.includes('?') ? '&' : '?'}keyword={keyword}`,
        'query-input': 'required name=keyword',
      },
    },
    { '@type': 'Organization', name: siteName, url: origin, logo: new URL(sharePicture, origin).href },
  ];
}

/** Default preview picture, 1200 × 630. */
export const sharePicture = '/static/images/share.png';
