import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { basePhrases } from '../../web/src/base-phrases.ts';
import { createConsoleRoutes } from '../../web/src/console/routes.tsx';
import type { App } from '../../web/src/platform/app.tsx';
import type { PhraseName } from '../../web/src/platform/i18n/phrase-modules.ts';
import type { PageHandle } from '../../web/src/platform/page/page-handle.ts';
import { createRoutes } from '../../web/src/routes.tsx';
import { type PhraseUses, readPhraseUses } from './read-phrase-uses.ts';

const web = fileURLToPath(new URL('../../web/src/', import.meta.url));

const list = 'the module of each product that names it by `phrases:` needs it';
const caller = 'its callers name the module';
const layout = 'the handle of its route names the same list';
const start = 'loads the phrases that another test of this file compares';

/** Calls that do not name their module of phrases by a literal, each with the reason why the walk misses nothing. */
const unnamedCalls: Readonly<Record<string, string>> = {
  'console/routes.tsx: loadPhrases(app.lang, framePhrases)': layout,
  'entry-server.tsx: loadPhrases(lang, basePhrases)': start,
  'features/offers/filter-sheet.tsx: usePhrases(phrases)': list,
  'features/offers/no-match.tsx: usePhrases(phrases)': list,
  'features/offers/refused-list.tsx: usePhrases(phrases)': list,
  'features/offers/results-head.tsx: usePhrases(phrases)': list,
  'features/orders/views/service-words.ts: hasPhrase(lang, name, ofService)': caller,
  'features/orders/views/service-words.ts: phrasesOf(lang, name)': caller,
  'page.ts: loadPhrases(app.lang, phrases)': start,
  'platform/i18n/phrases.ts: phrasesOf(useApp().lang, name)': caller,
  'start-app.tsx: loadPhrases(lang, basePhrases)': start,
};

interface Page {
  route: string;
  /** Below `web/src`. */
  file: string;
  phrases: readonly PhraseName[];
  /** Phrases that the layout around the page has loaded. */
  inherited: readonly PhraseName[];
}

/** Routes of the console with their layout: their phrases load with them, not with the first scripts. */
const ownApplication = 'console/routes.tsx';

const pages = [createRoutes, createConsoleRoutes].flatMap((create) => entriesOf(create({} as App)));
const uses = new Map<string, PhraseUses>();

test('routes: phrases that the modules of a page need → named at its route, because the hooks throw otherwise', () => {
  const missing = pages.flatMap(({ route, file, phrases, inherited }) =>
    [...phrasesNeededBy(file)]
      .filter(([name]) => ![...phrases, ...inherited, ...basePhrases].includes(name))
      .map(([name, chain]) => `${route} must name '${name}': ${chain}`),
  );
  expect(missing).toEqual([]);
});

test('routes: phrases that a route names → needed by its page, because each is a request', () => {
  const superfluous = pages.flatMap(({ route, file, phrases }) => {
    const needed = phrasesNeededBy(file);
    return phrases
      .filter((name) => !needed.has(name) || basePhrases.includes(name))
      .map((name) => `${route} must not name '${name}'`);
  });
  expect(superfluous).toEqual([]);
});

test('base phrases: what the first scripts of browser and server need → exactly these', () => {
  const needed = new Set([
    ...phrasesNeededBy('main.tsx', ownApplication).keys(),
    ...phrasesNeededBy('entry-server.tsx', ownApplication).keys(),
  ]);
  expect([...needed].sort()).toEqual([...basePhrases].sort());
});

test('calls with variable phrase names: all → listed with a reason', () => {
  for (const file of ['main.tsx', 'entry-server.tsx', ...pages.map((page) => page.file)])
    phrasesNeededBy(file);
  const found = [...uses].flatMap(([file, { unnamed }]) =>
    unnamed.map((call) => `${relative(web, file)}: ${call}`),
  );
  expect(found.sort()).toEqual(Object.keys(unnamedCalls).sort());
});

test('readPhraseUses: a page with a late dialog → needs, loads and imports by kind', () => {
  const source = `
    import type { Row } from './row.ts';
    import { type Cell, Table } from './table.tsx';
    import { phrasesOf } from '../../platform/i18n/phrases.ts';
    const dialog = () => Promise.all([import('./dialog.tsx'), loadPhrases(lang, ['dates', 'upload'])]);
    const t = usePhrases('bills'), words = phrasesOf(app.lang, 'orders'), u = useOrderPhrases(name);`;
  expect(readPhraseUses('/web/features/bills/bills-page.tsx', source)).toEqual({
    imports: [
      { file: '/web/features/bills/table.tsx', isLate: false },
      { file: '/web/platform/i18n/phrases.ts', isLate: false },
      { file: '/web/features/bills/dialog.tsx', isLate: true },
    ],
    needs: ['bills', 'orders'],
    loads: ['dates', 'upload'],
    unnamed: ['useOrderPhrases(name)'],
  });
});

function entriesOf(
  routes: readonly RouteObject[],
  parent = '',
  inherited: readonly PhraseName[] = [],
): Page[] {
  return routes.flatMap((route) => {
    const path = [parent, route.path].filter(Boolean).join('/');
    const handle = route.handle as PageHandle | undefined;
    const own = handle ? [{ route: `/${path}`, file: handle.file, phrases: handle.phrases, inherited }] : [];
    return [...own, ...entriesOf(route.children ?? [], path, [...inherited, ...(handle?.phrases ?? [])])];
  });
}

/**
 * Returns the phrases that a file and everything it imports need, each with the chain of imports that leads to it.
 * A late import may also rely on what its importer loads with it. The walk does not enter `except`.
 */
function phrasesNeededBy(entry: string, except?: string): Map<PhraseName, string> {
  const needed = new Map<PhraseName, string>();
  const seen = new Set<string>();
  const steps: Step[] = [{ file: join(web, entry), loaded: [], chain: [entry] }];
  for (const { file, loaded, chain } of steps) {
    const state = [file, ...loaded].join(' ');
    if (seen.has(state)) continue;
    seen.add(state);
    const { needs, loads, imports } = usesOf(file);
    for (const name of needs as PhraseName[]) {
      if (!loaded.includes(name) && !needed.has(name)) needed.set(name, chain.join(' → '));
    }
    for (const next of imports) {
      if (except !== undefined && next.file === join(web, except)) continue;
      steps.push({
        file: next.file,
        loaded: next.isLate ? [...new Set([...loaded, ...loads])].sort() : loaded,
        chain: [...chain, relative(web, next.file)],
      });
    }
  }
  return needed;
}

interface Step {
  file: string;
  loaded: readonly string[];
  chain: readonly string[];
}

function usesOf(file: string): PhraseUses {
  const found = uses.get(file) ?? readPhraseUses(file, readFileSync(file, 'utf8'));
  uses.set(file, found);
  return found;
}
