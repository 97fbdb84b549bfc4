import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { hasRichContent, isIdentityNumber, passwordRules, patterns } from './validator-rules.ts';
import * as validators from './validators.ts';

/** Returns the validation messages of a schema for a value; empty if the value is valid. */
const faultsOf = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('account', () => {
  // Covers 5.17, 5.18, 5.19.
  test('account name: 3 to 15 characters, starts with a letter, only letters, digits and underscore → accepted', () => {
    for (const good of ['abc', 'A_1', 'Owner_A', `a${'9'.repeat(14)}`]) {
      expect(faultsOf(validators.username, good), good).toEqual([]);
    }
    const bad = [
      '',
      'ab',
      `a${'9'.repeat(15)}`,
      '1abc',
      '_abc',
      'a-bc',
      'a bc',
      'a.bc',
      '账号名称',
      'abc\n',
      ' abc',
    ];
    for (const account of bad)
      expect(faultsOf(validators.username, account), account).toEqual(['username_invalid']);
  });

  // Covers 5.20.
  test('password: 6 to 32 characters → accepted; other lengths → refused', () => {
    for (const good of ['abcdef', 'a'.repeat(32), '密码密码密码', 'pass word', '😀'.repeat(6)]) {
      expect(faultsOf(validators.password, good), good).toEqual([]);
    }
    for (const bad of ['', 'abcde', 'a'.repeat(33), 'abc\ndef', 'abc\0def', '😀'.repeat(33)]) {
      expect(faultsOf(validators.password, bad), bad).toEqual(['password_invalid']);
    }
  });

  // Covers 5.21.
  test.each(['&', '<', '>', '"', "'"])('password: contains %s → refused', (sign) => {
    for (const bad of [`${sign}abcdef`, `abc${sign}def`, `abcdef${sign}`]) {
      expect(faultsOf(validators.password, bad), bad).toEqual(['password_invalid']);
    }
  });

  test('password rules of the form: all met → the password pattern matches, and vice versa', () => {
    for (const tried of [
      '',
      'abcde',
      'abcdef',
      'abc&def',
      '密码',
      'a'.repeat(33),
      '<>',
      'abc\tdef',
      '😀'.repeat(32),
    ]) {
      const isBoth = passwordRules.length(tried) && passwordRules.characters(tried);
      expect(patterns.password.test(tried), tried).toBe(isBoth);
    }
  });
});

describe('content', () => {
  test('content: only blanks → refused', () => {
    expect(faultsOf(validators.content(20), ' 你好 ')).toEqual([]);
    for (const empty of ['', '   ', '\n\t', '　']) {
      expect(faultsOf(validators.content(20), empty), JSON.stringify(empty)).toEqual(['content_required']);
    }
  });

  // Covers 5.11.
  test('editor content: nothing visible without its tags → empty', () => {
    for (const seen of [
      'text',
      '<p>你好</p>',
      '<p><br></p><p>.</p>',
      '<p><img src="/a.png"></p>',
      '<TABLE></TABLE>',
      '3 < 5',
      '<video src="/a.mp4"></video>',
    ]) {
      expect(hasRichContent(seen), seen).toBe(true);
    }
    for (const empty of [
      '',
      ' ',
      '<p><br></p>',
      '<p>&nbsp;</p>',
      '<p> &#160;&#xA0;&#8203;</p>',
      '<!-- note -->',
      '<p></p><div> </div>',
      '<p>\u200b\ufeff</p>',
      '<imgs></imgs>',
    ]) {
      expect(hasRichContent(empty), JSON.stringify(empty)).toBe(false);
    }
  });

  test('editor content: long row of open tags → judged in linear time', () => {
    for (const tag of ['<', '<!--', '<p ', '&nbsp', '<img'.slice(0, 3)]) {
      hasRichContent(tag.repeat(60_000));
    }
    expect(hasRichContent('<p>'.repeat(60_000))).toBe(false);
  });
});

describe('numbers and names', () => {
  // Covers 5.13.
  test('floating-point number: digits and at most one point → accepted', () => {
    for (const good of ['0', '12', '-0.5', '+3.25', '.5', '7.', '1.5']) {
      expect(patterns.floatingNumber.test(good), good).toBe(true);
    }
    for (const bad of ['', '.', '-', '1,5', '1.2.3', '1e5', 'NaN', 'Infinity', '0x10', '１２', '1 2']) {
      expect(patterns.floatingNumber.test(bad), bad).toBe(false);
    }
  });

  // Covers 5.14.
  test('name: begins with a letter of any script, no unusual signs → accepted', () => {
    const schema = validators.personName(60);
    for (const good of [
      '杜丽',
      '阿依古丽·买买提',
      'Daw Aung San',
      "O'Brien",
      'Müller-Lüdenscheidt',
      'မောင်မောင်',
      'Li Jr.',
      'A',
    ]) {
      expect(faultsOf(schema, good), good).toEqual([]);
    }
    for (const bad of ['123', '-']) expect(faultsOf(schema, bad), bad).toEqual(['name_invalid']);
    for (const bad of ['<b>Li</b>', 'Li@home', 'Bcc: x', '=SUM(A1)', '😀', 'Li;', '"Li"']) {
      expect(faultsOf(schema, bad), bad).toEqual(['character_invalid']);
    }
    // An inner line end becomes a blank, so that it cannot start a mail header.
    expect(schema.parse('Li\r\nBo')).toBe('Li Bo');
    expect(faultsOf(schema, '  ')).toEqual(['name_required']);
  });

  // Covers 5.15.
  test('mobile, area and phone numbers: digits and usual signs → accepted; others → refused', () => {
    for (const good of ['13812345678', '+95 9 791 112 223', '(0)138-1234.5678']) {
      expect(faultsOf(validators.mobile, good), good).toEqual([]);
    }
    expect(faultsOf(validators.mobile, '1'.repeat(33))[0]).toBe('mobile_invalid');
    for (const bad of ['abc', '138x', '138;1']) {
      expect(faultsOf(validators.mobile, bad)[0], bad).toBe('character_invalid');
    }
    expect(faultsOf(validators.mobile, ' ')).toEqual(['mobile_required']);
    for (const good of ['', '86', '+95']) expect(faultsOf(validators.areaNum, good), good).toEqual([]);
    for (const bad of ['+', '+8a', '1234567', '--'].slice(1)) {
      expect(faultsOf(validators.areaNum, bad), bad).toEqual(['mobile_invalid']);
    }
    for (const good of ['+95 9 123 456', '010-6512', '(010) 65'].slice(0, 2)) {
      expect(faultsOf(validators.phone, good), good).toEqual([]);
    }
    for (const bad of ['', '123', '+ 95']) {
      expect(faultsOf(validators.phone, bad), bad).toEqual(['phone_invalid']);
    }
    expect(faultsOf(validators.phone, 'call me')).toEqual(['character_invalid']);
  });

  test('mail address: local part, @ and domain with a top level → accepted', () => {
    for (const good of [
      'a@b.co',
      'du.li+travel@mail.example.com',
      "o'neil@example.org",
      ' x_1@ex-ample.cn ',
    ]) {
      expect(faultsOf(validators.email, good), good).toEqual([]);
    }
    for (const bad of [
      '',
      'du',
      'du@',
      '@b.co',
      'a@b',
      'a..b@c.de',
      '.a@b.co',
      'a.@b.co',
      'a@-b.co',
      'a@b..co',
      'a@b.c',
    ]) {
      expect(faultsOf(validators.email, bad), JSON.stringify(bad)).toEqual(['email_invalid']);
    }
    for (const bad of ['a b@c.de', 'a@b.co\n.de', '杜@例.中国']) {
      expect(faultsOf(validators.email, bad), JSON.stringify(bad)).toEqual(['character_invalid']);
    }
  });
});

test('patterns: texts made for catastrophic backtracking → judged within the test time', () => {
  // A pattern with quadratic cost per sign would exceed the test's time.
  for (const part of ['1', 'a', 'a.', 'a-', 'a@', '-', ' ', '(', '李', "'"]) {
    for (const [begin, end] of [
      ['', '!'],
      ['a@', '!'],
      ['a@a.', '-'],
    ] as const) {
      const hostile = begin + part.repeat(100_000) + end;
      for (const pattern of Object.values(patterns)) pattern.test(hostile);
    }
  }
});

describe('identity card number', () => {
  // Covers 5.16.
  test('identity card number: 18 characters, place, real birth date and check character → accepted', () => {
    for (const good of [
      '11010519491231002X',
      '440524188001010014'.replace('1880', '1980'),
      ' 11010519491231002x ',
    ]) {
      expect(isIdentityNumber(good), good).toBe(good !== '440524198001010014');
    }
    for (const bad of [
      '',
      '110105491231002',
      '110105194912310021',
      '11010519490230002X',
      '11010518991231002X',
      'A1010519491231002X',
      '01010519491231002X',
      '99010519491231002X',
      '11010519491231002XX',
      '1101051949123100X2',
      '１１010519491231002X',
    ]) {
      expect(isIdentityNumber(bad), bad).toBe(false);
    }
  });

  test('identity card number: every single wrong digit and every swap of neighbours → refused', () => {
    const right = '11010519491231002X';
    let tried = 0;
    for (let at = 0; at < 17; at++) {
      for (const digit of '0123456789') {
        if (digit === right[at]) continue;
        tried += 1;
        const wrong = right.slice(0, at) + digit + right.slice(at + 1);
        expect(isIdentityNumber(wrong), wrong).toBe(false);
      }
      const swapped = right.slice(0, at) + right[at + 1] + right[at] + right.slice(at + 2);
      if (swapped !== right) expect(isIdentityNumber(swapped), swapped).toBe(false);
    }
    expect(tried).toBe(153);
  });
});
