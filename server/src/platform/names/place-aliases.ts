import { countryName } from '../lang/country-name.ts';
import { normalise } from './name-forms.ts';

/** Other names of places and the IATA codes of their airports, by the English name. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  Yangon: ['Rangoon', 'RGN'],
  Mandalay: ['瓦城', 'MDL'],
  'Nay Pyi Taw': ['Naypyidaw', 'NYT'],
  Bagan: ['Pagan', 'NYU'],
  'Inle Lake': ['Heho', 'HEH', '莱茵湖'],
  Ngapali: ['Thandwe', 'SNW'],
  Myawaddy: ['Mae Sot', 'MAQ'],
  Tachileik: ['THL'],
  Kunming: ['KMG', '春城'],
  Ruili: ['Mangshi', 'LUM'],
  Bangkok: ['Krung Thep', 'BKK', 'DMK'],
  'Chiang Mai': ['CNX'],
  Phuket: ['HKT'],
  'Yangon International Airport': ['RGN'],
  'Mandalay International Airport': ['MDL'],
  'Nay Pyi Taw International Airport': ['NYT'],
  'Nyaung-U Airport': ['NYU'],
  'Heho Airport': ['HEH'],
  'Thandwe Airport': ['SNW'],
  'Mae Sot Airport': ['MAQ'],
  'Tachileik Airport': ['THL'],
  'Kunming Changshui International Airport': ['KMG'],
  'Dehong Mangshi International Airport': ['LUM'],
  'Suvarnabhumi Airport': ['BKK'],
  'Don Mueang International Airport': ['DMK'],
};

const byName = new Map(Object.entries(aliases).map(([name, others]) => [normalise(name), others]));

/** Returns other spellings and codes of a place; an airport is also found by the word airport alone. */
export function aliasesOf({ nameZh, nameEn }: { nameZh: string; nameEn: string }): readonly string[] {
  const own = byName.get(normalise(nameEn)) ?? [];
  return isAirport({ nameZh, nameEn }) ? [...own, '机场', 'Airport'] : own;
}

/** Whether a place is an airport, and not a street or quarter that is named after one. */
export function isAirport({ nameZh, nameEn }: { nameZh: string; nameEn: string }): boolean {
  return nameZh.endsWith('机场') || / airport$/i.test(nameEn);
}

/** The names of a country, as people type them: `Myanmar (Burma)` is two. */
export function countryNames(code: string): readonly string[] {
  const names = [countryName(code, 'zh-cn'), ...countryName(code, 'en').split(/[()]/)];
  return names.map(normalise).filter((name) => name !== '');
}
