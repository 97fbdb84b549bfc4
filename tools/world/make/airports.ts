import type { Spot } from './city.ts';

/** An airport of the sample world; its position and English name come from the list of airports. */
export interface AirportSpec {
  iata: string;
  zh: string;
  /** The city as printed, and the one of CITIES whose districts, hotels and landmarks it serves. */
  city: readonly [zh: string, en: string];
  serves: string;
  latitude: number;
  longitude: number;
  /** Minutes per straight kilometre. */
  pace: number;
  /** Price level relative to Yangon. */
  level: number;
  /** Districts without a zone. */
  without?: readonly string[];
  /** Zones beyond the city; with minutes if an expressway leads there. */
  beyond: readonly (Spot | readonly [...spot: Spot, minutes: number])[];
  /** Places beyond the city. */
  places: readonly Spot[];
}

export const AIRPORTS: readonly AirportSpec[] = [
  {
    iata: 'RGN',
    zh: '仰光国际机场',
    city: ['仰光', 'Yangon'],
    serves: 'yangon',
    latitude: 16.9,
    longitude: 96.134,
    pace: 2.8,
    level: 1,
    without: ['Dagon'],
    beyond: [
      ['迪拉瓦', 'Thilawa', 16.67, 96.27],
      ['莱达雅', 'Hlaing Tharyar', 16.87, 96.06],
    ],
    places: [['仰光中央火车站', 'Yangon Central Railway Station', 16.782, 96.161]],
  },
  {
    iata: 'MDL',
    zh: '曼德勒国际机场',
    city: ['曼德勒', 'Mandalay'],
    serves: 'mandalay',
    latitude: 21.705,
    longitude: 95.972,
    pace: 1.7,
    level: 1,
    beyond: [
      ['彬乌伦', 'Pyin Oo Lwin', 22.034, 96.457],
      ['实皆', 'Sagaing', 21.879, 95.979],
    ],
    places: [['曼德勒火车站', 'Mandalay Railway Station', 21.978, 96.084]],
  },
  {
    iata: 'NYT',
    zh: '内比都国际机场',
    city: ['内比都', 'Nay Pyi Taw'],
    serves: 'naypyitaw',
    latitude: 19.623,
    longitude: 96.201,
    pace: 1.6,
    level: 1,
    beyond: [],
    places: [['内比都火车站', 'Nay Pyi Taw Railway Station', 19.868, 96.196]],
  },
  {
    iata: 'NYU',
    zh: '良乌机场',
    city: ['蒲甘', 'Bagan'],
    serves: 'bagan',
    latitude: 21.175,
    longitude: 94.928,
    pace: 1.7,
    level: 0.9,
    beyond: [['波帕山', 'Mount Popa', 20.922, 95.245]],
    places: [],
  },
  {
    iata: 'HEH',
    zh: '黑河机场',
    city: ['茵莱湖', 'Inle Lake'],
    serves: 'inle',
    latitude: 20.744,
    longitude: 96.793,
    pace: 2.2,
    level: 0.95,
    beyond: [
      ['格劳', 'Kalaw', 20.627, 96.565],
      ['宾达雅', 'Pindaya', 20.936, 96.661],
    ],
    places: [],
  },
  {
    iata: 'SNW',
    zh: '丹兑机场',
    city: ['额布里', 'Ngapali'],
    serves: 'ngapali',
    latitude: 18.454,
    longitude: 94.3,
    pace: 2,
    level: 0.95,
    beyond: [['坚达利', 'Kyeintali', 17.99, 94.49]],
    places: [],
  },
  {
    iata: 'THL',
    zh: '大其力机场',
    city: ['大其力', 'Tachileik'],
    serves: 'tachileik',
    latitude: 20.484,
    longitude: 99.935,
    pace: 2,
    level: 0.85,
    beyond: [['景栋', 'Kengtung', 21.292, 99.608]],
    places: [],
  },
  {
    iata: 'KMG',
    zh: '昆明长水国际机场',
    city: ['昆明', 'Kunming'],
    serves: 'kunming',
    latitude: 25.102,
    longitude: 102.929,
    pace: 1.6,
    level: 0.8,
    beyond: [['石林', 'Stone Forest', 24.815, 103.325]],
    places: [['昆明南站', 'Kunming South Railway Station', 24.873, 102.859]],
  },
  {
    iata: 'LUM',
    zh: '德宏芒市国际机场',
    city: ['芒市', 'Mangshi'],
    serves: 'ruili',
    latitude: 24.405,
    longitude: 98.532,
    pace: 1.4,
    level: 0.75,
    beyond: [
      ['芒市市区', 'Mangshi Town', 24.434, 98.588],
      ['畹町', 'Wanding', 24.085, 98.07],
    ],
    places: [
      ['勐焕大金塔', 'Menghuan Golden Pagoda', 24.415, 98.607],
      ['畹町口岸', 'Wanding Border Gate', 24.083, 98.068],
    ],
  },
  {
    iata: 'JHG',
    zh: '西双版纳嘎洒国际机场',
    city: ['西双版纳', 'Xishuangbanna'],
    serves: '',
    latitude: 21.973,
    longitude: 100.766,
    pace: 1.6,
    level: 0.75,
    beyond: [
      ['景洪市区', 'Jinghong Town', 22.008, 100.798],
      ['告庄', 'Gaozhuang', 22.026, 100.808],
      ['嘎洒', 'Gasa', 21.962, 100.75],
      ['勐罕', 'Menghan', 21.855, 100.93],
      ['勐仑', 'Menglun', 21.928, 101.258],
    ],
    places: [
      ['曼听公园', 'Manting Park', 22.0, 100.806],
      ['告庄西双景', 'Gaozhuang Xishuangjing', 22.026, 100.808],
      ['西双版纳站', 'Xishuangbanna Railway Station', 21.967, 100.713],
      ['中科院西双版纳热带植物园', 'Xishuangbanna Tropical Botanical Garden', 21.928, 101.258],
      ['傣族园', 'Dai Minority Park', 21.852, 100.933],
    ],
  },
  {
    iata: 'BKK',
    zh: '曼谷素万那普机场',
    city: ['曼谷', 'Bangkok'],
    serves: 'bangkok',
    latitude: 13.693,
    longitude: 100.752,
    pace: 2,
    level: 0.95,
    beyond: [['芭提雅', 'Pattaya', 12.93, 100.885, 120]],
    places: [['曼谷中央车站', 'Krung Thep Aphiwat Central Terminal', 13.804, 100.541]],
  },
  {
    iata: 'DMK',
    zh: '曼谷廊曼国际机场',
    city: ['曼谷', 'Bangkok'],
    serves: 'bangkok',
    latitude: 13.913,
    longitude: 100.607,
    pace: 2,
    level: 0.92,
    beyond: [['大城', 'Ayutthaya', 14.353, 100.569, 60]],
    places: [['曼谷中央车站', 'Krung Thep Aphiwat Central Terminal', 13.804, 100.541]],
  },
];
