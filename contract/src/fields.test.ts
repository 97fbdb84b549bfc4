import { expect, test } from 'vitest';
import { quoteCar } from './cars/booking.ts';
import { carFilters, listCars } from './cars/cars.ts';
import { carOrderDetail } from './cars/orders.ts';
import { hotelOrderDetail } from './hotels/booking.ts';
import { destinationKinds, hotelSorts } from './hotels/hotels.ts';
import { payChannels } from './orders/statuses.ts';
import { memberActions, orderView } from './orders/view.ts';
import { loadSite, sendMessage, site, userInfo } from './site/site.ts';
import { transferOrderDetail } from './transfers/booking.ts';
import { listTransfers, transferModes } from './transfers/transfers.ts';
import { driverLanguage, driverLanguages, rideView } from './vehicles/vehicles.ts';
import { workOrderEntry, workOrderView } from './work-orders/view.ts';
import { showWorkOrder } from './work-orders/work-orders.ts';

const keys = (schema: { shape: object }) => Object.keys(schema.shape);

// Covers 3.01, 3.02, 3.03, 3.04, 3.05, 3.06, 3.07, 3.08, 3.09, 3.10, 3.11, 3.12, 3.13, 3.14, 3.15, 3.16,
// 3.17, 3.18.
test('order view: common fields → present', () => {
  expect(keys(orderView)).toEqual(
    expect.arrayContaining([
      'sn',
      'order_status',
      'settlement_status',
      'invoice_status',
      'pay_channel',
      'pay_time',
      'booking_account',
      'on_behalf',
      'contact_name',
      'contact_phone',
      'total_price',
      'total_settlement_price',
      'total_amount',
      'refund_status',
      'refund_money',
      'refund_time',
      'settlement_money',
      'operator',
      'special_requests',
    ]),
  );
});

// Covers 3.20, 3.21, 3.22, 3.23, 3.24, 3.25, 3.26, 3.27, 3.28, 3.29, 3.30, 3.31, 3.32, 3.33, 3.34, 3.35,
// 3.36, 3.37, 3.38, 3.40, 3.41, 3.42.
test('hotel order: fields of its stay → present', () => {
  expect(keys(hotelOrderDetail)).toEqual(
    expect.arrayContaining([
      'hotel_confirmation_code',
      'hotel_name',
      'city',
      'address',
      'phone',
      'zip',
      'email',
      'room_number',
      'room_type',
      'meal_type',
      'bed_type',
      'check_in',
      'check_out',
      'room_nights',
      'number_of_rooms',
      'price_per_night',
      'nationality',
      'guests',
      'adults',
      'children',
      'breakfasts',
    ]),
  );
  expect(keys(orderView)).toContain('booking_date');
});

// Covers 3.43, 3.47, 3.48, 3.49, 3.50, 3.51, 3.52, 3.53, 3.54, 3.55, 3.56, 3.57, 3.58.
test('car order: fields of its rental → present', () => {
  expect(keys(carOrderDetail)).toEqual(
    expect.arrayContaining([
      'vehicle_model',
      'rides',
      'rental_date',
      'units',
      'overtime_hours',
      'duration_minutes',
      'number_of_rentals',
      'driver_language',
      'all_day_price',
      'half_day_price',
      'price_per_day',
      'industrial_zone_entry',
      'industrial_zone_name',
      'industrial_zone_price',
      'industrial_zone_times',
      'industrial_zone_fee',
    ]),
  );
});

// Covers 3.59, 3.60, 3.61, 3.62, 3.63.
test('transfer order: fields of its trip → present', () => {
  expect(keys(transferOrderDetail)).toEqual(
    expect.arrayContaining([
      'type',
      'pick_up_time',
      'passengers',
      'max_passengers',
      'airport_transfer_fee',
      'chinese_driver_fee',
      'rides',
    ]),
  );
  expect(transferModes).toEqual(['pick_up', 'drop_off']);
  expect(keys(transferOrderDetail.shape.pick_up_time)).toEqual(
    expect.arrayContaining(['local', 'tz', 'utc']),
  );
});

// Covers 3.43, 3.44, 3.45, 3.46.
test('ride of an order: model, plate number, driver name and driver phone → present', () => {
  expect(keys(rideView)).toEqual(
    expect.arrayContaining(['vehicle_model', 'plate_number', 'driver_name', 'driver_phone']),
  );
});

// Covers 2.72, 2.73, 2.74, 2.75, 2.76.
test('car search: places, times, passengers and filters of the vehicle → accepted as input', () => {
  expect(keys(listCars.input)).toEqual(
    expect.arrayContaining([
      'pick_up_id',
      'drop_off_id',
      'pick_up_at',
      'drop_off_at',
      'adults',
      'children',
      'filters',
    ]),
  );
  expect(keys(carFilters)).toEqual([
    'models',
    'seats',
    'energies',
    'drivetrains',
    'locations',
    'mileage',
    'price_min',
    'price_max',
  ]);
});

// Covers 2.62, 2.63, 2.64, 2.66, 2.69.
test('transfer search: airport, flight, place, times, passengers with ages and language → accepted as input', () => {
  expect(keys(listTransfers.input)).toEqual(
    expect.arrayContaining([
      'mode',
      'airport_id',
      'flight_number',
      'place_id',
      'flight_at',
      'transfer_at',
      'adults',
      'child_ages',
      'driver_language',
    ]),
  );
});

// Covers 2.70, 2.71, 9.08.
test('driver language: Burmese, Chinese, Thai or English → accepted; any other → refused', () => {
  expect([...driverLanguages].sort()).toEqual(['burmese', 'chinese', 'english', 'thai']);
  for (const asked of driverLanguages) expect(driverLanguage.safeParse(asked).success).toBe(true);
  expect(driverLanguage.safeParse('french').success).toBe(false);
  for (const { input } of [listTransfers, quoteCar]) expect(keys(input)).toContain('driver_language');
});

// Covers 3.73, 3.74, 3.75, 3.76, 3.77, 3.78, 3.79, 3.80, 3.81, 3.83, 3.84, 3.85, 3.86, 3.87, 3.88, 3.89,
// 3.90.
test('user object: fields that clients store → present', () => {
  expect(keys(userInfo)).toEqual(
    expect.arrayContaining([
      'id',
      'username',
      'nickname',
      'email',
      'area_num',
      'mobile',
      'full_mobile_text',
      'avatar',
      'gender',
      'gender_text',
      'birthday',
      'last_login_time',
      'last_login_ip',
      'join_time',
      'motto',
      'token',
      'refresh_token',
      'siteInfo',
    ]),
  );
});

// Covers 3.92, 3.93, 3.94, 3.95, 3.96, 3.97, 3.99, 3.102.
test('site configuration: name, addresses, currency and upload rules → present', () => {
  expect(keys(site)).toEqual(
    expect.arrayContaining(['siteName', 'tag', 'logo', 'version', 'cdnUrl', 'apiUrl', 'currency', 'upload']),
  );
  expect(keys(site.shape.upload)).toEqual(
    expect.arrayContaining(['maxSize', 'mode', 'allowedSuffixes', 'allowedMimeTypes']),
  );
});

// Covers 7.09.
test('index/index: reply → contains site, openMemberCenter, rules, menus and userInfo', () => {
  expect(keys(loadSite.reply)).toEqual(
    expect.arrayContaining(['site', 'openMemberCenter', 'rules', 'menus', 'userInfo']),
  );
});

// Covers 3.104, 3.105, 3.106.
test('menu node: fields and types → as agreed with family clients', () => {
  const rules = loadSite.reply.shape.rules;
  const node = {
    id: 1,
    pid: 0,
    name: 'order/list',
    title: 'Hotel',
    path: 'order/list',
    icon: '',
    url: '',
    type: 'menu',
    menu_type: 'tab',
    extend: 'add_rules_only',
    children: [],
  };
  for (const type of ['nav', 'nav_user_menu', 'menu', 'menu_dir', 'button']) {
    for (const menu_type of ['tab', 'iframe', 'link']) {
      expect(rules.safeParse([{ ...node, type, menu_type }]).success, `${type} ${menu_type}`).toBe(true);
    }
  }
  expect(rules.safeParse([{ ...node, menu_type: 'window' }]).success).toBe(false);
  for (const field of ['id', 'name', 'path', 'type', 'menu_type', 'url', 'extend', 'children']) {
    const { [field as 'id']: _left, ...rest } = node;
    expect(rules.safeParse([rest]).success, field).toBe(false);
  }
});

// Covers 2.85, 9.06.
test('codes: search, payment and action codes → the agreed ones', () => {
  expect(hotelSorts).toEqual([
    'default',
    'recommended',
    'hot',
    'views',
    'price',
    'star',
    'time',
    'cancellation',
  ]);
  expect(destinationKinds).toEqual(['city', 'landmark', 'district', 'hotel']);
  expect(payChannels).toEqual(['balance', 'credit']);
  const ownWords = ['voucher', 'payEarly'];
  expect(memberActions.filter((action) => !ownWords.includes(action))).toEqual([
    'pay',
    'cancel',
    'confirm',
    'refund',
    'confirmCheckIn',
    'confirmComplete',
  ]);
});

// Covers 3.64, 3.65, 3.66, 3.67, 3.68, 3.69, 3.70, 3.71.
test('work order: number, type, state, detail, order, e-mail, replies and creation time → present', () => {
  expect(keys(workOrderView)).toEqual(
    expect.arrayContaining([
      'number',
      'type',
      'status',
      'detail',
      'order',
      'last_reply',
      'created_at',
      'promised_by',
      'first_reply_at',
    ]),
  );
  expect(keys(showWorkOrder.reply.shape.work_order)).toContain('notify_email');
  expect(keys(workOrderEntry)).toEqual(expect.arrayContaining(['by_name', 'content', 'files', 'at']));
});

// Covers 3.72.
test('contact message: input → name, email and content', () => {
  expect(keys(sendMessage.input)).toEqual(['name', 'email', 'content']);
});
