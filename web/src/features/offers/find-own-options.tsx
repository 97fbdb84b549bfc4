import type { RecentSearch } from '@serai/contract/search/recent';
import type { Api, CallOptions } from '../../platform/api/api.ts';
import type { OwnOption } from './own-option.ts';
import { Suggestion } from './suggestion.tsx';

/** Maximum number of options per group. */
const maxOptions = 4;

/** A favourite hotel, or the city of some. */
export interface NamedFavourite {
  id: number;
  name: string;
  city: string;
}

/** Words and search of a remembered search; null if it is unreadable. */
type ReadRecent<Choice> = (query: string) => { place: string; rest: string; choice: Choice } | null;

/** Finds the member's last searches for a product, newest first; none if they cannot be read. */
export async function findRecent<Choice>(
  api: Api,
  product: RecentSearch['product'],
  options: CallOptions,
  read: ReadRecent<Choice>,
): Promise<OwnOption<Choice>[]> {
  const reply = await api.get('search/recent', { product }, options).catch(() => null);
  return (reply?.list ?? [])
    .flatMap(({ id, query }): OwnOption<Choice>[] => {
      const found = read(query);
      return found ? [recentOption(id, found, found.choice)] : [];
    })
    .slice(0, maxOptions);
}

/** Finds the member's newest favourite hotels that are sold; none if they cannot be read. */
export async function findFavouriteHotels(api: Api, options: CallOptions): Promise<NamedFavourite[]> {
  const reply = await api
    .get('cms.User/collect', { kind: 'hotel', limit: maxOptions }, options)
    .catch(() => null);
  return (reply?.list ?? []).flatMap(({ hotel, gone }) =>
    hotel && !gone ? [{ id: hotel.id, name: hotel.name, city: hotel.city }] : [],
  );
}

/** Finds the cities of the member's favourite hotels, most favourites first; none if they cannot be read. */
export async function findFavouriteCities(api: Api, options: CallOptions): Promise<string[]> {
  const reply = await api.get('cms.User/collect', { kind: 'hotel', limit: 1 }, options).catch(() => null);
  return (reply?.cities ?? []).slice(0, maxOptions).map(({ name }) => name);
}

function recentOption<Choice>(
  id: number,
  { place, rest }: { place: string; rest: string },
  choice: Choice,
): OwnOption<Choice> {
  const content = <Suggestion icon="clock" name={place} nameAlt="" facts={[rest]} />;
  return { own: 'recent', key: `recent-${id}`, content, choice };
}

/** The option of a favourite place. */
export function favouriteOption<Choice>(
  key: number,
  words: { name: string; nameAlt?: string; facts: readonly string[] },
  choice: Choice,
): OwnOption<Choice> {
  const content = (
    <Suggestion icon="heart-full" name={words.name} nameAlt={words.nameAlt ?? ''} facts={words.facts} />
  );
  return { own: 'favourite', key: `favourite-${key}`, content, choice };
}
