/** A branch: kind, Chinese and English name. */
type Branch = readonly [kind: 'downtown' | 'airport' | 'station' | 'border', zh: string, en: string];

/** A car city: its branches, and the other cities where its cars may be returned. */
export interface CarCity {
  code: string;
  branches: readonly Branch[];
  dropOffs: readonly string[];
}

export const CAR_CITIES: readonly CarCity[] = [
  {
    code: 'yangon',
    branches: [
      ['downtown', '仰光市中心', 'Yangon Downtown'],
      ['airport', '仰光国际机场', 'Yangon International Airport'],
      ['station', '仰光中央火车站', 'Yangon Central Railway Station'],
    ],
    dropOffs: ['mandalay', 'naypyitaw', 'bagan', 'inle', 'ngapali', 'myawaddy'],
  },
  {
    code: 'mandalay',
    branches: [
      ['downtown', '曼德勒市中心', 'Mandalay Downtown'],
      ['airport', '曼德勒国际机场', 'Mandalay International Airport'],
    ],
    dropOffs: ['yangon', 'naypyitaw', 'bagan', 'inle', 'muse'],
  },
  {
    code: 'naypyitaw',
    branches: [
      ['downtown', '内比都酒店区', 'Nay Pyi Taw Hotel Zone'],
      ['airport', '内比都国际机场', 'Nay Pyi Taw International Airport'],
    ],
    dropOffs: ['yangon', 'mandalay'],
  },
  {
    code: 'bagan',
    branches: [
      ['downtown', '新蒲甘', 'New Bagan'],
      ['airport', '良乌机场', 'Nyaung-U Airport'],
    ],
    dropOffs: ['mandalay', 'yangon', 'inle'],
  },
  {
    code: 'inle',
    branches: [
      ['downtown', '娘瑞', 'Nyaungshwe'],
      ['airport', '黑河机场', 'Heho Airport'],
    ],
    dropOffs: ['mandalay', 'bagan', 'yangon'],
  },
  { code: 'ngapali', branches: [['airport', '丹兑机场', 'Thandwe Airport']], dropOffs: ['yangon'] },
  {
    code: 'myawaddy',
    branches: [['border', '妙瓦底友谊桥口岸', 'Myawaddy Friendship Bridge']],
    dropOffs: ['yangon'],
  },
  {
    code: 'tachileik',
    branches: [
      ['airport', '大其力机场', 'Tachileik Airport'],
      ['border', '大其力口岸', 'Tachileik Border Gate'],
    ],
    dropOffs: [],
  },
  { code: 'muse', branches: [['border', '木姐口岸', 'Muse Border Gate']], dropOffs: ['mandalay'] },
  {
    code: 'kunming',
    branches: [
      ['downtown', '昆明市中心', 'Kunming Downtown'],
      ['airport', '昆明长水国际机场', 'Kunming Changshui International Airport'],
      ['station', '昆明南站', 'Kunming South Railway Station'],
    ],
    dropOffs: ['ruili'],
  },
  {
    code: 'ruili',
    branches: [
      ['downtown', '瑞丽市中心', 'Ruili Downtown'],
      ['airport', '德宏芒市国际机场', 'Dehong Mangshi International Airport'],
      ['border', '姐告口岸', 'Jiegao Border Gate'],
    ],
    dropOffs: ['kunming'],
  },
  {
    code: 'bangkok',
    branches: [
      ['downtown', '曼谷市中心', 'Bangkok Downtown'],
      ['airport', '素万那普机场', 'Suvarnabhumi Airport'],
      ['station', '曼谷中央车站', 'Krung Thep Aphiwat Central Terminal'],
    ],
    dropOffs: [],
  },
];

/** Real industrial zones: code, car city, names, entry fee in minor units. */
export const INDUSTRIAL_ZONES: ReadonlyArray<
  readonly [code: string, city: string, zh: string, en: string, amount: number]
> = [
  ['thilawa-sez', 'yangon', '迪拉瓦经济特区', 'Thilawa Special Economic Zone', 2000],
  ['hlaing-tharyar', 'yangon', '莱达雅工业区', 'Hlaing Tharyar Industrial Zone', 1200],
  ['shwe-pyi-thar', 'yangon', '瑞必达工业区', 'Shwe Pyi Thar Industrial Zone', 1200],
  ['mingaladon', 'yangon', '敏加拉顿工业园', 'Mingaladon Industrial Park', 1000],
  ['mandalay-industrial-zone', 'mandalay', '曼德勒工业区', 'Mandalay Industrial Zone', 1000],
  [
    'kunming-etdz',
    'kunming',
    '昆明经济技术开发区',
    'Kunming Economic and Technological Development Zone',
    800,
  ],
  ['ruili-border-zone', 'ruili', '瑞丽边境经济合作区', 'Ruili Border Economic Cooperation Zone', 800],
  ['bang-chan', 'bangkok', '邦昌工业区', 'Bang Chan Industrial Estate', 1000],
  ['lat-krabang', 'bangkok', '拉甲邦工业区', 'Lat Krabang Industrial Estate', 1000],
];
