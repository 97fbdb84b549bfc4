import type { MenuNode } from '@serai/contract/site/site';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { type App, AppProvider } from '../platform/app.tsx';
import { loadPhrases } from '../platform/i18n/phrases.ts';
import { createNotices } from '../platform/notify/notices.ts';
import { SideMenu } from './side-menu.tsx';

beforeAll(() => loadPhrases('en', ['layout', 'common']));

function sessionOf(menus: Partial<MenuNode>[]) {
  const blank = { pid: 0, type: 'menu', menu_type: 'tab', name: '', icon: '', url: '', extend: 'none' };
  const state = { menus: menus.map((part, id) => ({ ...blank, id, path: '', children: [], ...part })) };
  return { get: () => state, getGuest: () => state, subscribe: () => () => {} };
}

function draw(menus: Partial<MenuNode>[], { at = '/user/order/list', collapsed = false } = {}): string {
  const app = { lang: 'en', session: sessionOf(menus), notices: createNotices() } as unknown as App;
  return renderToStaticMarkup(
    <AppProvider app={app}>
      <StaticRouter location={at}>
        <SideMenu collapsed={collapsed} />
      </StaticRouter>
    </AppProvider>,
  );
}

const hotel = { title: 'Hotel', path: 'order/list', icon: 'bed' };
const balance = { title: 'Balance', path: 'account/balance' };

// Covers 2.112.
test('side menu: several groups → headline above each', () => {
  expect(draw([hotel])).not.toContain('<h2');
  expect(draw([hotel, balance])).toMatch(/<h2[^>]*>User centre<\/h2>/);
});

test('side menu: entries → below /user/; current page, or list of a detail page → marked', () => {
  const marked = (at: string) =>
    /<a (?=[^>]*href="\/user\/order\/list")[^>]*aria-current="(\w+)"/.exec(
      draw([hotel, balance], { at }),
    )?.[1];
  expect(marked('/user/order/list')).toBe('page');
  expect(marked('/user/order/detail/12')).toBe('true');
  expect(marked('/user/order/list?product=all')).toBeUndefined();
  expect(marked('/user/account/balance')).toBeUndefined();
  const apply = [
    { title: 'Settlement Bookings', path: 'bill/details' },
    { title: 'Apply', path: 'bill/apply' },
  ];
  expect(draw(apply, { at: '/user/bill/apply' }).match(/aria-current="page"[^>]*href="([^"]+)"/)?.[1]).toBe(
    '/user/bill/apply',
  );
});

test('side menu: link → new window without opener; frame → inside the site', () => {
  const menu = draw([
    { title: 'Help', menu_type: 'link', url: 'https://help.example/' },
    { title: 'Trains', menu_type: 'iframe', url: 'https://trains.example/a?b=1' },
  ]);
  expect(menu).toMatch(
    /<a (?=[^>]*href="https:\/\/help\.example\/")(?=[^>]*target="_blank")(?=[^>]*rel="noopener noreferrer")/,
  );
  expect(menu).toContain('href="/user/iframe/https%3A%2F%2Ftrains.example%2Fa%3Fb%3D1"');
});

test('side menu: collapsed → every title still announced', () => {
  const menu = draw([hotel, balance], { collapsed: true });
  expect(menu).toMatch(/<a (?=[^>]*title="Hotel")/);
  expect(menu).toContain('<span class="sr-only">Hotel</span>');
});

test('side menu: entry of an unknown type → button, not a link', () => {
  expect(draw([{ title: 'Odd', menu_type: 'window' as 'tab' }])).toMatch(/<button[^>]*>.*Odd/s);
});
