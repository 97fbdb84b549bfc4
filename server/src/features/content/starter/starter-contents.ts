/** A starter channel; parents are listed before their children. */
export interface StarterChannel {
  slug: string;
  kind: 'cover' | 'list';
  below: string | null;
  name: { zh: string; en: string };
  description: { zh: string; en: string };
  takesArticles?: true;
}

export const starterChannels: readonly StarterChannel[] = [
  {
    slug: 'guides',
    kind: 'cover',
    below: null,
    name: { zh: '旅行指南', en: 'Travel guides' },
    description: {
      zh: '写给计调和前台：客人会问什么，怎么排，哪里容易出错。',
      en: 'For planners and counters: what guests ask, how to plan it, where it goes wrong.',
    },
  },
  {
    slug: 'myanmar',
    kind: 'list',
    below: 'guides',
    name: { zh: '缅甸城市', en: 'Cities of Myanmar' },
    description: {
      zh: '六座城市，一篇一城：季节、住哪一片、交通、礼数。',
      en: 'Six cities, one guide each: seasons, areas, getting round, manners.',
    },
  },
  {
    slug: 'stopovers',
    kind: 'list',
    below: 'guides',
    name: { zh: '中转与口岸', en: 'Stopovers and borders' },
    description: {
      zh: '昆明、曼谷和几座边城：转机、过关，各要留多少时间。',
      en: 'Kunming, Bangkok and the border towns: how much time to leave for flights and gates.',
    },
  },
  {
    slug: 'before-departure',
    kind: 'list',
    below: 'guides',
    name: { zh: '行前须知', en: 'Before departure' },
    description: {
      zh: '签证、会合、提前量，可以直接转发给客人。',
      en: 'Visas, meeting points and lead times, written so that you can pass them on.',
    },
  },
  {
    slug: 'news',
    kind: 'list',
    below: null,
    name: { zh: '公告', en: 'News' },
    description: {
      zh: '服务安排和平台上的新鲜事。',
      en: 'How we work over the holidays, and what is new here.',
    },
  },
  {
    slug: 'trade',
    kind: 'list',
    below: null,
    takesArticles: true,
    name: { zh: '同业交流', en: 'From the trade' },
    description: {
      zh: '旅行社同行的经验，投稿经编辑审核后发布。',
      en: 'What agencies have learned. Articles are published once our editors have read them.',
    },
  },
];

/** A starter text, from `server/content/<language>/<slug>.html`. */
export interface StarterText {
  slug: string;
  kind: 'info' | 'page';
  channel: string | null;
  /** Code of its city (destinations.csv). */
  city: string | null;
  tags: readonly string[];
}

const myanmar = ['yangon', 'mandalay', 'bagan', 'inle', 'ngapali', 'naypyitaw'];
const stopovers = ['kunming', 'bangkok', 'ruili', 'muse', 'tachileik', 'myawaddy'];
const guide = (channel: string, tags: readonly string[]) => (slug: string) =>
  ({ slug, kind: 'info', channel, city: slug, tags }) as const;
const advice = (slug: string, tags: readonly string[]) =>
  ({ slug, kind: 'info', channel: 'before-departure', city: null, tags }) as const;
const news = (slug: string) => ({ slug, kind: 'info', channel: 'news', city: null, tags: [] }) as const;
const page = (slug: string) => ({ slug, kind: 'page', channel: null, city: null, tags: [] }) as const;

/** Oldest first, because lists begin with the newest. */
export const starterTexts: readonly StarterText[] = [
  ...['about-us', 'our-services', 'how-to-book', 'cancellation', 'payment-and-invoices', 'faq'].map(page),
  ...[...stopovers].reverse().map(guide('stopovers', ['city', 'border'])),
  ...[...myanmar].reverse().map(guide('myanmar', ['city', 'myanmar'])),
  advice('land-borders', ['border']),
  advice('visa-notes', ['border', 'visa']),
  advice('lead-times', ['planning']),
  advice('airport-meeting', ['airport']),
  ...['holiday-office-hours', 'write-for-us'].map(news),
];

/** Names of the tags. */
export const starterTags: Readonly<Record<string, { zh: string; en: string }>> = {
  city: { zh: '城市', en: 'Cities' },
  myanmar: { zh: '缅甸', en: 'Myanmar' },
  border: { zh: '口岸', en: 'Borders' },
  visa: { zh: '签证', en: 'Visas' },
  planning: { zh: '排期', en: 'Planning' },
  airport: { zh: '机场', en: 'Airports' },
};
