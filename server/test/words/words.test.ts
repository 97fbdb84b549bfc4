import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import {
  type KeptOut,
  keptOutOfChinese,
  keptOutOfChineseSetting,
  keptOutOfEnglish,
  keptOutOfMembersChinese,
  keptOutOfSources,
} from './kept-out.ts';

/** The place of a text, and the text. */
type Text = readonly [where: string, text: string];

const root = new URL('../../../', import.meta.url);

test('banned words: Chinese phrases, names and sample descriptions → none', async () => {
  expect(
    offences([...(await phrases('zh')), ...world('_zh'), ...starterTexts('zh')], keptOutOfChinese),
  ).toEqual([]);
});

test("banned words: Chinese phrases of members' pages → none", async () => {
  const shown = (await phrases('zh')).filter(([where]) => /^pages\/(?!console\/)/.test(where));
  expect(shown.length).toBeGreaterThan(1000);
  expect(offences(shown, keptOutOfMembersChinese)).toEqual([]);
});

test('banned words: English phrases, emails, vouchers and sample texts → none', async () => {
  const texts = [
    ...(await phrases('en')),
    ...world('_en'),
    ...starterTexts('en'),
    ...bilingualSources.flatMap(literals),
  ];
  expect(offences(texts, keptOutOfEnglish)).toEqual([]);
});

test('English titles: all → in sentence case, except those that the specification writes otherwise', async () => {
  const inTitleCase = (await phrases('en')).map(([, text]) => text).filter((text) => titleCase.test(text));
  expect(new Set(inTitleCase)).toEqual(new Set(specifiedTitles));
});

const titleCase = /^(?:[A-Z][a-z]+ )+[A-Z][a-z]+$/;
const specifiedTitles = [
  'Car Rentals',
  'Airport Transfer',
  'Voucher Setting',
  'Invoice Title Information',
  'Invoice Apply',
  'Settlement Bookings',
];

test('Chinese typesetting: phrases → no space beside names, full-width punctuation, spaces beside digits', async () => {
  const described = world('_zh').filter(([where]) =>
    /(description|policy|address|intro|meeting)_zh/.test(where),
  );
  expect(
    offences([...(await phrases('zh')), ...described, ...starterTexts('zh')], keptOutOfChineseSetting),
  ).toEqual([]);
});

test('banned words: rest of the repository, comments and tests included → none', () => {
  const lines = sources().flatMap((path) =>
    read(path)
      .split('\n')
      .map((line, at): Text => [`${path}:${at + 1}`, line]),
  );
  expect(lines.length).toBeGreaterThan(50_000);
  expect(offences(lines, keptOutOfChinese)).toEqual([]);
  const ours = lines.filter(([where]) => !where.startsWith('server/migrations/'));
  expect(offences(ours, keptOutOfSources)).toEqual([]);
});

/** The initial texts of a seller, without tags and addresses. */
function starterTexts(lang: 'zh' | 'en'): Text[] {
  const folder = `server/content/${lang}/`;
  return readdirSync(new URL(folder, root)).flatMap((name) =>
    read(`${folder}${name}`)
      .replace(/<[^>]*>/g, '\n')
      .split('\n')
      .map((line): Text => [name, line]),
  );
}

/** Sources with bilingual texts for users that are not phrases. */
const bilingualSources = [
  'server/src/domain/describe-policy.ts',
  'server/src/features/wallet/posting-names.ts',
];

function offences(texts: readonly Text[], keptOut: readonly KeptOut[]): string[] {
  expect(texts.length).toBeGreaterThan(0);
  return texts.flatMap(([where, text]) =>
    keptOut
      .filter(([word]) => word.test(text))
      .map(([word, instead]) => `${where}: “${word.exec(text)![0]}” → ${instead} · ${text.slice(0, 120)}`),
  );
}

async function phrases(lang: 'zh' | 'en'): Promise<Text[]> {
  const folder = `phrases/src/${lang}/`;
  const names = readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' });
  const modules = names
    .filter((name) => name.endsWith('.ts'))
    .map(async (name): Promise<Text[]> => {
      const exported: object = await import(new URL(`${folder}${name}`, root).href);
      return said(name, exported);
    });
  return (await Promise.all(modules)).flat();
}

/** Returns every text within a value, with its path. */
function said(where: string, value: unknown): Text[] {
  if (typeof value === 'string') return [[where, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, within]) => said(`${where} ${key}`, within));
}

/** Returns the cells of the sample world in columns with this suffix. */
function world(ending: '_zh' | '_en'): Text[] {
  const files = readdirSync(new URL('tools/world/', root)).filter((name) => name.endsWith('.csv'));
  return files.flatMap((name) => {
    const text = read(`tools/world/${name}`);
    if (!text.slice(0, text.indexOf('\n')).includes(ending)) return [];
    const rows: Record<string, string>[] = parse(text, { columns: true });
    return rows.flatMap((row, at) =>
      Object.entries(row)
        .filter(([column]) => column.endsWith(ending))
        .map(([column, cell]): Text => [`${name}:${at + 2} ${column}`, cell]),
    );
  });
}

function literals(path: string): Text[] {
  return [...read(path).matchAll(/'([^'\n]*)'|`([^`\n]*)`/g)].map(
    ([, plain, filled]): Text => [path, plain ?? filled ?? ''],
  );
}

/** Lists all our own files, except this list and files of figures. */
function sources(): string[] {
  const folders = ['contract', 'phrases', 'server', 'ui', 'web', 'e2e', 'tools', 'docs', '.'];
  return folders.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, root), { recursive: folder !== '.', encoding: 'utf8' })
      .map((name) => (folder === '.' ? name : `${folder}/${name}`))
      .filter((path) => /\.(ts|tsx|md|mjs|sql|html|css)$/.test(path))
      .filter(
        (path) => !/(^|\/)(node_modules|dist)\//.test(path) && path !== 'server/test/words/kept-out.ts',
      ),
  );
}

function read(path: string): string {
  return readFileSync(new URL(path, root), 'utf8');
}
