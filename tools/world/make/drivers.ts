import { BASES, OWN_LANGUAGE } from './bases.ts';
import type { Chance } from './chance.ts';

type Row = Record<string, string | number>;
type Name = readonly [zh: string, en: string];

const BURMESE = [
  ['昂', 'Aung'],
  ['图', 'Htoo'],
  ['觉', 'Kyaw'],
  ['佐', 'Zaw'],
  ['梭', 'Soe'],
  ['苗', 'Myo'],
  ['林', 'Lin'],
  ['耶', 'Ye'],
  ['吞', 'Tun'],
  ['奈', 'Naing'],
  ['德', 'Thet'],
  ['培', 'Pe'],
] as const;
const CHINESE: readonly [readonly Name[], readonly Name[]] = [
  [
    ['杨', 'Yang'],
    ['段', 'Duan'],
    ['赵', 'Zhao'],
    ['尹', 'Yin'],
    ['寸', 'Cun'],
    ['李', 'Li'],
    ['和', 'He'],
    ['刀', 'Dao'],
    ['董', 'Dong'],
    ['罗', 'Luo'],
    ['番', 'Fan'],
    ['施', 'Shi'],
  ],
  [
    ['德昌', 'Dechang'],
    ['顺安', "Shun'an"],
    ['茂林', 'Maolin'],
    ['家福', 'Jiafu'],
    ['正和', 'Zhenghe'],
    ['永泰', 'Yongtai'],
    ['兴旺', 'Xingwang'],
    ['国良', 'Guoliang'],
    ['文彬', 'Wenbin'],
    ['学军', 'Xuejun'],
    ['建平', 'Jianping'],
    ['志强', 'Zhiqiang'],
    ['春生', 'Chunsheng'],
    ['云飞', 'Yunfei'],
  ],
];
const THAI: readonly [readonly Name[], readonly Name[]] = [
  [
    ['颂猜', 'Somchai'],
    ['威猜', 'Wichai'],
    ['那隆', 'Narong'],
    ['巴颂', 'Prasong'],
    ['阿南', 'Anan'],
    ['素拉', 'Sura'],
    ['甘蓬', 'Kamphon'],
    ['查猜', 'Chatchai'],
    ['差伦', 'Charoen'],
    ['素集', 'Suchit'],
    ['蒙坤', 'Mongkhon'],
    ['尼隆', 'Nirun'],
  ],
  [
    ['通素', 'Thongsuk'],
    ['西里', 'Siri'],
    ['汶玛', 'Bunma'],
    ['乍仑', 'Chamrun'],
    ['金达', 'Chinda'],
    ['帕塔那', 'Phatthana'],
    ['拉达那', 'Ratana'],
    ['萨瓦', 'Sawat'],
    ['沙旺', 'Sawang'],
    ['育塔', 'Yutha'],
    ['阿伦', 'Arun'],
    ['诗纳', 'Srinak'],
  ],
];
/** Mobile numbers in blocks that are practically never assigned. */
const BLOCKS = { MM: '+95 9 400 ', CN: '+86 130 00', TH: '+66 80 0' } as const;

/**
 * Makes as many fictitious drivers at each base as it has vehicles, with local names, languages and numbers.
 */
export function makeDrivers(chance: Chance, vehicles: readonly Row[]): Row[] {
  const taken = new Set<string>();
  const unique = (make: () => string): string => {
    const made = make();
    if (taken.has(made)) return unique(make);
    taken.add(made);
    return made;
  };
  return BASES.flatMap(({ code, country }) =>
    vehicles
      .filter(({ base }) => base === code)
      .map(() => {
        const [zh, en] = unique(() => nameOf(chance, country).join('|')).split('|');
        const phone = unique(() => `${BLOCKS[country]}${chance.whole(10, 99)} ${chance.whole(1000, 9999)}`);
        return { name_zh: zh!, name_en: en!, phone, languages: speaks(chance, code, country), base: code };
      }),
  ).map(({ base, ...driver }, at) => ({
    code: `DRV${String(at + 1).padStart(3, '0')}`,
    ...driver,
    active: 'yes',
    base,
  }));
}

function nameOf(chance: Chance, country: 'MM' | 'CN' | 'TH'): [zh: string, en: string] {
  const parts: readonly Name[] =
    country === 'MM'
      ? chance.some(BURMESE, 3)
      : (country === 'CN' ? CHINESE : THAI).map((names) => chance.pick(names));
  return [parts.map(([zh]) => zh).join(country === 'TH' ? '·' : ''), parts.map(([, en]) => en).join(' ')];
}

/** The local language, and often one of the guests'. */
function speaks(chance: Chance, base: string, country: 'MM' | 'CN' | 'TH'): string {
  const words: string[] = [OWN_LANGUAGE[country]];
  if (country !== 'CN' && chance.happens(0.4)) words.push('chinese');
  if (base === 'ruili' && chance.happens(0.6)) words.push('burmese');
  if (country === 'TH' ? chance.happens(0.4) : chance.happens(0.1)) words.push('english');
  return words.join(' ');
}
