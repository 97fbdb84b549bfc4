import type { VoucheredRental } from './describe-car-voucher.ts';

/** Fictitious rental that fills a car voucher before its driver is assigned. */
export const sampleRental: VoucheredRental = {
  passenger_name: 'ZHANG WEI',
  passenger_phone: '+86 138 0013 8000',
  pick_up_address: '1 Sample Road',
  drop_off_address: '',
  sold_as: {
    model: { nameZh: '示例商务车', nameEn: 'Sample Van' },
    trip: {
      pick_up_id: 1,
      drop_off_id: 1,
      pick_up_at: '2026-12-01T09:00',
      drop_off_at: '2026-12-02T18:00',
      adults: 4,
      children: 0,
      bags: 4,
    },
    rental: { start: '2026-12-01T09:00', end: '2026-12-02T18:00', vehicles: 1, route: null },
    price: { units: [{ unit: 'all_day' }, { unit: 'all_day' }] },
    pickUp: { name_zh: '仰光市区', name_en: 'Yangon City' },
    dropOff: { name_zh: '仰光市区', name_en: 'Yangon City' },
    driverLanguage: 'chinese',
    included: ['fuel', 'tolls'],
    km_per_day: 200,
    zone: null,
  },
};
