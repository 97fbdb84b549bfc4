import type { VoucheredTransfer } from './describe-transfer-voucher.ts';

const landing = Date.parse('2026-12-01T08:30:00Z');
const HOUR_MS = 3_600_000;

/** Fictitious pick-up that fills a transfer voucher before its driver is assigned. */
export const sampleTransfer: VoucheredTransfer = {
  ...{
    passenger_name: 'ZHANG WEI',
    passenger_phone: '+86 138 0013 8000',
    address: '',
    sign_text: 'ZHANG WEI',
  },
  sold_as: {
    ...{ mode: 'pick_up', airportId: 1, iata: 'RGN', airportZh: '仰光国际机场', airportEn: 'Yangon Airport' },
    ...{ cityZh: '仰光', cityEn: 'Yangon', countryCode: 'MM', tz: 'Asia/Yangon' },
    ...{ meetingZh: '到达大厅出口', meetingEn: 'Exit of the arrivals hall' },
    ...{ placeId: 1, placeKind: 'hotel', placeZh: '示例酒店', placeEn: 'Sample Hotel' },
    ...{ placeLocal: 'နမူနာဟိုတယ်', zoneZh: '市区', zoneEn: 'City' },
    ...{ addressZh: '仰光示例路 1 号', addressEn: '1 Sample Road, Yangon' },
    ...{ flightNumber: 'MU2011', flightKind: 'international', driveMinutes: 45 },
    times: {
      ...{ flight: landing, start: landing, proposed: landing, isLate: false, isNight: false },
      ...{ freeWaitMinutes: 60, end: landing + 2 * HOUR_MS },
      ...{ noShowFrom: landing + 2 * HOUR_MS, autoComplete: landing + 8 * HOUR_MS },
    },
    ...{ classCode: 'van', classZh: '商务车', classEn: 'Van', examplesZh: '', examplesEn: '' },
    ...{ body: 'van', seats: 7, bags: 6, adults: 2, childAges: [], luggage: 2, vehicles: 1, childSeats: 0 },
    driverLanguage: 'chinese',
  },
};
