import { afterEach, expect, test, vi } from 'vitest';
import {
  addressInLanguage,
  asLanguage,
  changeLanguage,
  cookieMaxAgeSeconds,
  defaultLanguage,
  languageAsked,
  languageKey,
} from './language.ts';

afterEach(() => vi.unstubAllGlobals());

function browserAt(href: string) {
  const done = { stored: {} as Record<string, string>, cookie: '', reloads: 0, replacedBy: '' };
  vi.stubGlobal('localStorage', { setItem: (key: string, value: string) => (done.stored[key] = value) });
  vi.stubGlobal('document', {
    set cookie(text: string) {
      done.cookie = text;
    },
  });
  vi.stubGlobal('location', {
    href,
    reload: () => (done.reloads += 1),
    replace: (url: URL) => (done.replacedBy = url.href),
  });
  return done;
}

// Covers 9.01.
test('languages: default → Simplified Chinese; second → English', () => {
  expect(defaultLanguage).toBe('zh-cn');
  expect([undefined, null, '', 'zh-cn', 'my', 'EN', 'en-GB'].map(asLanguage)).toEqual([
    'zh-cn',
    'zh-cn',
    'zh-cn',
    'zh-cn',
    'zh-cn',
    'en',
    'en',
  ]);
});

// Covers 2.113, 3.111.
test('language: selected → stored under ba-lang, page reloaded', () => {
  expect(languageKey).toBe('ba-lang');
  const done = browserAt('https://serai.example/hotel/list?page=2');
  changeLanguage('en');
  expect(done.stored).toEqual({ 'ba-lang': 'en' });
  expect([done.reloads, done.replacedBy]).toEqual([1, '']);
});

// Covers 3.114.
test('language: cookie → lives 2147483 seconds', () => {
  expect(cookieMaxAgeSeconds).toBe(2_147_483);
  const done = browserAt('https://serai.example/');
  changeLanguage('zh-cn');
  expect(done.cookie).toMatch(/^ba-lang=zh-cn; Max-Age=2147483; Path=\//);
});

test('language: selected → replaces the one in the address', () => {
  const done = browserAt('https://serai.example/hotel/list?lang=en&page=2');
  changeLanguage('zh-cn');
  expect([done.reloads, done.replacedBy]).toEqual([0, 'https://serai.example/hotel/list?page=2']);
});

test.each([
  ['/cms/about-us', '/cms/about-us?lang=en'],
  ['/hotel/list?page=2', '/hotel/list?page=2&lang=en'],
  ['/cms/info/bagan#season', '/cms/info/bagan?lang=en#season'],
  ['/?lang=zh-cn', '/?lang=zh-cn'],
  ['/?slang=1', '/?slang=1&lang=en'],
])('language: %s → English, from %s', (address, asked) => {
  expect(addressInLanguage(address, 'en')).toBe(asked);
});

test('language: address → requests one, or leaves it to the reader', () => {
  expect(['?lang=en', '?page=2&lang=zh-cn', '', '?page=2'].map(languageAsked)).toEqual([
    'en',
    'zh-cn',
    null,
    null,
  ]);
});
