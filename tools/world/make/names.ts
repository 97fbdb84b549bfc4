import type { Chance } from './chance.ts';
import type { City } from './city.ts';

type Word = readonly [zh: string, en: string, my: string];

const FIRST: readonly Word[] = [
  ['柚木', 'Teak', 'ကျွန်း'],
  ['朱漆', 'Lacquer', 'ယွန်း'],
  ['翠玉', 'Jade', 'ကျောက်စိမ်း'],
  ['白鹭', 'Egret', 'ဗျိုင်းဖြူ'],
  ['季风', 'Monsoon', 'မုတ်သုံ'],
  ['金盏', 'Marigold', 'ထပ်တစ်ရာ'],
  ['靛蓝', 'Indigo', 'မဲနယ်'],
  ['琥珀', 'Amber', 'ပယင်း'],
  ['茉莉', 'Jasmine', 'စံပယ်'],
  ['檀香', 'Sandalwood', 'နံ့သာဖြူ'],
  ['修竹', 'Bamboo', 'ဝါး'],
  ['肉桂', 'Cinnamon', 'သစ်ကြံပိုး'],
  ['素锦', 'Silk', 'ပိုး'],
  ['赤铜', 'Copper', 'ကြေး'],
  ['缅栀', 'Frangipani', 'တရုတ်စကား'],
  ['豆蔻', 'Cardamom', 'ဖာလာ'],
  ['流云', 'Cloud', 'တိမ်'],
  ['星河', 'Starlight', 'ကြယ်'],
  ['紫檀', 'Padauk', 'ပိတောက်'],
  ['罗望', 'Tamarind', 'မန်ကျည်း'],
  ['青莲', 'Lotus', 'ကြာ'],
  ['月白', 'Moonstone', 'လ'],
  ['沉香', 'Agarwood', 'အကျော်'],
  ['木棉', 'Kapok', 'လက်ပံ'],
];

const SECOND: ReadonlyArray<readonly [zh: string, en: string]> = [
  ['古渡', 'Ferry'],
  ['灯影', 'Lantern'],
  ['织云', 'Loom'],
  ['驼铃', 'Caravan'],
  ['纸鸢', 'Kite'],
  ['回廊', 'Verandah'],
  ['纸伞', 'Parasol'],
  ['水榭', 'Pavilion'],
  ['河埠', 'Quay'],
  ['果园', 'Orchard'],
  ['廊桥', 'Footbridge'],
  ['罗盘', 'Compass'],
  ['炉边', 'Hearth'],
  ['云台', 'Terrace'],
  ['庭院', 'Courtyard'],
  ['书房', 'Study'],
  ['钟楼', 'Belfry'],
  ['茶仓', 'Tea Store'],
];

const KINDS: Record<number, ReadonlyArray<readonly [zh: string, en: string]>> = {
  5: [
    ['大酒店', 'Grand Hotel'],
    ['度假酒店', 'Resort'],
    ['酒店', 'Hotel & Residences'],
  ],
  4: [
    ['酒店', 'Hotel'],
    ['花园酒店', 'Garden Hotel'],
    ['度假酒店', 'Resort'],
  ],
  3: [
    ['精选酒店', 'Boutique Hotel'],
    ['商务酒店', 'Business Hotel'],
    ['酒店', 'Hotel'],
  ],
  2: [
    ['客栈', 'Inn'],
    ['宾馆', 'Guesthouse'],
    ['旅舍', 'Lodge'],
  ],
};

/** A fictitious name in Chinese, English and, in Myanmar, Burmese; `slug` names its mailbox. */
export interface HotelName {
  zh: string;
  en: string;
  local: string;
  slug: string;
}

/** Makes names one after another, using each pair of words once in the whole world. */
export function makeNames(chance: Chance): (city: City, star: number) => HotelName {
  const pairs = chance.some(
    FIRST.flatMap((first) => SECOND.map((second) => ({ first, second }))),
    FIRST.length * SECOND.length,
  );
  return (city, star) => {
    const { first, second } = pairs.pop()!;
    const kinds = KINDS[star]!.filter(([zh]) => city.setting !== 'border' || !zh.startsWith('度假'));
    const kind = chance.pick(kinds);
    return {
      zh: `${city.zh}${first[0]}${second[0]}${kind[0]}`,
      en: `${first[1]} ${second[1]} ${kind[1]} ${city.en}`,
      local: city.country === 'MM' ? `${first[2]} ဟိုတယ် (${city.local})` : '',
      slug: `${first[1]}-${second[1]}-${city.en}`.toLowerCase().replace(/[^a-z]+/g, '-'),
    };
  };
}
