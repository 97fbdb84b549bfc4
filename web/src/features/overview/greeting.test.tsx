import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type App, AppProvider } from '../../platform/app.tsx';
import { partOfDay } from '../../platform/format/part-of-day.ts';
import { loadPhrases, phrasesOf } from '../../platform/i18n/phrases.ts';
import { Greeting } from './greeting.tsx';

beforeAll(async () => {
  for (const lang of ['zh-cn', 'en'] as const) await loadPhrases(lang, ['overview']);
});
afterEach(() => vi.useRealTimers());

// Covers 2.110.
test('greeting: hour of the day → matching greeting; late at night → time to sleep', () => {
  const parts = [4, 5, 8, 12, 14, 18, 22, 23, 0].map(partOfDay);
  expect(parts).toEqual([
    'night',
    'dawn',
    'morning',
    'noon',
    'afternoon',
    'evening',
    'evening',
    'night',
    'night',
  ]);
});

/** Returns the greeting of the overview at this local hour. */
function greetAt(hour: number, minute: number, lang: 'zh-cn' | 'en'): string {
  vi.useFakeTimers({ now: new Date(2026, 11, 1, hour, minute) });
  const state = { user: { username: 'ming', nickname: 'Ming' }, profile: { agency_name: 'Caravan Travel' } };
  const session = { get: () => state, getGuest: () => state, subscribe: () => () => {} };
  return renderToStaticMarkup(
    <AppProvider app={{ lang, session } as unknown as App}>
      <Greeting />
    </AppProvider>,
  );
}

// Covers 2.111.
test.each(['zh-cn', 'en'] as const)(
  'greeting: late at night (%s) → followed by the hour’s reminder',
  (lang) => {
    const say = phrasesOf(lang, 'overview');
    for (const [hour, minute] of [
      [23, 30],
      [2, 0],
    ] as const) {
      expect(greetAt(hour, minute, lang)).toContain(say('night', { name: 'Ming' }));
      expect(greetAt(hour, minute, lang)).toContain(say('nightReminder'));
    }
    expect(greetAt(22, 59, lang)).not.toContain(say('nightReminder'));
  },
);

// Covers 2.110.
test('greeting: by day → part of the day and company name', () => {
  const say = phrasesOf('en', 'overview');
  const greeted = [6, 9, 12, 15, 20].map((hour) => greetAt(hour, 0, 'en'));
  const parts = ['dawn', 'morning', 'noon', 'afternoon', 'evening'] as const;
  for (const [at, part] of parts.entries()) {
    expect(greeted[at]).toContain(say(part, { name: 'Ming' }));
    expect(greeted[at]).toContain('Caravan Travel');
  }
});
