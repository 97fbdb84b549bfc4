import { errors as errorsEn } from '@serai/phrases/en/errors';
import { errors as errorsZh } from '@serai/phrases/zh/errors';
import { beforeAll, expect, test } from 'vitest';
import { faultsOf } from '../../features/transfers/search-line/transfer-faults.ts';
import { emptyTransferSearch } from '../../features/transfers/search-line/transfer-search.ts';
import type { PhraseKey, PhraseName } from './phrase-modules.ts';
import { loadPhrases, phrasesOf } from './phrases.ts';

beforeAll(() =>
  Promise.all(
    (['en', 'zh-cn'] as const).map((lang) =>
      loadPhrases(lang, [
        'console-site',
        'invoice-titles',
        'common',
        'errors-page',
        'orders',
        'booking',
        'login',
        'contact',
        'bill-apply',
        'invoice-apply' as const,
        'hotel-search',
        'hotel-list',
        'hotel-booking',
        'vehicle-terms',
        'car-search',
        'car-list',
        'offer-list',
        'car-order',
        'transfer-search',
        'transfer-list',
        'transfer-order',
      ]),
    ),
  ),
);

function says<Name extends PhraseName>(
  page: Name,
  key: PhraseKey<Name>,
  words: string,
): [PhraseName, string, string] {
  return [page, key, words];
}

function both<Name extends PhraseName>(
  page: Name,
  key: PhraseKey<Name>,
  en: string,
  zh: string,
): [PhraseName, string, string, string] {
  return [page, key, en, zh];
}

/** Sentences with an agreed exact wording. */
// Covers 2.89, 2.90, 2.91, 2.92, 2.93, 2.94, 2.95, 2.103, 4.11, 4.12, 4.13, 4.14, 4.15, 4.16, 4.17, 4.18,
// 4.19, 4.20, 5.07, 5.08, 5.09, 5.12, 5.14, 5.27, 5.28, 5.29, 8.27, 8.28, 8.29, 9.06.
test.each([
  says('orders', 'askCancel', 'Are you sure you want to cancel your order?'),
  says('orders', 'askRefund', 'Are you sure you want to refund your order?'),
  says('orders', 'askCheckIn', 'Confirm that check-in has been completed?'),
  says('orders', 'askComplete', 'Confirm that the order has been completed?'),
  says('orders', 'action_pay', 'Pay'),
  says('orders', 'action_cancel', 'Cancel'),
  says('orders', 'action_confirm', 'Confirm'),
  says('orders', 'action_refund', 'Refund'),
  says('orders', 'action_confirmCheckIn', 'Confirm check-in'),
  says('orders', 'action_confirmComplete', 'Confirm complete'),
  says('orders', 'payBalance', 'Pre-deposit balance'),
  says('orders', 'payCredit', 'Credit payment'),
  says('orders', 'payTypeRequired', 'Please select the payment type'),
  says('booking', 'payBalance', 'Pre-deposit balance'),
  says('booking', 'payCredit', 'Credit payment'),
  says('booking', 'payRequired', 'Please select the payment type'),
  says('hotel-booking', 'fullNameRequired', 'Full name can not be null'),
  says('login', 'agreeRequired', 'Please read and agree service terms'),
  says('login', 'captchaLoadFailed', 'Loading failed, click to refresh'),
  says('login', 'captchaWrong', 'The correct area is not clicked, please try again!'),
  says('login', 'captchaRight', 'Verification is successful!'),
  says('login', 'toLogin', 'Back to login'),
  says('contact', 'contentRequired', 'Content cannot be empty'),
  says('contact', 'nameRequired', 'Please enter a correct name'),
  says('common', 'operationSuccessful', 'Operation successful'),
  says('common', 'menuUnknown', 'Navigation failed, the menu type is unrecognized!'),
  says('common', 'none', 'None'),
  says('bill-apply', 'empty', 'You do not have any unsettled bookings'),
  says('invoice-apply', 'empty', 'You do not have any can be invoiced bookings'),
  says('errors-page', 'notFoundTitle', 'Page not found'),
  says('hotel-list', 'sort_default', 'Default'),
  says('hotel-list', 'sort_recommended', 'Recommended'),
  says('hotel-list', 'sort_hot', 'Hot'),
  says('hotel-list', 'sort_views', 'Views'),
  says('hotel-list', 'sort_price', 'Price'),
  says('hotel-list', 'sort_star', 'Star'),
  says('hotel-list', 'sort_time', 'Time'),
])('wording: %s %s → “%s”, and equally in Chinese', (page, key, words) => {
  expect(phrasesOf('en', page)(key as never)).toBe(words);
  expect(phrasesOf('zh-cn', page)(key as never)).toMatch(/\p{Script=Han}/u);
});

/** The same with equally fixed Chinese texts. */
// Covers 2.83, 5.06, 9.08.
test.each([
  both('car-search', 'pickUpRequired', 'Please select a pick-up location', '请选择上车地点'),
  both('car-search', 'dropOffRequired', 'Please select a drop-off location', '请选择下车地点'),
  both('car-list', 'filterModels', 'Models', '车型'),
  both('car-list', 'filterSeats', 'Seats', '座位数'),
  both('car-list', 'filterEnergies', 'Energy source', '能源'),
  both('car-list', 'filterDrivetrains', 'Drivetrain', '驱动方式'),
  both('car-list', 'filterLocations', 'Location', '上车地点'),
  both('car-list', 'filterMileage', 'Mileage policies', '里程政策'),
  both('car-list', 'filterPrice', 'Price per day ({currency})', '每天价格（{currency}）'),
  both('offer-list', 'clearAll', 'Clear all', '全部清除'),
  both('car-order', 'rentalDate', 'Rental date', '用车日期'),
  both('car-order', 'daysOrHours', 'Days or hours', '天数或小时'),
  both('car-order', 'duration', 'Duration', '用车时长'),
  both('car-order', 'numberOfRentals', 'Number of rentals', '车辆数'),
  both('car-order', 'allDayPrice', 'All-day price', '全天价格'),
  both('car-order', 'halfDayPrice', 'Half-day price', '半天价格'),
  both('car-order', 'pricePerDay', 'Price per day', '每天价格'),
  both('car-order', 'zoneEntry', 'Industrial zone entry', '是否进入工业园区'),
  both('car-order', 'zoneName', 'Industrial zone name', '工业园区名称'),
  both('car-order', 'zoneFee', 'Industrial zone fee', '工业园区费用'),
  both('vehicle-terms', 'vehicleModel', 'Vehicle model', '车型'),
  both('vehicle-terms', 'plateNumber', 'Plate number', '车牌号'),
  both('vehicle-terms', 'driverName', 'Driver name', '司机姓名'),
  both('vehicle-terms', 'driverPhone', 'Driver phone', '司机电话'),
  both('vehicle-terms', 'driver_chinese', 'Chinese-speaking driver', '中文司机'),
  both('vehicle-terms', 'driver_burmese', 'Burmese-speaking driver', '缅语司机'),
  both('transfer-order', 'type_pick_up', 'Airport pick-up', '机场接机'),
  both('transfer-order', 'type_drop_off', 'Airport drop-off', '机场送机'),
  both('transfer-order', 'pickUpTime', 'Pick-up time (local time)', '上车时间（当地时间）'),
  both('transfer-order', 'airportTransferFee', 'Airport transfer fee', '机场接送费'),
  both('transfer-order', 'chineseDriverFee', 'Chinese driver fee', '中文司机费'),
])('wording: %s %s → “%s” and “%s”', (page, key, en, zh) => {
  expect(phrasesOf('en', page)(key as never)).toBe(en);
  expect(phrasesOf('zh-cn', page)(key as never)).toBe(zh);
});

const nothingBut = { ...emptyTransferSearch, flight_at: '2026-12-01T10:00' };

/** Messages of the transfer search for empty fields. */
// Covers 5.01, 5.02, 5.03, 5.04, 5.05.
test.each([
  ['airport_id', 'Please select an arriving airport', '请选择到达机场', nothingBut],
  ['flight_number', 'Please enter a flight number', '请输入航班号', nothingBut],
  ['place_id', 'Please enter a destination', '请输入目的地', nothingBut],
  ['place_id', 'Please enter a departure', '请输入出发地', { ...nothingBut, mode: 'drop_off' as const }],
  ['line', 'Please enter information to search', '请输入要查询的信息', emptyTransferSearch],
] as const)('wording: transfer search without %s → “%s” and “%s”', (field, en, zh, search) => {
  const fault = faultsOf(search)[field];
  expect(phrasesOf('en', 'transfer-search')(fault as never)).toBe(en);
  expect(phrasesOf('zh-cn', 'transfer-search')(fault as never)).toBe(zh);
});

// Covers 5.01, 5.02, 5.03, 5.04, 5.05, 5.06.
test.each([
  ['transfer-search', 'arrivingAirportRequired', 'airport_required'],
  ['transfer-search', 'flightNumberRequired', 'flight_number_required'],
  ['transfer-search', 'destinationRequired', 'destination_required'],
  ['transfer-search', 'departureRequired', 'departure_required'],
  ['transfer-search', 'searchEmpty', 'search_empty'],
  ['car-search', 'pickUpRequired', 'pick_up_location_required'],
  ['car-search', 'dropOffRequired', 'drop_off_location_required'],
  ['invoice-titles', 'identityWrong', 'identity_number_invalid'],
] as const)("wording: %s %s → same as the server's %s", (page, key, code) => {
  expect(phrasesOf('en', page)(key as never)).toBe(errorsEn[code]);
  expect(phrasesOf('zh-cn', page)(key as never)).toBe(errorsZh[code]);
});

// Covers 9.09.
test('wording: units → day, hours, passengers and vehicles', () => {
  const units = (lang: 'en' | 'zh-cn') => {
    return [
      phrasesOf(lang, 'car-search')('days', { count: 1 }),
      phrasesOf(lang, 'vehicle-terms')('hours', { count: 5 }),
      phrasesOf(lang, 'transfer-list')('passengers', { count: 3 }),
      phrasesOf(lang, 'car-order')('numberValue', { count: 2 }),
    ];
  };
  expect(units('en')).toEqual(['1 day', '5 hours', '3 passengers', '2 vehicles']);
  expect(units('zh-cn')).toEqual(['1 天', '5 小时', '3 位乘客', '2 辆']);
});

// Covers 9.10, 9.11, 9.12.
test('wording: reminders before booking → requests, extra fees and mismatches', () => {
  const say = phrasesOf('en', 'hotel-booking');
  expect(say('reminderRequests')).toMatch(/special requests are not guaranteed/i);
  for (const fee of ['early check-in', 'late check-out', 'baby crib', 'pick-up', 'cost extra']) {
    expect(say('reminderFees').toLowerCase()).toContain(fee);
  }
  for (const word of ['nationality', 'name', 'extra charges', 'no changes', 'no check-in']) {
    expect(say('reminderMismatch')).toContain(word);
  }
});
