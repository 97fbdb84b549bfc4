import type { Country as CountryOption } from '@serai/contract/site/places';
import type { Lang } from '@serai/phrases/lang';
import countries from 'i18n-iso-countries';
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { pinyin } from 'pinyin-pro';

interface Country {
  code: string;
  names: Record<Lang, string>;
  dialCode: string;
  /** Searchable text in lower case. */
  searched: string;
}

/** Names that are usual in China; the package has short or administrative ones. */
const usualNames: Record<string, Record<Lang, string>> = {
  CN: { 'zh-cn': '中国', en: 'China' },
  HK: { 'zh-cn': '中国香港', en: 'Hong Kong, China' },
  MO: { 'zh-cn': '中国澳门', en: 'Macao, China' },
  TW: { 'zh-cn': '中国台湾', en: 'Taiwan, China' },
};

/** Countries of most bookers. */
const nearest = ['CN', 'MM', 'HK', 'TH', 'SG', 'MY', 'VN', 'LA', 'TW', 'MO', 'KR', 'JP'];

let known: Map<Lang, Country[]> | undefined;

/**
 * Countries and nationalities with their dial codes (`+95`, empty if there is none), sorted by name in the
 * language; an exact match of the code comes first. The keyword may be a name in either language, pinyin, a code or
 * a dial code. `dial`: only those with a dial code, the nearest countries first.
 */
export function findCountries(
  { keyword, dial = false }: { keyword: string; dial?: boolean | undefined },
  lang: Lang,
): CountryOption[] {
  known ??= readCountries();
  const wanted = keyword.trim().toLowerCase().replace(/^00/, '+');
  const digits = wanted.replace('+', '');
  const rank = ({ code, dialCode }: Country): number => {
    if (digits !== '' && dialCode === `+${digits}`) return -1;
    return dial && nearest.includes(code) ? nearest.indexOf(code) : nearest.length;
  };
  return known
    .get(lang)!
    .filter(({ searched, dialCode }) => searched.includes(wanted) && !(dial && dialCode === ''))
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ code, names, dialCode }) => ({ value: code, label: names[lang], dial_code: dialCode }));
}

/** Names a country or region; undefined unless it is in the list. */
export function nameCountry(code: string, lang: Lang): string | undefined {
  known ??= readCountries();
  return known.get(lang)!.find((country) => country.code === code)?.names[lang];
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
  const zh = usualNames[code]?.['zh-cn'] ?? countries.getName(code, 'zh') ?? code;
  const en = usualNames[code]?.en ?? countries.getName(code, 'en') ?? code;
  const dialCode = isSupportedCountry(code) ? `+${getCountryCallingCode(code)}` : '';
  const spelled = pinyin(zh, { toneType: 'none', type: 'array' });
  const initials = spelled.map((syllable) => syllable[0] ?? '').join('');
  const searched = [zh, en, code, dialCode, spelled.join(''), initials].join('\n').toLowerCase();
  return { code, names: { 'zh-cn': zh, en }, dialCode, searched };
}
