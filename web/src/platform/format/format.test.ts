import { readAmount } from '@serai/contract/currency';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadPhrases } from '../i18n/phrases.ts';
import { assetUrl } from './asset-url.ts';
import { civilText, dayText, placeTimeText, timeText } from './dates.ts';
import { moneyParts, moneyText } from './money.ts';

// Covers 9.03, 9.04.
test('dates: ten digits → seconds; thirteen → milliseconds', () => {
  expect(timeText(1_796_000_000, 'en', 'UTC')).toBe('2026-11-30 00:53:20');
  expect(timeText('1796000000', 'en', 'UTC')).toBe('2026-11-30 00:53:20');
  expect(timeText(1_796_000_000_000, 'en', 'UTC')).toBe('2026-11-30 00:53:20');
});

// Covers 9.05.
test("dates: 'none' → None in the reader’s language; nothing → empty", async () => {
  for (const lang of ['en', 'zh-cn'] as const) await loadPhrases(lang, ['common']);
  expect(timeText('none', 'en')).toBe('None');
  expect(timeText('none', 'zh-cn')).toBe('无');
  expect(timeText(null, 'zh-cn')).toBe('');
});

test('money: currency → its decimals; kyats → none', () => {
  expect(moneyText({ amount: 51_100, currency: 'USD' }, 'en')).toBe('511.00 USD');
  expect(moneyText({ amount: -123_456_705, currency: 'USD' }, 'zh-CN')).toBe('−1,234,567.05 USD');
  expect(moneyText({ amount: 4_500_000, currency: 'MMK' }, 'en')).toBe('45,000 MMK');
  expect(moneyText({ amount: 4_500_050, currency: 'MMK' }, 'en')).toBe('45,000.50 MMK');
  expect(moneyText({ amount: 1200, currency: 'JPY' }, 'en')).toBe('1,200 JPY');
  expect(moneyText({ amount: 1_234_567, currency: 'KWD' }, 'zh-CN')).toBe('1,234.567 KWD');
});

test('money: hidden sum → dash', () => {
  expect(moneyText({ amount: null, currency: 'USD' }, 'en')).toBe('—');
  expect(moneyParts({ amount: null, currency: 'USD' }, 'zh-CN')).toEqual({ amount: '—', currency: '' });
});

test('money: formatted amount, every currency → parses to the same amount', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Intl.supportedValuesOf('currency')),
      fc.oneof(fc.integer({ min: -1e15, max: 1e15 }), fc.integer({ min: -2000, max: 2000 })),
      fc.constantFrom('en', 'zh-CN'),
      (currency, amount, locale) => {
        const shown = moneyParts({ amount, currency }, locale);
        expect(readAmount(shown.amount, currency)).toBe(amount);
        expect(shown.currency).toBe(currency);
      },
    ),
    { numRuns: 2000 },
  );
});

test('civil dates: every zone → same date', () => {
  expect(civilText('2026-12-01', 'zh-cn')).toBe('12月1日 周二');
  expect(civilText('2026-12-01', 'en')).toBe('Tue 1 Dec');
});

test('dates: day of an instant → long form, in the zone of the reader', () => {
  expect(dayText(1_796_000_000, 'en')).toMatch(/^(Sun 29|Mon 30) Nov 2026$/);
  expect(dayText(1_796_000_000, 'zh-cn')).toMatch(/^2026年11月(29日 周日|30日 周一)$/);
  expect(dayText(null, 'en')).toBe('');
});

test('dates: instant → local time of the place', () => {
  const freeUntil = Date.UTC(2026, 10, 28, 11, 30) / 1000;
  expect(placeTimeText(freeUntil, 'Asia/Yangon', 'en')).toBe('28 Nov 18:00');
  expect(placeTimeText(freeUntil, 'Asia/Shanghai', 'zh-cn')).toBe('11月28日 19:30');
});

// Covers 7.05, 7.07.
test('asset paths: relative → prefixed; others → unchanged', () => {
  expect(assetUrl('/logo.png', 'https://cdn.example/')).toBe('https://cdn.example/logo.png');
  expect(assetUrl('https://other.example/a.png', 'https://cdn.example')).toBe('https://other.example/a.png');
  expect(assetUrl('data:image/png;base64,AA', 'https://cdn.example')).toBe('data:image/png;base64,AA');
});

test('asset paths: no host configured → this server', () => {
  expect(assetUrl('storage/a.webp', '')).toBe('/storage/a.webp');
  expect(assetUrl('/storage/a.webp', '')).toBe('/storage/a.webp');
});
