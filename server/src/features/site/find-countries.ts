import type { Country as CountryOption } from '@serai/contract/places';
import type { Lang } from '@serai/phrases/lang';
import countries from 'i18n-iso-countries';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { pinyin } from 'pinyin-pro';

interface Country {
  code: string;
  names: Record<Lang, string>;
  dialCode: string;
  /** What a keyword is looked for in, lower case. */
  searched: string;
}

/** As they are called in China; the package has their short or administrative names. */
const usualNames: Record<string, string> = { HK: '中国香港', MO: '中国澳门', TW: '中国台湾' };

let known: Map<Lang, Country[]> | undefined;

/**
 * Countries and nationalities with their dial codes (`+95`, empty where there is none), sorted by name as the
 * language sorts. The keyword may be a name in either language, pinyin, a code or a dial code.
 */
export function findCountries(keyword: string, lang: Lang): CountryOption[] {
  known ??= readCountries();
  const wanted = keyword.trim().toLowerCase();
  return known
    .get(lang)!
    .filter(({ searched }) => wanted === '' || searched.includes(wanted))
    .map(({ code, names, dialCode }) => ({ value: code, label: names[lang], dial_code: dialCode }));
}

function readCountries(): Map<Lang, Country[]> {
  const all = Object.keys(countries.getAlpha2Codes()).map(readCountry);
  const sorted = (lang: Lang) => {
    const { compare } = new Intl.Collator(lang);
    return all.toSorted((a, b) => compare(a.names[lang], b.names[lang]));
  };
  return new Map([
    ['zh-cn', sorted('zh-cn')],
    ['en', sorted('en')],
  ]);
}

function readCountry(code: string): Country {
  const zh = usualNames[code] ?? countries.getName(code, 'zh') ?? code;
  const en = countries.getName(code, 'en') ?? code;
  const dialCode = isSupportedCountry(code) ? `+${getCountryCallingCode(code)}` : '';
  const spelled = pinyin(zh, { toneType: 'none', type: 'array' });
  const initials = spelled.map((syllable) => syllable[0] ?? '').join('');
  const searched = [zh, en, code, dialCode, spelled.join(''), initials].join('\n').toLowerCase();
  return { code, names: { 'zh-cn': zh, en }, dialCode, searched };
}
