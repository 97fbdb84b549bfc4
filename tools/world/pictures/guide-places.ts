import type { GuideCity, Words } from './guide-cities.ts';

type Spot = readonly [latitude: number, longitude: number];
export type Side = 'left' | 'right' | 'above' | 'below';

/** A place of a map that is not in destinations.csv. */
export interface OtherPlace {
  name: Words;
  at: Spot;
  side: Side;
  kind: 'town' | 'sight' | 'airport';
}

export interface MapFacts {
  /** Places of destinations.csv by the end of their code, and the side of their name. */
  districts: Readonly<Record<string, Side>>;
  sights: Readonly<Record<string, Side>>;
  others?: readonly OtherPlace[];
  /** Rivers by their course, with their width on the map. */
  rivers?: readonly { course: readonly Spot[]; broad: number }[];
  /** Lakes and seas by their shore. */
  waters?: readonly (readonly Spot[])[];
  /** The border of a country. */
  border?: readonly Spot[];
  /** Direction of places too far for the map. */
  beyond?: readonly { name: Words; to: 'north-east' | 'east' | 'south' }[];
}

/** Sketch of each city; not for navigation. */
export const MAPS: Record<GuideCity, MapFacts> = {
  yangon: {
    districts: {
      'downtown-kyauktada': 'below',
      bahan: 'left',
      kamayut: 'left',
      mayangone: 'left',
      tamwe: 'right',
    },
    sights: { 'shwedagon-pagoda': 'left', 'yangon-international-airport': 'right' },
    others: [{ name: { zh: '茵雅湖', en: 'Inya Lake' }, at: [16.839, 96.147], side: 'right', kind: 'sight' }],
    rivers: [
      {
        course: [
          [16.96, 96.06],
          [16.9, 96.085],
          [16.85, 96.1],
          [16.8, 96.115],
          [16.77, 96.14],
          [16.762, 96.175],
          [16.755, 96.2],
          [16.7, 96.24],
        ],
        broad: 30,
      },
      {
        course: [
          [16.95, 96.36],
          [16.8, 96.215],
          [16.758, 96.195],
        ],
        broad: 18,
      },
    ],
    waters: [
      [
        [16.85, 96.138],
        [16.845, 96.149],
        [16.835, 96.147],
        [16.831, 96.139],
        [16.84, 96.134],
      ],
      [
        [16.8, 96.16],
        [16.799, 96.17],
        [16.793, 96.17],
        [16.792, 96.16],
      ],
    ],
  },
  mandalay: {
    districts: { 'chan-aye-tharzan': 'left', 'chan-mya-tharzi': 'right', amarapura: 'right' },
    sights: {
      'mandalay-hill': 'right',
      'mandalay-palace': 'right',
      'mahamuni-pagoda': 'left',
      'u-bein-bridge': 'below',
      'mandalay-international-airport': 'right',
    },
    others: [{ name: { zh: '实皆', en: 'Sagaing' }, at: [21.895, 95.93], side: 'left', kind: 'town' }],
    rivers: [
      {
        course: [
          [22.12, 96.03],
          [22.04, 96.06],
          [21.98, 96.045],
          [21.92, 96.015],
          [21.885, 95.995],
          [21.862, 95.96],
          [21.85, 95.9],
          [21.852, 95.8],
          [21.85, 95.6],
          [21.85, 95.2],
        ],
        broad: 34,
      },
    ],
  },
  naypyitaw: {
    districts: {
      'dekkhinathiri-hotel-zone': 'left',
      zabuthiri: 'left',
      ottarathiri: 'left',
      pyinmana: 'right',
    },
    sights: {
      'uppatasanti-pagoda': 'above',
      'water-fountain-garden': 'right',
      'nay-pyi-taw-international-airport': 'left',
    },
  },
  bagan: {
    districts: { 'old-bagan': 'left', 'new-bagan': 'right', 'nyaung-u': 'above', myinkaba: 'right' },
    sights: {
      'ananda-temple': 'right',
      'shwezigon-pagoda': 'left',
      'dhammayangyi-temple': 'right',
      'nyaung-u-airport': 'right',
    },
    rivers: [
      {
        course: [
          [21.26, 94.99],
          [21.225, 94.92],
          [21.205, 94.885],
          [21.185, 94.855],
          [21.165, 94.838],
          [21.13, 94.832],
          [21.09, 94.825],
          [21.05, 94.81],
        ],
        broad: 40,
      },
    ],
  },
  inle: {
    districts: { nyaungshwe: 'right', 'khaung-daing': 'left', taunggyi: 'above' },
    sights: { 'phaung-daw-oo-pagoda': 'right', 'indein-pagodas': 'left', 'heho-airport': 'left' },
    others: [{ name: { zh: '茵莱湖', en: 'Inle Lake' }, at: [20.55, 96.916], side: 'right', kind: 'town' }],
    rivers: [
      {
        course: [
          [20.661, 96.93],
          [20.62, 96.915],
        ],
        broad: 6,
      },
      {
        course: [
          [20.456, 96.846],
          [20.468, 96.885],
        ],
        broad: 5,
      },
    ],
    waters: [
      [
        [20.635, 96.905],
        [20.62, 96.935],
        [20.56, 96.945],
        [20.5, 96.93],
        [20.455, 96.905],
        [20.45, 96.885],
        [20.5, 96.88],
        [20.57, 96.885],
      ],
    ],
  },
  ngapali: {
    districts: { 'ngapali-beach': 'right', 'linn-thar': 'right', thandwe: 'right' },
    sights: { 'thandwe-airport': 'right' },
    others: [
      { name: { zh: '孟加拉湾', en: 'Bay of Bengal' }, at: [18.43, 94.265], side: 'below', kind: 'town' },
    ],
    waters: [
      [
        [18.6, 94.1],
        [18.6, 94.28],
        [18.475, 94.291],
        [18.45, 94.292],
        [18.432, 94.292],
        [18.416, 94.297],
        [18.4, 94.303],
        [18.385, 94.313],
        [18.3, 94.34],
        [18.3, 94.1],
      ],
    ],
  },
  myawaddy: {
    districts: { 'town-centre': 'below', 'trade-zone': 'below' },
    sights: { 'myanmar-thailand-friendship-bridge': 'right', 'mae-sot-airport': 'right' },
    others: [
      {
        name: { zh: '湄索（泰国）', en: 'Mae Sot, Thailand' },
        at: [16.713, 98.571],
        side: 'above',
        kind: 'town',
      },
    ],
    rivers: [
      {
        course: [
          [16.6, 98.545],
          [16.66, 98.532],
          [16.68, 98.515],
          [16.693, 98.517],
          [16.71, 98.505],
          [16.74, 98.5],
          [16.8, 98.49],
        ],
        broad: 20,
      },
    ],
    border: [
      [16.6, 98.545],
      [16.66, 98.532],
      [16.68, 98.515],
      [16.693, 98.517],
      [16.71, 98.505],
      [16.74, 98.5],
      [16.8, 98.49],
    ],
  },
  tachileik: {
    districts: { 'town-centre': 'left', 'airport-road': 'right' },
    sights: {
      'tachileik-mae-sai-border-bridge': 'right',
      'tachileik-shwedagon': 'right',
      'tachileik-airport': 'right',
    },
    others: [
      {
        name: { zh: '湄赛（泰国）', en: 'Mae Sai, Thailand' },
        at: [20.431, 99.878],
        side: 'left',
        kind: 'town',
      },
    ],
    rivers: [
      {
        course: [
          [20.452, 99.8],
          [20.447, 99.85],
          [20.4435, 99.872],
          [20.4445, 99.8806],
          [20.443, 99.895],
          [20.434, 99.93],
          [20.42, 100],
        ],
        broad: 12,
      },
    ],
    border: [
      [20.452, 99.8],
      [20.447, 99.85],
      [20.4435, 99.872],
      [20.4445, 99.8806],
      [20.443, 99.895],
      [20.434, 99.93],
      [20.42, 100],
    ],
  },
  muse: {
    districts: { 'town-centre': 'right', '105-mile-trade-zone': 'right' },
    sights: { 'muse-border-gate': 'right' },
    others: [
      {
        name: { zh: '瑞丽（中国）', en: 'Ruili, China' },
        at: [24.0128, 97.8517],
        side: 'left',
        kind: 'town',
      },
      { name: { zh: '姐告', en: 'Jiegao' }, at: [23.998, 97.887], side: 'left', kind: 'town' },
    ],
    rivers: [
      {
        course: [
          [24.06, 98.02],
          [24.03, 97.93],
          [24.008, 97.88],
          [23.985, 97.845],
          [23.95, 97.78],
          [23.93, 97.68],
        ],
        broad: 18,
      },
    ],
    border: [
      [24.015, 97.96],
      [23.995, 97.912],
      [23.9915, 97.898],
      [23.983, 97.882],
      [23.982, 97.855],
      [23.95, 97.79],
    ],
  },
  kunming: {
    districts: { wuhua: 'left', panlong: 'right', guandu: 'right', chenggong: 'right' },
    sights: { 'haigeng-park': 'left', 'kunming-changshui-international-airport': 'left' },
    others: [{ name: { zh: '滇池', en: 'Dianchi' }, at: [24.885, 102.68], side: 'below', kind: 'town' }],
    waters: [
      [
        [24.965, 102.64],
        [24.975, 102.665],
        [24.955, 102.69],
        [24.93, 102.72],
        [24.88, 102.755],
        [24.8, 102.76],
        [24.7, 102.7],
        [24.8, 102.63],
        [24.88, 102.635],
      ],
    ],
  },
  ruili: {
    districts: { mengmao: 'left', jiegao: 'left', jiexiang: 'left' },
    sights: { 'jiele-golden-pagoda': 'right', 'jiegao-border-gate': 'right' },
    others: [
      {
        name: { zh: '木姐（缅甸）', en: 'Muse, Myanmar' },
        at: [23.982, 97.908],
        side: 'right',
        kind: 'town',
      },
    ],
    rivers: [
      {
        course: [
          [24.08, 98.02],
          [24.03, 97.93],
          [24.006, 97.88],
          [23.985, 97.845],
          [23.95, 97.78],
          [23.93, 97.68],
        ],
        broad: 20,
      },
    ],
    border: [
      [24.015, 97.96],
      [23.998, 97.915],
      [23.992, 97.895],
      [23.983, 97.882],
      [23.978, 97.85],
      [23.945, 97.8],
      [23.92, 97.7],
    ],
    beyond: [{ name: { zh: '芒市机场，约 2 小时', en: 'Mangshi airport, about 2 hours' }, to: 'north-east' }],
  },
  bangkok: {
    districts: { siam: 'above', sukhumvit: 'right', silom: 'right', 'old-town': 'left', ratchada: 'right' },
    sights: {
      'chatuchak-weekend-market': 'left',
      'suvarnabhumi-airport': 'below',
      'don-mueang-airport': 'right',
    },
    others: [
      { name: { zh: '湄南河', en: 'Chao Phraya' }, at: [13.835, 100.492], side: 'left', kind: 'town' },
    ],
    rivers: [
      {
        course: [
          [14.0, 100.54],
          [13.93, 100.49],
          [13.87, 100.485],
          [13.825, 100.51],
          [13.79, 100.513],
          [13.765, 100.492],
          [13.74, 100.49],
          [13.727, 100.512],
          [13.7, 100.498],
          [13.69, 100.535],
          [13.705, 100.565],
          [13.66, 100.565],
          [13.6, 100.58],
        ],
        broad: 15,
      },
    ],
  },
};
