import { Chance } from '../../server/test/reliability/figure.ts';

/** An article in one language as stored. */
export interface WrittenText {
  title: string;
  summary: string;
  body: string;
  words: string;
}

const chineseFirst = (
  '酒店 司机 机场 接机 客人 行程 旅行社 早餐 航班 房间 预订 出发 到达 时间 提前 建议 城市 市区 老城 寺庙 佛塔 日出 日落 ' +
  '热气球 夜市 码头 游船 湖区 山路 边境 签证 护照 关口 口岸 雨季 旱季 气温 外套 防晒 换汇 现金 刷卡 小费 导游 中文 英文 ' +
  '包车 商务车 大巴 高铁 车程 小时 分钟 公里 上午 下午 晚上 第一天 第二天 集合 退房 入住 押金 取消 退订 确认 凭证 付款 ' +
  '发票 账单 授信 预存款 报价 旺季 淡季 节日 泼水节 春节 国庆 餐厅 米线 咖啡 火锅 海鲜 水果 市场 手工 玉石 博物馆 古城 ' +
  '遗址 公园 瀑布 温泉 雪山 草原 茶园 梯田 村寨 骑行 徒步 摄影 亲子 老人 会议 团队 散客 计调 前台 交接 名单 分房 房态 ' +
  '仰光 曼德勒 蒲甘 茵莱湖 昆明 大理 丽江 西双版纳 曼谷 清迈 普吉 芭提雅 万象 琅勃拉邦 河内 岘港 暹粒 金边'
).split(' ');
const englishFirst = (
  'the a to and of in is for at with on by from your guests hotel driver airport morning city room day hour after before ' +
  'book confirm arrive leave early late road river lake temple pagoda market breakfast dinner tea coffee boat train bus car ' +
  'van luggage passport visa border crossing season rain dry heat sunrise sunset balloon bicycle walk guide agency traveller ' +
  'group family child room-list voucher invoice deposit credit refund cancel policy night stay booking quote price fee free ' +
  'minutes kilometres north south east west old town quarter street museum palace monastery hill station valley village ' +
  'island beach reef ferry harbour bridge square garden park waterfall cave hot spring terrace rice noodle soup fish fruit ' +
  'spice craft silk silver jade lacquer festival holiday Yangon Mandalay Bagan Inle Kunming Dali Lijiang Bangkok Chiang Mai ' +
  'Phuket Vientiane Luang Prabang Hanoi Danang Siem Reap'
).split(' ');
/** Number of words per language; the first are the most frequent. */
const vocabularySize = 30_000;

/** Returns half of the first plane of GB 2312: about as many characters as cover nearly all texts. */
function listCharacters(): string[] {
  const decoder = new TextDecoder('gbk');
  const found: string[] = [];
  for (let row = 0xb0; row <= 0xd7; row++) {
    for (let cell = 0xa1; cell <= 0xfe; cell++)
      found.push(decoder.decode(Uint8Array.of(row, cell)).normalize());
  }
  return found.filter((character, at) => at % 2 === 0 && /^\p{Script=Han}$/u.test(character));
}

function makeChinese(): string[] {
  const chance = new Chance(1);
  const characters = listCharacters();
  const pick = () => chance.pick(characters);
  const made = new Set(chineseFirst);
  while (made.size < vocabularySize) made.add(pick() + pick() + (chance.next() < 0.2 ? pick() : ''));
  return [...made];
}

function makeEnglish(): string[] {
  const chance = new Chance(2);
  const [begin, middle, end] = [
    'b c d f g h j k l m n p r s t v w y z br ch cl dr fl gr kl pl pr sh st th tr'.split(' '),
    'a e i o u ai ea ee oa ou'.split(' '),
    'n r s t l m k d ng rn st nd ll ck sh'.split(' '),
  ];
  const made = new Set(englishFirst);
  while (made.size < vocabularySize) {
    let word = '';
    for (let left = chance.whole(2, 4); left > 0; left--) word += chance.pick(begin!) + chance.pick(middle!);
    made.add(word + (chance.next() < 0.6 ? chance.pick(end!) : ''));
  }
  return [...made];
}

export const vocabulary: Readonly<Record<'zh-cn' | 'en', readonly string[]>> = {
  'zh-cn': makeChinese(),
  en: makeEnglish(),
};

/** Draws a word of a language; the frequency falls in proportion to its rank. */
export function drawWord(lang: 'zh-cn' | 'en', chance: Chance): string {
  const words = vocabulary[lang];
  return words[Math.floor(Math.exp(chance.next() * Math.log(words.length + 1))) - 1]!;
}

/**
 * Writes a text of typical length for the travel trade: several hundred to two thousand Chinese characters,
 * or as many English words.
 */
export function writeText(lang: 'zh-cn' | 'en', chance: Chance): WrittenText {
  const isChinese = lang === 'zh-cn';
  const words = (count: number) => {
    const picked = Array.from({ length: Math.ceil(count) }, () => drawWord(lang, chance));
    return picked.join(isChinese ? '' : ' ');
  };
  const sentence = () =>
    words(6 + chance.next() * 12).replace(/^./u, (letter) => letter.toUpperCase()) +
    (isChinese ? '。' : '. ');
  const paragraph = () => {
    let text = '';
    for (let left = 2 + Math.floor(chance.next() * 4); left > 0; left--) text += sentence();
    return text.trim();
  };
  const blocks: [tag: string, text: string][] = [];
  // Most are short, few are very long.
  for (let left = 2 + Math.floor(chance.next() ** 1.5 * 18); left > 0; left--) {
    if (blocks.length % 4 === 2) blocks.push(['h2', words(2 + chance.next() * 3)]);
    else if (blocks.length % 7 === 5) blocks.push(['ul', `${words(6)}\n${words(6)}\n${words(6)}`]);
    else blocks.push(['p', paragraph()]);
  }
  const html = ([tag, text]: [string, string]) =>
    tag === 'ul' ? `<ul><li>${text.replaceAll('\n', '</li><li>')}</li></ul>` : `<${tag}>${text}</${tag}>`;
  return {
    title: words(isChinese ? 4 + chance.next() * 5 : 4 + chance.next() * 6).slice(0, 100),
    summary: words(isChinese ? 15 + chance.next() * 20 : 12 + chance.next() * 18).slice(0, 300),
    body: blocks.map(html).join(''),
    words: blocks.map(([, text]) => text).join('\n'),
  };
}
