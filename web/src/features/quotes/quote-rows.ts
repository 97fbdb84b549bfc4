import { inLanguage } from '@serai/phrases/lang';
import { timeText } from '../../platform/format/dates.ts';
import { zoneName } from '../../platform/format/zones.ts';
import type { Language } from '../../platform/i18n/language.ts';
import { phrasesOf } from '../../platform/i18n/phrases.ts';
import { inThe } from './item-words.ts';
import type { CarItem, HotelItem, Names, QuoteItem, TransferItem } from './quote-item.ts';

/** One offer of a quote in words; text and picture show the same. */
export interface QuoteRow {
  title: string;
  /** What is sold, and when. */
  details: string[];
  price: string;
  /** Cancellation, and whether the hotel or fleet must agree first. */
  terms: string[];
}

export interface QuoteWording {
  /** Its phrases `quotes` and `hotel-terms` must have been loaded. */
  lang: Language;
  nowMs: number;
  /** Price for the client, or that it is given on request. */
  priceOf: (item: QuoteItem) => string;
}

/** Returns the rows of a quote. The net amount of an item reaches them only through `priceOf`. */
export function quoteRows(items: readonly QuoteItem[], wording: QuoteWording): QuoteRow[] {
  return items.map((item) => ({
    title: titleOf(item, wording),
    details: detailsOf(item, wording),
    price: wording.priceOf(item),
    terms: termsOf(item, wording),
  }));
}

/** Joins the rows to a text for a chat, one line each: `①…｜…｜USD 300｜…`. */
export function quoteText(rows: readonly QuoteRow[], lang: Language): string {
  const separator = inLanguage(lang, { zh: '｜', en: ' | ' });
  return rows
    .map(({ title, details, price, terms }, at) => {
      const marker = inLanguage(lang, { zh: String.fromCodePoint(firstMarker + at), en: `${at + 1}. ` });
      return marker + [title, ...details, price, ...terms].join(separator);
    })
    .join('\n');
}

/** ①, followed by ② to ⑧. */
const firstMarker = 0x2460;

function titleOf(item: QuoteItem, { lang }: QuoteWording): string {
  const t = phrasesOf(lang, 'quotes');
  if (item.product === 'hotel') return `${bothOf(lang, item.name)} ${'★'.repeat(item.star)}`.trim();
  if (item.product === 'car') {
    return joined(lang, [
      bothOf(lang, item.model),
      t('seats', { count: item.seats }),
      vehiclesOf(item, lang),
    ]);
  }
  const airport = `${inThe(lang, item.airport)} ${item.iata}`;
  const place = inThe(lang, item.place);
  const [from, to] = item.mode === 'pick_up' ? [airport, place] : [place, airport];
  return `${t(`mode_${item.mode}`)} ${from} → ${to}`;
}

function detailsOf(item: QuoteItem, wording: QuoteWording): string[] {
  if (item.product === 'hotel') return hotelDetails(item, wording);
  return item.product === 'car' ? carDetails(item, wording) : transferDetails(item, wording);
}

function hotelDetails(item: HotelItem, { lang, nowMs }: QuoteWording): string[] {
  const t = phrasesOf(lang, 'quotes');
  const terms = phrasesOf(lang, 'hotel-terms');
  const nights = Math.round(
    (Date.parse(`${item.checkOut}T00:00Z`) - Date.parse(`${item.checkIn}T00:00Z`)) / 86_400_000,
  );
  const each = item.meal === 'breakfast' ? item.breakfasts / item.rooms : 0;
  const meal = each === 1 ? t('breakfastOne') : each === 2 ? t('breakfastTwo') : terms(`meal_${item.meal}`);
  const dash = inLanguage(lang, { zh: '–', en: ' – ' });
  const days = [item.checkIn, item.checkOut].map((date) => dayText(date, lang, nowMs)).join(dash);
  return [
    joined(lang, [inThe(lang, item.room), terms(`bed_${item.bed}`), meal]),
    joined(lang, [days, t('nights', { count: nights }), t('rooms', { count: item.rooms })]),
  ];
}

function carDetails(item: CarItem, { lang, nowMs }: QuoteWording): string[] {
  const at = (place: Names, local: string) => `${inThe(lang, place)} ${momentText(local, lang, nowMs)}`;
  return [
    phrasesOf(lang, 'quotes')('withDriver'),
    `${at(item.from, item.startsAt)} → ${at(item.to, item.endsAt)}`,
  ];
}

function transferDetails(item: TransferItem, { lang, nowMs }: QuoteWording): string[] {
  const t = phrasesOf(lang, 'quotes');
  const vehicle = joined(lang, [bothOf(lang, item.vehicle), vehiclesOf(item, lang)]);
  const at = t('pickUpAt', { time: momentText(item.startsAt, lang, nowMs) });
  return [vehicle, item.flight ? t('flightAt', { flight: item.flight, at }) : at];
}

function termsOf(item: QuoteItem, { lang, nowMs }: QuoteWording): string[] {
  const t = phrasesOf(lang, 'quotes');
  const request = item.onRequest ? [t('onRequest')] : [];
  if (item.cancellation === 'non_refundable') return [t('nonRefundable'), ...request];
  if (item.cancellation === 'fee') return [t('cancelFee'), ...request];
  if (item.freeUntil === null) return [t('cancelFree'), ...request];
  if (item.freeUntil * 1000 <= nowMs) return [t('cancelFee'), ...request];
  const local = timeText(item.freeUntil, lang, item.tz);
  const time = momentText(local.replace(' ', 'T'), lang, nowMs);
  const city = inLanguage(lang, { zh: item.city.zh, en: item.city.en });
  // A page knows the city in its own language only.
  const until = city
    ? t('freeUntilCity', { time, city })
    : t('freeUntilZone', { time, zone: zoneName(item.tz, lang).replace(/ ?[（(].*$/, '') });
  return [until, ...request];
}

/** Joins the facts of one part, without empty ones. */
function joined(lang: Language, facts: readonly string[]): string {
  return facts.filter(Boolean).join(inLanguage(lang, { zh: ' ', en: ', ' }));
}

function vehiclesOf({ vehicles }: CarItem | TransferItem, lang: Language): string {
  return vehicles > 1 ? phrasesOf(lang, 'quotes')('vehicles', { count: vehicles }) : '';
}

/** The name in both languages, the reader's first. */
function bothOf(lang: Language, { zh, en }: Names): string {
  const both = inLanguage(lang, { zh: [zh, en], en: [en, zh] });
  return [...new Set(both)].filter(Boolean).join(' ');
}

/** `12/10`, `10 Dec`; with the year if it is not this year. */
function dayText(date: string, lang: Language, nowMs: number): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const isThisYear = year === String(new Date(nowMs).getUTCFullYear());
  const named = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
  return inLanguage(lang, {
    zh: `${isThisYear ? '' : `${year}/`}${Number(month)}/${Number(day)}`,
    en: named.format(new Date(`${date}T00:00:00Z`)),
  });
}

/** `12/10 09:00`, `10 Dec 09:00` for a local time. */
function momentText(local: string, lang: Language, nowMs: number): string {
  return `${dayText(local.slice(0, 10), lang, nowMs)} ${local.slice(11, 16)}`;
}
