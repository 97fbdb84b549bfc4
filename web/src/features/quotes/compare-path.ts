import { paths } from '../../paths.ts';
import type { QuoteItem } from './quote-item.ts';

/** Maximum number of hotels side by side. */
const maxCompared = 4;

/** Address of the comparison of the ticked hotels for the stay of the first one; null for fewer than two hotels. */
export function comparePath(items: readonly QuoteItem[]): string | null {
  const hotels = items.filter((item) => item.product === 'hotel');
  const ids = [...new Set(hotels.map(({ hotelId }) => hotelId))].slice(0, maxCompared);
  const [first] = hotels;
  if (!first || ids.length < 2) return null;
  const [address = ''] = first.href.split('#');
  const found = new URLSearchParams(address.split('?', 2)[1] ?? '');
  const params = new URLSearchParams({ hotels: ids.join('.') });
  for (const name of ['check_in', 'check_out', 'rooms', 'nationality']) {
    const value = found.get(name);
    if (value !== null) params.set(name, value);
  }
  return paths.hotelCompare(params);
}
