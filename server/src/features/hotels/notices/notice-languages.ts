import { hotelForewords } from '@serai/phrases/hotel-forewords';

/**
 * Languages of an email to a hotel: Chinese above English in China; elsewhere English, with a foreword in the local
 * language if available. `chosen` is the hotel's own setting; empty means that of its country.
 */
export function noticeLanguages(
  { countryCode, chosen }: { countryCode: string; chosen: string },
  kind: keyof (typeof hotelForewords)['my'],
) {
  const local = chosen || (languages[countryCode] ?? 'en');
  if (local === 'zh-cn') return { lang: 'zh-cn', alsoIn: 'en' } as const;
  const foreword = local === 'my' || local === 'th' ? hotelForewords[local][kind] : '';
  return { lang: 'en', foreword } as const;
}

const languages: Partial<Record<string, string>> = { CN: 'zh-cn', MM: 'my', TH: 'th' };
