import { readFileSync } from 'node:fs';
import { errors } from '@serai/phrases/en/errors';
import { fill } from '@serai/phrases/lang';
import { beforeAll, expect, test } from 'vitest';
import { asLanguage } from './language.ts';
import { importPhrases, phraseNames as names, type PhraseName, phrasePath } from './phrase-modules.ts';
import { loadPhrases, phrasesOf } from './phrases.ts';

beforeAll(() => Promise.all([loadPhrases('zh-cn', names), loadPhrases('en', names)]));

test('phrases: placeholders → filled; English counts → singular and plural', () => {
  const say = phrasesOf('en', 'hotel-search');
  expect(say('nights', { count: 1 })).toBe('1 night');
  expect(say('nights', { count: 3 })).toBe('3 nights');
  expect(phrasesOf('zh-cn', 'hotel-search')('nights', { count: 3 })).toBe('3 晚');
});

test('phrases: English server texts → checked, too', () => {
  const wait = (minutes: number) => fill(errors.message_too_often, { minutes });
  expect(wait(1)).toBe('Too many messages, please try again in 1 minute');
  expect(wait(12)).toBe('Too many messages, please try again in 12 minutes');
});

test('phrases: adults, children and ages → phrased like a booking desk', () => {
  const said = (lang: 'zh-cn' | 'en', ...ages: number[]) =>
    phrasesOf(lang, 'hotel-booking')('roomGuestsChildren', {
      adults: 2,
      count: ages.length,
      ages: ages.join(phrasesOf(lang, 'hotel-booking')('agesJoin')),
    });
  expect(said('en', 5)).toBe('2 adults, 1 child (age 5)');
  expect(said('en', 5, 8)).toBe('2 adults, 2 children (ages 5, 8)');
  expect(said('zh-cn', 5)).toBe('2 成人 1 儿童（5 岁）');
  expect(said('zh-cn', 5, 8)).toBe('2 成人 2 儿童（5、8 岁）');
});

test('phrases: module not loaded → named in the error', () => {
  expect(() => phrasesOf('en', 'no-such-page' as PhraseName)).toThrow(
    "phrases 'no-such-page' are not loaded",
  );
});

test.each(names)('phrases: %s → same placeholders in both languages', async (name) => {
  const zh = await importPhrases('zh', name);
  const en = await importPhrases('en', name);
  const placeholders = (text = '') =>
    [...new Set([...text.matchAll(/\{(\w+)[|}]/g)].map((match) => match[1]))].sort();
  for (const key of Object.keys(zh)) expect(placeholders(en[key]), key).toEqual(placeholders(zh[key]));
});

test('phrases: all folders → no name twice', () => {
  expect([...new Set(names)]).toEqual(names);
});

test('phrases: every page → typed by the name of its file', () => {
  for (const name of names) {
    const text = readFileSync(
      new URL(`../../../../phrases/src/${phrasePath('zh', name)}`, import.meta.url),
      'utf8',
    );
    expect(text, name).toMatch(new RegExp(`interface PagePhrases \\{\\s+'?${name}'?: typeof \\w+;`));
  }
});

test('phrases: no language → Chinese', () => {
  expect(asLanguage(undefined)).toBe('zh-cn');
  expect(asLanguage('fr')).toBe('zh-cn');
  expect(asLanguage('en')).toBe('en');
});
