import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { type App, AppProvider } from '../../platform/app.tsx';
import { loadPhrases } from '../../platform/i18n/phrases.ts';
import { type Direction, SortBar } from './sort-bar.tsx';

beforeAll(() => loadPhrases('en', ['offer-list']));

const usual: Record<string, Direction> = { price: 'asc', star: 'desc' };

/** Returns the address of each sort, and the selected one. */
function draw(chosen: string, order: Direction | null, rare: string[] = []) {
  const html = renderToStaticMarkup(
    <AppProvider app={{ lang: 'en' } as App}>
      <StaticRouter location="/">
        <SortBar
          entries={['default', 'price', 'star'].map((sort) => ({ sort, label: sort }))}
          rare={rare}
          chosen={chosen}
          order={order}
          usual={(sort) => usual[sort] ?? null}
          href={(sort, next) => `/list/${sort}/${next ?? 'usual'}`}
        />
      </StaticRouter>
    </AppProvider>,
  );
  return {
    links: [...html.matchAll(/href="\/list\/([^"]*)"/g)].map(([, target]) => target),
    said: html.match(/sr-only">(\w+)</)?.[1] ?? '',
  };
}

test('sort bar: selected sort again → reversed, then back to its default', () => {
  expect(draw('price', null)).toEqual({
    links: ['default/usual', 'price/desc', 'star/usual'],
    said: 'ascending',
  });
  expect(draw('price', 'desc')).toMatchObject({ links: { 1: 'price/usual' }, said: 'descending' });
  expect(draw('star', null)).toMatchObject({ links: { 2: 'star/asc' }, said: 'descending' });
});

test('sort bar: rare sort → in the menu after the others, and among them while it is selected', () => {
  expect(draw('price', null, ['default']).links).toEqual(['price/desc', 'star/usual', 'default/usual']);
  expect(draw('default', null, ['default']).links).toEqual(['default/usual', 'price/usual', 'star/usual']);
});

test('sort bar: sort without a direction → link without a direction', () => {
  expect(draw('default', null)).toEqual({
    links: ['default/usual', 'price/usual', 'star/usual'],
    said: '',
  });
});
