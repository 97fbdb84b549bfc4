import type { Chance } from './chance.ts';
import type { City, Spot } from './city.ts';

type Pair = readonly [zh: string, en: string];

const CHARACTER: Record<City['setting'], readonly Pair[]> = {
  town: [
    [
      '大堂不大，却总有人在；清晨五点退房也有热咖啡。',
      'The lobby is small but never empty, and there is hot coffee even for a five o’clock check-out.',
    ],
    [
      '楼层不高，双层玻璃把街声挡在外面，睡得安稳。',
      'A low building with double glazing that keeps the street outside and the nights quiet.',
    ],
    [
      '房间用浅色木料与亚麻，书桌够宽，适合边住边办公。',
      'Pale wood and linen in the rooms, with desks wide enough to work at all day.',
    ],
    [
      '一楼临街是茶室，二楼以上才是客房，进出方便又不嘈杂。',
      'A tea room faces the street; guest rooms start on the second floor, close to everything yet calm.',
    ],
    [
      '顶楼露台朝西，傍晚能看到城里的灯一盏盏亮起来。',
      'The roof terrace looks west, where the town lights come on one by one at dusk.',
    ],
    [
      '前台备有中文地图和换乘说明，第一次来也不慌。',
      'The desk keeps maps and transfer notes in Chinese for those here for the first time.',
    ],
  ],
  heritage: [
    [
      '红砖院落围着一株老罗望子树，傍晚最宜乘凉。',
      'Brick courts gather round an old tamarind, at its best in the evening.',
    ],
    [
      '走廊挂着本地漆器与旧照片，像住在一间小小的展馆里。',
      'Corridors hung with local lacquer and old photographs, like staying in a small museum.',
    ],
    [
      '客房多朝东，天亮时能看见塔影从雾里浮出来。',
      'Most rooms face east, where spires rise out of the morning mist.',
    ],
    [
      '柚木地板走起来微微作响，老木头的气味让人安心。',
      'Teak floors that creak a little and smell of old wood.',
    ],
    [
      '院里可借自行车，骑十来分钟就有塔寺。',
      'Bicycles wait in the yard; the first temples are some ten minutes away.',
    ],
  ],
  lake: [
    [
      '木屋架在水上，推窗就是浮岛和划船的人。',
      'Wooden houses on stilts; open the window to floating gardens and passing boats.',
    ],
    [
      '栈桥尽头有一张长椅，是看日落最好的位置。',
      'A bench at the end of the pier is the best seat for sunset.',
    ],
    [
      '夜里湖面很静，房内备有厚被与热水袋。',
      'Nights are still and cool; rooms have thick quilts and hot-water bottles.',
    ],
    [
      '自家小船每天清晨去五日集市，可在前台登记。',
      'The house boat leaves for the five-day market each morning; sign up at the desk.',
    ],
  ],
  beach: [
    ['客房散落在椰林里，赤脚走两分钟就到海边。', 'Rooms lie among palms, two barefoot minutes from the sea.'],
    [
      '晚餐按当日渔获写在小黑板上，摆在沙滩边的灯下。',
      'Dinner is whatever the boats brought, chalked on a board and served under lamps on the sand.',
    ],
    [
      '泳池与海只隔一排椰树，孩子有单独的浅水区。',
      'Only a row of palms parts the pool from the sea, with a shallow end of its own for children.',
    ],
    ['阳台朝西，雨后的晚霞尤其好看。', 'Balconies face west; the sky after rain is worth the wait.'],
  ],
  border: [
    [
      '离口岸近，早班通关前可提前用早餐。',
      'Close to the gate, with breakfast served before the first crossing.',
    ],
    ['院内可停货车与大巴，夜间有人值守。', 'The yard takes trucks and coaches and is watched at night.'],
    [
      '前台能说中文、缅文和一点泰文，报关资料可代打印。',
      'The desk speaks Chinese, Burmese and some Thai, and will print customs papers.',
    ],
    [
      '房型简单实在，热水与网络稳定，适合多住几晚。',
      'Plain, honest rooms with steady hot water and internet, good for longer stays.',
    ],
    ['二楼茶座是本地生意人常聚的地方。', 'The upstairs tea room is where local traders meet.'],
  ],
};

const FOOD: readonly Pair[] = [
  [
    '早餐有鱼汤米线与白粥，也有现煎鸡蛋和面包。',
    'Breakfast offers fish-broth noodles and rice porridge beside eggs and toast.',
  ],
  [
    '餐厅做掸邦豆腐汤和家常川菜，晚上九点半收单。',
    'The kitchen cooks Shan tofu soup and home-style Sichuan dishes until half past nine.',
  ],
  ['咖啡豆来自本地山区，全天供应。', 'Coffee comes from nearby hills and is served all day.'],
  [
    '团队可预订桌餐，素食与清真请提前一天告知。',
    'Groups may book set tables; ask a day ahead for vegetarian or halal meals.',
  ],
  [
    '夜宵供应到零点，航班晚到也能吃上一碗热面。',
    'Late suppers until midnight, so a delayed flight still ends with a hot bowl of noodles.',
  ],
  ['水果每日从市场新买，送到房间。', 'Fruit is bought at the market each morning and brought to the room.'],
];

const SERVICE: readonly Pair[] = [
  ['房间每日打扫，洗衣当日可取。', 'Rooms are cleaned daily and laundry comes back the same day.'],
  ['备有自备发电机，停电时几秒内恢复供电。', 'A generator restores power within seconds of a cut.'],
  ['机场接送请在预订备注中写明航班号。', 'For an airport transfer, give the flight number with the booking.'],
  ['会议室可容四十人，投影与白板齐备。', 'A meeting room for forty with projector and whiteboards.'],
  [
    '可代订包车与中文导游，价格写在前台。',
    'Cars and Chinese-speaking guides can be arranged at prices posted at the desk.',
  ],
  [
    '行李寄存不限时，退房后可使用公共淋浴。',
    'Bags may be left as long as needed, and there is a shower for use after check-out.',
  ],
];

/**
 * A description of three or four sentences in both languages; `nearest` is the landmark it is reached from.
 */
export function describe(
  chance: Chance,
  city: City,
  nearest: { spot: Spot; km: number },
  opened: number,
): Pair {
  const near = whereabouts(chance, city, nearest, opened);
  const parts: Pair[] = [
    near,
    ...chance.some(CHARACTER[city.setting], chance.whole(1, 2)),
    chance.pick(FOOD),
    chance.pick(SERVICE),
  ];
  const kept = chance.happens(0.3) ? parts.slice(0, -1) : parts;
  return [kept.map(([zh]) => zh).join(''), kept.map(([, en]) => en).join(' ')];
}

/** Returns the facilities implied by a Chinese description. */
export function promisedFacilities(description: string): string[] {
  return PROMISES.filter(([words]) => words.test(description)).map(([, facility]) => facility);
}

const PROMISES: ReadonlyArray<readonly [words: RegExp, facility: string]> = [
  [/泳池/, 'pool'],
  [/自行车/, 'bicycle'],
  [/发电机/, 'generator'],
  [/会议室/, 'meeting_room'],
  [/机场接送/, 'airport_shuttle'],
  [/能说中文/, 'chinese_staff'],
  [/餐厅|桌餐|晚餐/, 'restaurant'],
  [/洗衣/, 'laundry'],
  [/停货车/, 'parking'],
];

function whereabouts(chance: Chance, city: City, nearest: { spot: Spot; km: number }, opened: number): Pair {
  const [zh, en] = nearest.spot;
  const km = nearest.km.toFixed(1);
  if (nearest.km < 1.2) {
    const minutes = Math.max(3, Math.round((nearest.km * 14) / 1));
    return chance.pick<Pair>([
      [`步行约 ${minutes} 分钟即到${zh}。`, `About ${minutes} minutes on foot from ${theOf(en)}.`],
      [`就在${zh}附近，走路 ${minutes} 分钟。`, `Right by ${theOf(en)}, ${minutes} minutes’ walk away.`],
      [
        `${opened}年开业，出门 ${minutes} 分钟便是${zh}。`,
        `Opened in ${opened}, ${minutes} minutes from ${theOf(en)} on foot.`,
      ],
    ]);
  }
  return chance.pick<Pair>([
    [
      `距${zh} ${km} 公里，${city.zh}市区往来方便。`,
      `${km} km from ${theOf(en)}, with easy roads into ${city.en}.`,
    ],
    [
      `${opened}年开业，开车到${zh}约 ${km} 公里。`,
      `Open since ${opened}; ${km} km by car from ${theOf(en)}.`,
    ],
    [`位置偏静，离${zh} ${km} 公里。`, `In a quieter part, ${km} km from ${theOf(en)}.`],
  ]);
}

function theOf(name: string): string {
  return /Pagoda|Bridge|Market|Gate|Garden|Jetty|Archways|Palace|Shrine|Pagodas/.test(name) &&
    !/^(Sule|Yaowarat)/.test(name)
    ? `the ${name}`
    : name;
}
