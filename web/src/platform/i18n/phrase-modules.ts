import type { PhraseFolder } from './language.ts';

/**
 * Every phrase module by the name of its file, once per language: the table a page's `phrases` are picked from.
 * A new page adds its line here and its two files under `phrases/src`.
 */
export const phraseModules = {
  common: {
    zh: () => import('@serai/phrases/zh/common').then((module) => module.common),
    en: () => import('@serai/phrases/en/common').then((module) => module.common),
  },
  layout: {
    zh: () => import('@serai/phrases/zh/layout').then((module) => module.layout),
    en: () => import('@serai/phrases/en/layout').then((module) => module.layout),
  },
  'errors-page': {
    zh: () => import('@serai/phrases/zh/errors-page').then((module) => module.errorsPage),
    en: () => import('@serai/phrases/en/errors-page').then((module) => module.errorsPage),
  },
  home: {
    zh: () => import('@serai/phrases/zh/home').then((module) => module.home),
    en: () => import('@serai/phrases/en/home').then((module) => module.home),
  },
  'hotel-search': {
    zh: () => import('@serai/phrases/zh/hotel-search').then((module) => module.hotelSearch),
    en: () => import('@serai/phrases/en/hotel-search').then((module) => module.hotelSearch),
  },
  login: {
    zh: () => import('@serai/phrases/zh/login').then((module) => module.login),
    en: () => import('@serai/phrases/en/login').then((module) => module.login),
  },
  wallet: {
    zh: () => import('@serai/phrases/zh/wallet').then((module) => module.wallet),
    en: () => import('@serai/phrases/en/wallet').then((module) => module.wallet),
  },
  overview: {
    zh: () => import('@serai/phrases/zh/overview').then((module) => module.overview),
    en: () => import('@serai/phrases/en/overview').then((module) => module.overview),
  },
  balance: {
    zh: () => import('@serai/phrases/zh/balance').then((module) => module.balance),
    en: () => import('@serai/phrases/en/balance').then((module) => module.balance),
  },
  orders: {
    zh: () => import('@serai/phrases/zh/orders').then((module) => module.orders),
    en: () => import('@serai/phrases/en/orders').then((module) => module.orders),
  },
  'order-list': {
    zh: () => import('@serai/phrases/zh/order-list').then((module) => module.orderList),
    en: () => import('@serai/phrases/en/order-list').then((module) => module.orderList),
  },
  'order-detail': {
    zh: () => import('@serai/phrases/zh/order-detail').then((module) => module.orderDetail),
    en: () => import('@serai/phrases/en/order-detail').then((module) => module.orderDetail),
  },
  'hotel-order': {
    zh: () => import('@serai/phrases/zh/hotel-order').then((module) => module.hotelOrder),
    en: () => import('@serai/phrases/en/hotel-order').then((module) => module.hotelOrder),
  },
  contact: {
    zh: () => import('@serai/phrases/zh/contact').then((module) => module.contact),
    en: () => import('@serai/phrases/en/contact').then((module) => module.contact),
  },
  'set-up': {
    zh: () => import('@serai/phrases/zh/set-up').then((module) => module.setUp),
    en: () => import('@serai/phrases/en/set-up').then((module) => module.setUp),
  },
  'hotel-terms': {
    zh: () => import('@serai/phrases/zh/hotel-terms').then((module) => module.hotelTerms),
    en: () => import('@serai/phrases/en/hotel-terms').then((module) => module.hotelTerms),
  },
  'hotel-list': {
    zh: () => import('@serai/phrases/zh/hotel-list').then((module) => module.hotelList),
    en: () => import('@serai/phrases/en/hotel-list').then((module) => module.hotelList),
  },
  'hotel-detail': {
    zh: () => import('@serai/phrases/zh/hotel-detail').then((module) => module.hotelDetail),
    en: () => import('@serai/phrases/en/hotel-detail').then((module) => module.hotelDetail),
  },
  booking: {
    zh: () => import('@serai/phrases/zh/booking').then((module) => module.booking),
    en: () => import('@serai/phrases/en/booking').then((module) => module.booking),
  },
  'hotel-booking': {
    zh: () => import('@serai/phrases/zh/hotel-booking').then((module) => module.hotelBooking),
    en: () => import('@serai/phrases/en/hotel-booking').then((module) => module.hotelBooking),
  },
  'offer-list': {
    zh: () => import('@serai/phrases/zh/offer-list').then((module) => module.offerList),
    en: () => import('@serai/phrases/en/offer-list').then((module) => module.offerList),
  },
  'offer-terms': {
    zh: () => import('@serai/phrases/zh/offer-terms').then((module) => module.offerTerms),
    en: () => import('@serai/phrases/en/offer-terms').then((module) => module.offerTerms),
  },
  'vehicle-terms': {
    zh: () => import('@serai/phrases/zh/vehicle-terms').then((module) => module.vehicleTerms),
    en: () => import('@serai/phrases/en/vehicle-terms').then((module) => module.vehicleTerms),
  },
  'car-search': {
    zh: () => import('@serai/phrases/zh/car-search').then((module) => module.carSearch),
    en: () => import('@serai/phrases/en/car-search').then((module) => module.carSearch),
  },
  'car-list': {
    zh: () => import('@serai/phrases/zh/car-list').then((module) => module.carList),
    en: () => import('@serai/phrases/en/car-list').then((module) => module.carList),
  },
  'transfer-search': {
    zh: () => import('@serai/phrases/zh/transfer-search').then((module) => module.transferSearch),
    en: () => import('@serai/phrases/en/transfer-search').then((module) => module.transferSearch),
  },
  'transfer-list': {
    zh: () => import('@serai/phrases/zh/transfer-list').then((module) => module.transferList),
    en: () => import('@serai/phrases/en/transfer-list').then((module) => module.transferList),
  },
  'car-booking': {
    zh: () => import('@serai/phrases/zh/car-booking').then((module) => module.carBooking),
    en: () => import('@serai/phrases/en/car-booking').then((module) => module.carBooking),
  },
  'car-order': {
    zh: () => import('@serai/phrases/zh/car-order').then((module) => module.carOrder),
    en: () => import('@serai/phrases/en/car-order').then((module) => module.carOrder),
  },
  'transfer-booking': {
    zh: () => import('@serai/phrases/zh/transfer-booking').then((module) => module.transferBooking),
    en: () => import('@serai/phrases/en/transfer-booking').then((module) => module.transferBooking),
  },
  'transfer-order': {
    zh: () => import('@serai/phrases/zh/transfer-order').then((module) => module.transferOrder),
    en: () => import('@serai/phrases/en/transfer-order').then((module) => module.transferOrder),
  },
  upload: {
    zh: () => import('@serai/phrases/zh/upload').then((module) => module.upload),
    en: () => import('@serai/phrases/en/upload').then((module) => module.upload),
  },
  places: {
    zh: () => import('@serai/phrases/zh/places').then((module) => module.places),
    en: () => import('@serai/phrases/en/places').then((module) => module.places),
  },
  profile: {
    zh: () => import('@serai/phrases/zh/profile').then((module) => module.profile),
    en: () => import('@serai/phrases/en/profile').then((module) => module.profile),
  },
  points: {
    zh: () => import('@serai/phrases/zh/points').then((module) => module.points),
    en: () => import('@serai/phrases/en/points').then((module) => module.points),
  },
  'change-password': {
    zh: () => import('@serai/phrases/zh/change-password').then((module) => module.changePassword),
    en: () => import('@serai/phrases/en/change-password').then((module) => module.changePassword),
  },
  'second-factor': {
    zh: () => import('@serai/phrases/zh/second-factor').then((module) => module.secondFactor),
    en: () => import('@serai/phrases/en/second-factor').then((module) => module.secondFactor),
  },
  'console-site': {
    zh: () => import('@serai/phrases/zh/console-site').then((module) => module.consoleSite),
    en: () => import('@serai/phrases/en/console-site').then((module) => module.consoleSite),
  },
  iframe: {
    zh: () => import('@serai/phrases/zh/iframe').then((module) => module.iframe),
    en: () => import('@serai/phrases/en/iframe').then((module) => module.iframe),
  },
  approvals: {
    zh: () => import('@serai/phrases/zh/approvals').then((module) => module.approvals),
    en: () => import('@serai/phrases/en/approvals').then((module) => module.approvals),
  },
  'sub-accounts': {
    zh: () => import('@serai/phrases/zh/sub-accounts').then((module) => module.subAccounts),
    en: () => import('@serai/phrases/en/sub-accounts').then((module) => module.subAccounts),
  },
} satisfies Record<string, Record<PhraseFolder, () => Promise<Record<string, string>>>>;

export type PhraseName = keyof typeof phraseModules;

/** The keys of one phrase module; Chinese is the source. */
export type PhraseKey<Name extends PhraseName> = keyof Awaited<
  ReturnType<(typeof phraseModules)[Name]['zh']>
> &
  string;
