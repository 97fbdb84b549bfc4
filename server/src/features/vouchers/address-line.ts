import { nameArea, nameCountry } from '../site/site.ts';
import { scriptOf } from './voucher-words.ts';

interface Place {
  country: string | null;
  area: readonly number[] | null;
  address: string | null;
}

/**
 * An agency's address on one line, in the language and order of its street; empty without a street, because a
 * country alone is no address.
 */
export function addressLine({ country, area, address }: Place): string {
  if (!country || !address) return '';
  const isChinese = scriptOf(address) === 'zh';
  const lang = isChinese ? 'zh-cn' : 'en';
  // A municipality is both province and city.
  const areas = new Set(nameArea(area ?? [], lang)?.names);
  const fromWidest = [nameCountry(country, lang) ?? country, ...areas, address];
  return isChinese ? fromWidest.join('') : fromWidest.toReversed().join(', ');
}
