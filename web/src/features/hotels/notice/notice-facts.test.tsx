import type { NoticeView } from '@serai/contract/hotels/notices';
import { beforeAll, expect, test } from 'vitest';
import { drawn } from '../../../../test/drawn.tsx';
import { loadPhrases } from '../../../platform/i18n/phrases.ts';
import { NoticeFacts } from './notice-facts.tsx';

beforeAll(() => loadPhrases('en', ['hotel-notice', 'hotel-order', 'hotel-terms', 'common']));

const notice: Partial<NoticeView> = {
  kind: 'booking',
  order_sn: 'H261121000001',
  version: 1,
  hotel_name: 'Camellia',
  hotel_name_alt: '茶花',
  check_in: '2026-12-01',
  check_out: '2026-12-03',
  nights: 2,
  number_of_rooms: 1,
  room_type: 'Deluxe',
  room_type_alt: '豪华房',
  bed_type: 'twin',
  meal_type: 'breakfast',
  room_lines: [],
  breakfasts: 2,
  lunches: 0,
  dinners: 2,
  nationality_name: 'China',
  special_requests: '',
  guests: [{ adults: 2, child_ages: [], child_beds: 0, extra_beds: 1, full_names: ['ZHANG SAN'] }],
};
const fee: NoticeView['fees'][number] = {
  name: 'Zone fee',
  basis: 'person_stay',
  percent: null,
  from_age: 10,
  nights: [],
  unit_amount: { amount: 2_500_000, currency: 'MMK' },
  total: { amount: 5_000_000, currency: 'MMK' },
};
const seller = { name: 'Goldstupa Travel', phone: '+95 1 555 0100', phone_24h: '+95 9 450 123 456' };
const pageOf = (more: Pick<NoticeView, 'fees' | 'important'>) =>
  drawn(<NoticeFacts notice={{ ...notice, seller, ...more } as NoticeView} />);

test('hotel notice: fees collected and rules announced to guests → shown if any', () => {
  const page = pageOf({ fees: [fee], important: 'The last boat leaves at 18:00' });
  expect(page).toMatch(/Payable at the hotel.*Zone fee.*50,000.MMK in all/s);
  expect(page).toContain('collect these from the guests');
  expect(page).toMatch(/Important information.*The last boat leaves at 18:00/s);
  expect(pageOf({ fees: [], important: '' })).not.toMatch(/Payable|Important/);
});

test('hotel notice: half board → dinners counted, and the paying company named with its 24-hour number', () => {
  const page = pageOf({ fees: [], important: '' });
  expect(page).toMatch(/Dinners.*2 a day/s);
  expect(page).not.toContain('Lunches');
  expect(page).toMatch(/Extra beds 1 /);
  expect(page).toMatch(/paid by Goldstupa Travel.*not charge the guests/s);
  expect(page).toMatch(/0100.*24 hours.*450/s);
});
