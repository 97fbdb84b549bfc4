import { describe, expect, test } from 'vitest';
import { namedCharacter, plainCode, plainLine, plainLines, plainName } from './normal-text.ts';
import { lineText, nameInMails } from './text.ts';
import { findOddCharacter, patterns } from './validator-rules.ts';
import { email, personName, phone } from './validators.ts';

describe('names', () => {
  test.each([
    ['ZHANG\u00a0SAN', 'ZHANG SAN'],
    ['ZHANG\u3000SAN', 'ZHANG SAN'],
    ['ZHANG\tSAN', 'ZHANG SAN'],
    ['ZHANG  SAN', 'ZHANG SAN'],
    ['ＺＨＡＮＧ ＳＡＮ', 'ZHANG SAN'],
    ['JEAN\u2011LUC', 'JEAN-LUC'],
    ['JEAN\u2010LUC', 'JEAN-LUC'],
    ['O\u02bcNEILL', "O'NEILL"],
    ['O\u2019NEILL', "O'NEILL"],
    ['D\u2018ANGELO', "D'ANGELO"],
    ['JOSE\u0301', 'JOSÉ'],
    ['LI\u200b MING\u202c', 'LI MING'],
  ])('guest name %j: %s → accepted in Latin letters', (typed, plain) => {
    expect(plainName(typed)).toBe(plain);
    expect(patterns.latinName.test(plain)).toBe(true);
  });

  test.each([
    ['阿卜杜拉.买买提', '阿卜杜拉·买买提'],
    ['阿卜杜拉．买买提', '阿卜杜拉·买买提'],
    ['阿卜杜拉‧买买提', '阿卜杜拉·买买提'],
    ['阿卜杜拉・买买提', '阿卜杜拉·买买提'],
    ['张\u3000三', '张 三'],
  ])('guest name %j: %s → accepted in Chinese', (typed, plain) => {
    expect(plainName(typed)).toBe(plain);
    expect(patterns.chineseName.test(plain)).toBe(true);
  });

  test('joiners: within Burmese, Hindi and Persian → kept; elsewhere → dropped', () => {
    for (const name of ['क्\u200dष', 'می\u200cخواهم']) expect(plainName(name)).toBe(name);
    expect(plainName('Li\u200d Ming\u200c')).toBe('Li Ming');
    expect(plainLine('微信\u200b公众号')).toBe('微信公众号');
    expect(plainLine('မြန်မာ\u200bနိုင်ငံ')).toBe('မြန်မာ\u200bနိုင်ငံ');
    expect(personName(60).parse('می\u200cخواهم')).toBe('می\u200cخواهم');
  });

  test('name: disallowed character → named in the error', () => {
    expect(findOddCharacter('guestName', plainName('ZHANG_SAN'))).toBe('_');
    expect(personName(60).safeParse('Li;').error?.issues).toMatchObject([
      { message: 'character_invalid', params: { character: ';' } },
    ]);
    expect(namedCharacter('\u202e')).toBe('U+202E');
  });

  test.each([
    'Trip.com Travel Singapore Pte. Ltd.',
    'Booking.com B.V.',
    '深圳市Amazon.cn贸易有限公司',
    'Ma.Me',
    'Aung.Co',
  ])('name in mails: dot within it → accepted: %s', (name) => {
    expect(nameInMails(120).parse(name)).toBe(name);
  });
});

describe('phone numbers and mail addresses', () => {
  test.each([
    ['+95\u00a09\u00a0420\u00a0012\u00a0345', '+95 9 420 012 345'],
    ['\u202a+86 138 0013 8000\u202c', '+86 138 0013 8000'],
    ['＋８６１３８００１３８０００', '+8613800138000'],
    ['１３８００１３８０００', '13800138000'],
    ['+95 9 420–012–345', '+95 9 420-012-345'],
    ['(0871) 6316 1234', '(0871) 6316 1234'],
    ['(+86) 138 0013 8000', '(+86) 138 0013 8000'],
    ['+33.6.12.34.56.78', '+33.6.12.34.56.78'],
    ['+95 9 420 012 345\u200b', '+95 9 420 012 345'],
  ])('phone number: %j → %s', (typed, plain) => {
    expect(phone.parse(typed)).toBe(plain);
  });

  test.each(['x@example.xn--fiqs8s', 'a&b@example.com', 'a/b@example.com', 'a=b@example.com'])(
    'mail address: pasted with invisible characters → accepted: %s',
    (address) => {
      expect(email.parse(`\u00a0${address}\u200b`)).toBe(address);
    },
  );
});

test('multi-line text: unusual blanks and line ends → normalised', () => {
  expect(plainLines(' a\u00a0\u3000b \r\n c\u2028d\u200b ')).toBe('a b\nc\nd');
});

test('single-line text: inner line end → one blank', () => {
  expect(lineText(40).parse('Kunming Example\r\nTravel Co., Ltd.')).toBe('Kunming Example Travel Co., Ltd.');
});

test('code: full-width letters, dashes and invisible blanks → normalised', () => {
  expect(plainCode('ＭＵ–２０３１\u200b')).toBe('MU-2031');
});
