import { beforeAll, expect, test } from 'vitest';
import type { Language } from '../../platform/i18n/language.ts';
import { loadPhrases } from '../../platform/i18n/phrases.ts';
import { noMarkUp } from '../offers/client-price.ts';
import { type QuotePrices, quotePrice } from './client-quote-price.ts';
import { drawQuote, type PictureWords } from './draw-quote.ts';
import { isStale, type QuoteItem } from './quote-item.ts';
import { quoteRows, quoteText } from './quote-rows.ts';

beforeAll(async () => {
  await loadPhrases('zh-cn', ['quotes', 'hotel-terms']);
  await loadPhrases('en', ['quotes', 'hotel-terms']);
});

const nowMs = Date.parse('2026-11-28T04:00:00Z');
const markedUp: QuotePrices = { view: 'net', markUp: { tenths: 100, rounding: 5 }, isNetConfirmed: false };
const facts = {
  addedAtMs: nowMs,
  href: '/',
  currency: 'USD',
  cancellation: 'free' as const,
  freeUntil: Date.parse('2026-12-08T05:30:00Z') / 1000,
  tz: 'Asia/Yangon',
  onRequest: false,
};
const hotel: QuoteItem = {
  ...facts,
  id: 'h',
  product: 'hotel',
  net: 27_123,
  hotelId: 7,
  name: { zh: '仰光檀香河埠客栈', en: 'Sandalwood Quay Inn' },
  star: 2,
  city: { zh: '仰光', en: 'Yangon' },
  room: { zh: '标准间', en: 'Standard Room' },
  meal: 'breakfast',
  bed: 'twin',
  breakfasts: 4,
  checkIn: '2026-12-10',
  checkOut: '2026-12-13',
  rooms: 2,
};
const car: QuoteItem = {
  ...facts,
  id: 'c',
  product: 'car',
  net: 41_717,
  cancellation: 'fee',
  freeUntil: null,
  city: { zh: '仰光', en: '' },
  onRequest: true,
  model: { zh: '丰田埃尔法', en: 'Toyota Alphard' },
  seats: 6,
  vehicles: 2,
  from: { zh: '仰光市区', en: 'Downtown Yangon' },
  to: { zh: '内比都', en: '' },
  startsAt: '2026-12-30T09:00',
  endsAt: '2027-01-02T18:00',
};
const transfer: QuoteItem = {
  ...facts,
  id: 't',
  product: 'transfer',
  net: 2_919,
  city: { zh: '', en: 'Yangon' },
  mode: 'pick_up',
  vehicle: { zh: '商务车', en: 'MPV' },
  vehicles: 1,
  airport: { zh: '仰光国际机场', en: 'Yangon International Airport' },
  iata: 'RGN',
  place: { zh: '檀香河埠客栈', en: 'Sandalwood Quay Inn' },
  flight: 'MU2011',
  startsAt: '2026-12-10T14:30',
};
const items = [hotel, car, transfer];

function rowsOf(lang: Language, prices = markedUp) {
  return quoteRows(items, { lang, nowMs, priceOf: (item) => quotePrice(item, prices, lang) });
}

test('quote text: three products in Chinese → as an agent writes it', () => {
  expect(quoteText(rowsOf('zh-cn'), 'zh-cn').split('\n')).toEqual([
    '①仰光檀香河埠客栈 Sandalwood Quay Inn ★★｜标准间 双床 含双早｜12/10–12/13 3 晚 2 间｜USD 300｜12/8 12:00 前免费取消（仰光时间）',
    '②丰田埃尔法 Toyota Alphard 6 座 2 辆｜含司机｜仰光市区 12/30 09:00 → 内比都 2027/1/2 18:00｜USD 460｜取消需付费｜需二次确认',
    '③接机 仰光国际机场 RGN → 檀香河埠客栈｜商务车 MPV｜航班 MU2011，12/10 14:30 上车｜USD 35｜12/8 12:00 前免费取消（缅甸时间）',
  ]);
});

test('quote text: three products in English → as an agent writes it', () => {
  expect(quoteText(rowsOf('en'), 'en').split('\n')).toEqual([
    '1. Sandalwood Quay Inn 仰光檀香河埠客栈 ★★ | Standard Room, Twin beds, Breakfast for two | 10 Dec – 13 Dec, 3 nights, 2 rooms | USD 300 | Free cancellation until 8 Dec 12:00 (Yangon time)',
    '2. Toyota Alphard 丰田埃尔法, 6 seats, 2 vehicles | with driver | Downtown Yangon 30 Dec 09:00 → 内比都 2 Jan 2027 18:00 | USD 460 | Cancellation fee applies | On request',
    '3. Airport pick-up: Yangon International Airport RGN → Sandalwood Quay Inn | MPV 商务车 | Flight MU2011, pick-up 10 Dec 14:30 | USD 35 | Free cancellation until 8 Dec 12:00 (Yangon time)',
  ]);
});

test('quote: with a mark-up, hidden or not confirmed → no net amount in text or picture', () => {
  const views: QuotePrices[] = [
    markedUp,
    { ...markedUp, view: 'client' },
    { ...markedUp, view: 'hidden' },
    { view: 'net', markUp: noMarkUp, isNetConfirmed: false },
    { view: 'hidden', markUp: noMarkUp, isNetConfirmed: true },
  ];
  for (const prices of views) {
    for (const lang of ['zh-cn', 'en'] as const) {
      const rows = rowsOf(lang, prices);
      const { canvas, drawn } = fakeCanvas();
      drawQuote(canvas, rows, words);
      const shown = `${quoteText(rows, lang)}\n${drawn.join('\n')}`;
      for (const net of ['271', '417', '29.19', '2919']) expect(shown).not.toContain(net);
      expect(drawn.join('')).toContain('Sandalwood');
    }
  }
});

test('quote: no mark-up and confirmed → net price; free time over → fee', () => {
  const confirmed: QuotePrices = { view: 'net', markUp: noMarkUp, isNetConfirmed: true };
  expect(quotePrice(hotel, confirmed, 'en')).toBe('USD 271.23');
  const [row] = quoteRows([{ ...hotel, freeUntil: nowMs / 1000 }], { lang: 'en', nowMs, priceOf: () => '' });
  expect(row?.terms).toEqual(['Cancellation fee applies']);
});

test('quote item: older than 24 hours → stale', () => {
  expect(isStale(hotel, nowMs + 86_400_000)).toBe(false);
  expect(isStale(hotel, nowMs + 86_400_001)).toBe(true);
});

const words: PictureWords = { title: '报价', note: '2026-11-28' };

/** A canvas that keeps the texts drawn on it; every character is ten pixels wide. */
function fakeCanvas() {
  const drawn: string[] = [];
  const context = {
    font: '',
    fillStyle: '',
    scale() {},
    fillRect() {},
    measureText: (text: string) => ({ width: text.length * 10 }),
    fillText: (text: string) => drawn.push(text),
  };
  return { drawn, canvas: { brush: context, resize() {} } };
}
