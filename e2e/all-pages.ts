import type { ReplyOf } from '@serai/contract/endpoint';
import type { listAllOrders } from '@serai/contract/orders/desk';
import type { MenuNode } from '@serai/contract/site/site';
import type { showVoucherData } from '@serai/contract/vouchers/vouchers';
import { ask, done } from './api-calls.ts';
import { addColleague, noLimits } from './colleagues.ts';
import { assignDrivers } from './dispatch.ts';
import { hotelLinkOf, pathIn } from './links.ts';
import { tokenOf } from './log-in.ts';
import { bookByApi, orderOf, payByApi } from './orders.ts';
import { portal } from './portal.ts';
import {
  bookCarByApi,
  bookTransferByApi,
  type CarChoice,
  findCar,
  findTransfer,
  type TransferChoice,
} from './ride-offers.ts';
import { bookingPath, civilDay, findOffer, stayQuery, twoRoomsWithChild } from './stays.ts';
import type { Say } from './words.ts';

/** A page of the portal: its address, and whether it requires a login. */
export interface Shown {
  name: string;
  path: string;
  member?: true;
  status?: 404;
  /** Text that its first heading contains. */
  heading?: (say: Say) => string;
}

/** Pages of hotels, the account and the site, with orders to show. */
export async function hotelPages(): Promise<Shown[]> {
  const token = await tokenOf(portal().logins.owner);
  const stay = {
    check_in: civilDay(9),
    check_out: civilDay(12),
    rooms: twoRoomsWithChild,
    nationality: 'CN',
  };
  const offer = await findOffer(
    '仰光',
    stay,
    token,
    (rate) => rate.cancellation !== 'non_refundable' && rate.units_left >= 6,
  );
  const unpaid = await bookByApi(offer, token, 'TEAM-2026-117');
  const paid = await bookByApi(offer, token, 'TEAM-2026-118');
  await payByApi(paid, 'balance', token);
  const { sn } = (await orderOf(paid, token)).order;
  const shared = await done('voucher/share', { id: paid }, token);
  const { voucher } = await ask<ReplyOf<typeof showVoucherData>>('voucher/show', { id: paid }, token);
  const query = stayQuery(offer);
  const missing = '/no/such/page';
  const asking = { type: 'voucher', email: 'tours@yuanxing.example', detail: 'A name is missing', files: [] };
  const { work_order } = await done('workOrder/add', { ...asking, order_id: paid }, token);
  return [
    { name: 'home', path: '/' },
    { name: 'list', path: `/hotel/list?${query}` },
    { name: 'list-ask', path: '/hotel/list' },
    { name: 'detail', path: `/hotel/detail/${offer.detail.hotel.id}?${query}` },
    { name: 'compare', path: `/hotel/compare?hotels=${offer.detail.hotel.id}&${query}` },
    { name: 'compare-empty', path: '/hotel/compare' },
    { name: 'contact-us', path: '/cms/contact-us' },
    { name: 'about-us', path: '/cms/about-us' },
    { name: 'our-services', path: '/cms/our-services' },
    { name: 'guides', path: '/cms/channel/guides' },
    { name: 'content-search', path: '/cms/search' },
    { name: 'content-search-nothing', path: '/cms/search?keyword=zzqqxx' },
    { name: 'not-found', path: missing, status: 404, heading: (say) => say('errors-page', 'notFoundTitle') },
    { name: 'hotel-notice', path: await hotelLinkOf(sn) },
    {
      name: 'hotel-notice-over',
      path: `/h/${'x'.repeat(43)}`,
      heading: (say) => say('hotel-notice', 'linkOver'),
    },
    { name: 'voucher-guest', path: new URL(shared.url).pathname },
    {
      name: 'voucher-guest-over',
      path: `/voucher/${'x'.repeat(43)}`,
      heading: (say) => say('voucher', 'linkOver'),
    },
    {
      name: 'voucher-check',
      path: voucher.check.url.replace(portal().url, ''),
      heading: (say) => say('voucher-check', 'valid'),
    },
    { name: 'login', path: '/user/login' },
    { name: 'login-register', path: '/user/login?tab=register' },
    { name: 'login-retrieve', path: '/user/login?tab=retrieve' },
    { name: 'booking', path: await bookingPath(offer, token), member: true },
    { name: 'booking-empty', path: '/hotel/booking', member: true },
    {
      name: 'iframe-refused',
      path: `/user/iframe/${encodeURIComponent('https://elsewhere.example/')}`,
      member: true,
    },
    { name: 'order-detail', path: `/user/order/detail/${paid}`, member: true },
    { name: 'order-voucher', path: `/user/order/voucher/${paid}`, member: true },
    { name: 'work-order', path: `/user/work-order/detail/${work_order.id}`, member: true },
    { name: 'work-order-apply', path: '/user/work-order/apply', member: true },
    {
      name: 'work-order-of-order',
      path: `/user/work-order/apply?order=${paid}&type=hotel_problem`,
      member: true,
    },
    { name: 'order-unpaid', path: `/user/order/detail/${unpaid}`, member: true },
    { name: 'list-member', path: `/hotel/list?${query}`, member: true },
  ];
}

/** Pages behind the entries of the owner's menu. */
export async function menuPages(): Promise<Shown[]> {
  const token = await tokenOf(portal().logins.owner);
  const { menus } = await ask<{ menus: MenuNode[] }>('index/index', { requiredLogin: 1 }, token);
  const pages = menus
    .flatMap((folder) => folder.children)
    .filter(({ type, menu_type }) => type === 'menu' && menu_type === 'tab');
  return pages.map(({ path }) => ({ name: path.replaceAll('/', '-'), path: `/user/${path}`, member: true }));
}

/** Pages of the staff's console: those of its navigation, a queue, an order and an agency. */
export async function consolePages(): Promise<Shown[]> {
  const operator = await tokenOf(portal().logins.operator);
  const { list } = await ask<ReplyOf<typeof listAllOrders>>('console/order/list', { limit: 1 }, operator);
  const { id, agency } = list[0]!;
  const paths = [
    '',
    '/queue/requests',
    '/order',
    `/order/${id}`,
    '/book',
    '/agency',
    `/agency/${agency.id}`,
    `/agency/${agency.id}/account`,
    '/dunning',
    '/stays',
    '/workOrder',
    '/message',
    '/driverCash',
    '/contracts',
    '/bills',
    '/bills/cutOff',
    '/invoices',
    '/invoices/tax',
    '/secondPerson',
    '/receipts',
    '/receipts/declared',
    '/receipts/bank',
    '/receipts/payBacks',
    '/wallet',
    '/closing',
    '/closing/books',
    '/closing/accounts',
    '/site',
    '/staff',
    '/activity',
    '/account/profile',
  ];
  return paths.map((path) => ({
    name: `console${path.replaceAll('/', '-')}`,
    path: `/console${path}`,
    member: true,
  }));
}

/** Pages of cars and airport transfers, with orders that have drivers. */
export async function ridePages(): Promise<Shown[]> {
  const token = await tokenOf(portal().logins.owner);
  const operator = await tokenOf(portal().logins.operator);
  const car = await findCar(
    token,
    9,
    (offer) => offer.cancellation !== 'non_refundable' && offer.units_left >= 2,
  );
  const arrival = await findTransfer(token, 'pick_up', 9, (offer) => offer.cancellation !== 'non_refundable');
  const departure = await findTransfer(
    token,
    'drop_off',
    9,
    (offer) => offer.cancellation !== 'non_refundable',
  );
  const carOrder = await bookCarByApi(car, token);
  const unassigned = await bookTransferByApi(departure, token);
  const transferOrder = await bookTransferByApi(arrival, token);
  for (const id of [carOrder, unassigned, transferOrder]) await payByApi(id, 'balance', token);
  await assignDrivers(carOrder, operator);
  const [ride] = await assignDrivers(transferOrder, operator);
  const sheet = await done('console/dispatch/link', { ride_id: ride!.id }, operator);
  return [
    { name: 'car-list', path: `/car/list?${carQuery(car)}` },
    { name: 'car-list-ask', path: '/car/list' },
    { name: 'transfer-list-pick-up', path: `/airport/list?${transferQuery(arrival)}` },
    { name: 'transfer-list-drop-off', path: `/airport/list?${transferQuery(departure)}` },
    { name: 'transfer-list-ask', path: '/airport/list' },
    { name: 'driver-sheet', path: pathIn(sheet.url) },
    {
      name: 'car-booking',
      path: `/car/booking?${carQuery(car)}&rate_key=${car.offer.rate_key}`,
      member: true,
    },
    { name: 'car-booking-empty', path: '/car/booking', member: true },
    {
      name: 'transfer-booking-pick-up',
      path: `/airport/booking?${transferQuery(arrival)}&rate_key=${arrival.offer.rate_key}`,
      member: true,
    },
    {
      name: 'transfer-booking-drop-off',
      path: `/airport/booking?${transferQuery(departure)}&rate_key=${departure.offer.rate_key}`,
      member: true,
    },
    { name: 'car-order', path: `/user/car-order/detail/${carOrder}`, member: true },
    { name: 'transfer-order', path: `/user/airport-order/detail/${transferOrder}`, member: true },
    { name: 'transfer-order-unassigned', path: `/user/airport-order/detail/${unassigned}`, member: true },
  ];
}

/** Pages of sub-accounts and their payment requests. */
export async function agencyPages(): Promise<Shown[]> {
  const limits = { ...noLimits, day_limit: 10_000 };
  const { account, login } = await addColleague({ role: 'booker', limits });
  const token = await tokenOf(login);
  const rooms = [{ adults: 1, child_ages: [] }];
  const stay = { check_in: civilDay(9), check_out: civilDay(12), rooms, nationality: 'CN' };
  const offer = await findOffer(
    '仰光',
    stay,
    token,
    (rate) => rate.cancellation !== 'non_refundable' && rate.units_left >= 3,
  );
  const asked = await bookByApi(offer, token);
  await done('order/askApproval', { id: asked, note: 'The client waits' }, token);
  const accounts = '/user/manage/subAccount';
  return [
    { name: 'set-password', path: '/set-password?token=x' },
    {
      name: 'iframe-refused-scheme',
      path: `/user/iframe/${encodeURIComponent('javascript:alert(1)')}`,
      member: true,
    },
    { name: 'sub-account-add', path: `${accounts}?open=new`, member: true },
    { name: 'sub-account-edit', path: `${accounts}?open=${account.id}`, member: true },
    { name: 'order-approval', path: `/user/order/detail/${asked}`, member: true },
  ];
}

/** Returns the search as the query of the page's address. */
function carQuery({ place, trip }: CarChoice): URLSearchParams {
  return new URLSearchParams({
    pick_up_id: String(place.id),
    pick_up: place.name,
    drop_off_id: String(trip.drop_off_id),
    drop_off: place.name,
    pick_up_at: trip.pick_up_at,
    drop_off_at: trip.drop_off_at,
    adults: '2',
  });
}

function transferQuery({ airport, place, trip }: TransferChoice): URLSearchParams {
  return new URLSearchParams({
    mode: trip.mode,
    airport_id: String(airport.id),
    airport: `${airport.name} ${airport.iata}`,
    flight_number: trip.flight_number,
    place_id: String(place.id),
    place: place.name,
    flight_at: trip.flight_at,
    adults: '2',
  });
}
