import { type MemberSearchSource, noFacts } from '../search/search.ts';
import type { Hotels } from './open-hotels.ts';

/** Numbers of documents and telephones, which the search for places would take for misspelt names. */
const numberLike = /\d[\d -]{2,}/;

/** Finds hotels, cities, districts and landmarks by Chinese, English or pinyin. */
export function placeSearch({ hotels }: { hotels: Pick<Hotels, 'finder'> }): MemberSearchSource {
  return {
    kinds: ['place'],
    isOpenTo: () => true,
    find: async ({ keyword, lang, most }) => {
      if (numberLike.test(keyword)) return [];
      const { list } = await hotels.finder.find({ keyword, limit: most }, lang);
      return list.map((place) => ({
        ...noFacts,
        kind: 'place',
        id: place.id,
        title: place.name,
        subject: place.name_alt,
        reference: place.path,
        type: place.type,
        count: place.hotels,
      }));
    },
  };
}
