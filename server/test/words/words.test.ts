import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import {
  type KeptOut,
  keptOutOfChinese,
  keptOutOfChineseSetting,
  keptOutOfEnglish,
  keptOutOfSources,
} from './kept-out.ts';

/** Where a text stands, and the text. */
type Text = readonly [where: string, text: string];

const root = new URL('../../../', import.meta.url);

test('no Chinese phrase, name or description of the sample world says a word that is kept out', async () => {
  expect(
    offences([...(await phrases('zh')), ...world('_zh'), ...starterTexts('zh')], keptOutOfChinese),
  ).toEqual([]);
});

test('no English phrase, mail, voucher or sample text says a word that is kept out', async () => {
  const texts = [
    ...(await phrases('en')),
    ...world('_en'),
    ...starterTexts('en'),
    ...bilingualSources.flatMap(literals),
  ];
  expect(offences(texts, keptOutOfEnglish)).toEqual([]);
});

test('English titles are in sentence case but for those that the specification writes otherwise', async () => {
  const inTitleCase = (await phrases('en')).map(([, text]) => text).filter((text) => titleCase.test(text));
  expect(new Set(inTitleCase)).toEqual(new Set(specifiedTitles));
});

const titleCase = /^(?:[A-Z][a-z]+ )+[A-Z][a-z]+$/;
const specifiedTitles = [
  ...['Car Rentals', 'Airport Transfer', 'Voucher Setting'],
  ...['Invoice Title Information', 'Invoice Apply', 'Settlement Bookings'],
];

test('Chinese is set without blanks beside names, with whole-width signs, and with a blank beside figures', async () => {
  const described = world('_zh').filter(([where]) =>
    /(description|policy|address|intro|meeting)_zh/.test(where),
  );
  expect(
    offences([...(await phrases('zh')), ...described, ...starterTexts('zh')], keptOutOfChineseSetting),
  ).toEqual([]);
});

test('nothing else in the repository says a word that is kept out, comments and tests included', () => {
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

/** The texts that a seller begins with, without their tags and addresses. */
function starterTexts(lang: 'zh' | 'en'): Text[] {
  const folder = `server/content/${lang}/`;
  return readdirSync(new URL(folder, root)).flatMap((name) =>
    read(`${folder}${name}`)
      .replace(/<[^>]*>/g, '\n')
      .split('\n')
      .map((line): Text => [name, line]),
  );
}

/** Sources whose texts people read although they are no phrases: they stand in two languages side by side. */
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

/** Every text within a value, with the path to it. */
function said(where: string, value: unknown): Text[] {
  if (typeof value === 'string') return [[where, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, within]) => said(`${where} ${key}`, within));
}

/** The cells of the sample world in columns that end so. */
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

/** Everything we wrote, save the list itself and files of figures. */
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
