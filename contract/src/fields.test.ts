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

test('ride of an order: model, plate number, driver name and driver phone → present', () => {
  expect(keys(rideView)).toEqual(
    expect.arrayContaining(['vehicle_model', 'plate_number', 'driver_name', 'driver_phone']),
  );
});

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

test('driver language: Burmese, Chinese, Thai or English → accepted; any other → refused', () => {
  expect([...driverLanguages].sort()).toEqual(['burmese', 'chinese', 'english', 'thai']);
  for (const asked of driverLanguages) expect(driverLanguage.safeParse(asked).success).toBe(true);
  expect(driverLanguage.safeParse('french').success).toBe(false);
  for (const { input } of [listTransfers, quoteCar]) expect(keys(input)).toContain('driver_language');
});

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

test('site configuration: name, addresses, currency and upload rules → present', () => {
  expect(keys(site)).toEqual(
    expect.arrayContaining(['siteName', 'tag', 'logo', 'version', 'cdnUrl', 'apiUrl', 'currency', 'upload']),
  );
  expect(keys(site.shape.upload)).toEqual(
    expect.arrayContaining(['maxSize', 'mode', 'allowedSuffixes', 'allowedMimeTypes']),
  );
});

test('index/index: reply → contains site, openMemberCenter, rules, menus and userInfo', () => {
  expect(keys(loadSite.reply)).toEqual(
    expect.arrayContaining(['site', 'openMemberCenter', 'rules', 'menus', 'userInfo']),
  );
});

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

test('search, payment and action codes → the agreed ones', () => {
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

test('contact message: input → name, email and content', () => {
  expect(keys(sendMessage.input)).toEqual(['name', 'email', 'content']);
});
