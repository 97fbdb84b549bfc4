import { pinyin } from 'pinyin-pro';

/**
 * Translates the name of a Chinese province, city or district (six-digit code): provinces by their usual
 * names, lower levels in pinyin with their kind, without the ethnic groups in names of autonomous areas.
 */
export function englishAreaName(code: string, name: string): string {
  const province = provinces[code.slice(0, 2)];
  if (province !== undefined && isProvince(code)) return province;
  if (name.endsWith('直辖县级行政区划')) return 'Directly administered counties';
  const plain = name.replace(namedPeoples, '');
  const [, stem = plain, kind = ''] = byKind.exec(plain) ?? [];
  return (known[stem] ?? spell(stem)) + (kinds[kind] ?? '');
}

/** "Xi'an": an apostrophe before a syllable that begins with a vowel. */
function spell(name: string): string {
  const syllables = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'consecutive' });
  const spelled = syllables.map((syllable, at) =>
    at > 0 && /^[aeo]/.test(syllable) ? `'${syllable}` : syllable,
  );
  return spelled.join('').replace(/^./, (letter) => letter.toUpperCase());
}

/** Also the single city of a municipality. */
function isProvince(code: string): boolean {
  return code.endsWith('0000') || /^(?:11|12|31|50|81|82)0100$/.test(code);
}

/** Names that are not romanised from Chinese. */
const known: Readonly<Record<string, string>> = {
  呼和浩特: 'Hohhot',
  鄂尔多斯: 'Ordos',
  呼伦贝尔: 'Hulunbuir',
  巴彦淖尔: 'Bayannur',
  乌兰察布: 'Ulanqab',
  锡林郭勒: 'Xilingol',
  兴安: 'Hinggan',
  阿拉善: 'Alxa',
  哈尔滨: 'Harbin',
  齐齐哈尔: 'Qiqihar',
  拉萨: 'Lhasa',
  日喀则: 'Shigatse',
  昌都: 'Qamdo',
  林芝: 'Nyingchi',
  那曲: 'Nagqu',
  阿里: 'Ngari',
  香格里拉: 'Shangri-La',
  乌鲁木齐: 'Urumqi',
  克拉玛依: 'Karamay',
  吐鲁番: 'Turpan',
  博尔塔拉: 'Bortala',
  巴音郭楞: 'Bayingolin',
  阿克苏: 'Aksu',
  克孜勒苏: 'Kizilsu',
  喀什: 'Kashgar',
  和田: 'Hotan',
  伊犁: 'Ili',
  阿勒泰: 'Altay',
};

const kinds: Readonly<Record<string, string>> = {
  新区: ' New Area',
  区: ' District',
  自治县: ' County',
  县: ' County',
  自治旗: ' Banner',
  旗: ' Banner',
  盟: ' League',
  自治州: ' Prefecture',
  地区: ' Prefecture',
  市: '',
};
const byKind = new RegExp(`^(.{2,}?)(${Object.keys(kinds).join('|')})?$`, 'u');

const peoples =
  '土家 维吾尔 蒙古 布依 朝鲜 哈尼 哈萨克 傈僳 仡佬 东乡 拉祜 纳西 仫佬 锡伯 柯尔克孜 达斡尔 景颇 毛南 撒拉 布朗 ' +
  '塔吉克 阿昌 普米 鄂温克 基诺 德昂 保安 裕固 乌孜别克 门巴 鄂伦春 独龙 塔塔尔 赫哲 珞巴 壮 回 苗 彝 藏 满 侗 瑶 白 黎 傣 ' +
  '畲 水 佤 羌 土 怒 京 各';
const people = `(?:${peoples.split(' ').join('|')})`;
/** "大理白族自治州", "双江拉祜族佤族布朗族傣族自治县", "伊犁哈萨克自治州". */
const namedPeoples = new RegExp(`(?<=.{2})(?:${people}族)*(?:${people}族?)(?=自治)`, 'u');

const provinces: Readonly<Record<string, string>> = {
  '11': 'Beijing',
  '12': 'Tianjin',
  '13': 'Hebei',
  '14': 'Shanxi',
  '15': 'Inner Mongolia',
  '21': 'Liaoning',
  '22': 'Jilin',
  '23': 'Heilongjiang',
  '31': 'Shanghai',
  '32': 'Jiangsu',
  '33': 'Zhejiang',
  '34': 'Anhui',
  '35': 'Fujian',
  '36': 'Jiangxi',
  '37': 'Shandong',
  '41': 'Henan',
  '42': 'Hubei',
  '43': 'Hunan',
  '44': 'Guangdong',
  '45': 'Guangxi',
  '46': 'Hainan',
  '50': 'Chongqing',
  '51': 'Sichuan',
  '52': 'Guizhou',
  '53': 'Yunnan',
  '54': 'Tibet',
  '61': 'Shaanxi',
  '62': 'Gansu',
  '63': 'Qinghai',
  '64': 'Ningxia',
  '65': 'Xinjiang',
  '71': 'Taiwan',
  '81': 'Hong Kong',
  '82': 'Macao',
};
