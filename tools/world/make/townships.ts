type Street = readonly [zh: string, en: string];

/** A district of a large city: its postcode and streets. */
interface Township {
  zip: string;
  streets: readonly Street[];
}

/** By the English name of the district; other cities use one postcode and the streets of the centre. */
export const TOWNSHIPS: Readonly<Record<string, Township>> = {
  // Yangon
  'Downtown (Kyauktada)': {
    zip: '11182',
    streets: [
      ['波昂觉路', 'Bo Aung Kyaw Street'],
      ['斯特兰路', 'Strand Road'],
      ['班索丹街', 'Pansodan Street'],
    ],
  },
  Bahan: {
    zip: '11201',
    streets: [
      ['大学路', 'University Avenue'],
      ['加巴埃塔路', 'Kaba Aye Pagoda Road'],
    ],
  },
  Kamayut: {
    zip: '11041',
    streets: [
      ['卑谬路', 'Pyay Road'],
      ['茵雅路', 'Inya Road'],
    ],
  },
  Mayangone: {
    zip: '11061',
    streets: [
      ['卑谬路', 'Pyay Road'],
      ['加巴埃塔路', 'Kaba Aye Pagoda Road'],
    ],
  },
  Tamwe: { zip: '11211', streets: [['班耶达拉路', 'Banyar Dala Road']] },
  Dagon: {
    zip: '11191',
    streets: [
      ['卑谬路', 'Pyay Road'],
      ['大金塔路', 'Shwedagon Pagoda Road'],
    ],
  },
  Mingaladon: {
    zip: '11021',
    streets: [
      ['机场路', 'Airport Road'],
      ['卑谬路', 'Pyay Road'],
    ],
  },
  // Kunming
  Wuhua: {
    zip: '650031',
    streets: [
      ['人民中路', 'Renmin Middle Road'],
      ['翠湖南路', 'Cuihu South Road'],
    ],
  },
  Panlong: {
    zip: '650051',
    streets: [
      ['北京路', 'Beijing Road'],
      ['东风东路', 'Dongfeng East Road'],
    ],
  },
  Guandu: { zip: '650200', streets: [['春城路', 'Chuncheng Road']] },
  Xishan: { zip: '650100', streets: [['滇池路', 'Dianchi Road']] },
  Chenggong: { zip: '650500', streets: [['彩云南路', 'Caiyun South Road']] },
  'Airport Area': { zip: '650211', streets: [['机场高速辅路', 'Airport Expressway Service Road']] },
  // Bangkok
  Siam: {
    zip: '10330',
    streets: [
      ['拉玛一世路', 'Rama I Road'],
      ['帕亚泰路', 'Phaya Thai Road'],
    ],
  },
  Sukhumvit: {
    zip: '10110',
    streets: [
      ['素坤逸路', 'Sukhumvit Road'],
      ['拉玛四世路', 'Rama IV Road'],
    ],
  },
  Silom: {
    zip: '10500',
    streets: [
      ['是隆路', 'Silom Road'],
      ['石龙军路', 'Charoen Krung Road'],
    ],
  },
  Riverside: { zip: '10120', streets: [['石龙军路', 'Charoen Krung Road']] },
  'Old Town': { zip: '10200', streets: [['拉差达慕嫩路', 'Ratchadamnoen Road']] },
  Ratchada: { zip: '10310', streets: [['拉差达披色路', 'Ratchadaphisek Road']] },
  Suvarnabhumi: { zip: '10520', streets: [['拉甲邦路', 'Lat Krabang Road']] },
};
