import { readFileSync } from 'node:fs';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { createConsoleRoutes } from './console/routes.tsx';
import { isConsole } from './console-address.ts';
import { consolePageFiles } from './console-pages.ts';
import { GuestLayout } from './layouts/guest-layout.tsx';
import { LinkLayout } from './layouts/link-layout.tsx';
import { memberPageFiles } from './member-pages.ts';
import { CmsPages, CommonPages } from './page-frames.tsx';
import { paths } from './paths.ts';
import type { App } from './platform/app.tsx';
import type { PageHandle } from './platform/page/page-handle.ts';
import { createRoutes } from './routes.tsx';

interface Found {
  layout: string;
  needsLogin: boolean;
}

/** Every page of the table with its layout and whether it asks for a login. */
function pagesOf(routes: RouteObject[], base = '', layout = 'none'): [string, Found][] {
  return routes.flatMap((route): [string, Found][] => {
    const path = route.index ? base || '/' : route.path ? `${base}/${route.path}` : base;
    if (!route.children) {
      const needsLogin = (route.handle as PageHandle | undefined)?.browserOnly ?? false;
      return [[path, { layout, needsLogin }]];
    }
    return pagesOf(route.children, path, layoutOf(route) ?? layout);
  });
}

function layoutOf(route: RouteObject): string | null {
  if (route.Component === CommonPages) return 'common';
  if (route.Component === CmsPages) return 'cms';
  if (route.Component === LinkLayout) return 'link';
  if (route.Component === GuestLayout) return 'guest';
  return route.path === 'user' || route.path === 'console' ? route.path : null;
}

const routes = createRoutes({} as App);
const consoleRoutes = createConsoleRoutes({} as App);
const pages = new Map(pagesOf(routes));
const consolePages = new Map(pagesOf(consoleRoutes));

// Covers 2.01, 2.02, 2.04, 2.05, 2.06, 2.07, 2.08, 2.09, 2.10, 2.11, 2.12, 2.13, 2.14, 2.15, 2.16, 2.17,
// 2.21, 2.22, 2.23, 2.24, 2.25, 2.26, 2.27, 2.28, 2.29, 2.30, 2.31, 2.37, 2.38, 2.39, 2.40, 2.41, 2.42,
// 2.43, 2.44, 6.02, 6.03, 6.04.
test.each([
  ['/', 'common', false],
  ['/hotel/list', 'common', false],
  ['/hotel/detail/:id', 'common', false],
  ['/hotel/compare', 'common', false],
  ['/hotel/booking', 'common', true],
  ['/car/list', 'common', false],
  ['/car/booking', 'common', true],
  ['/airport/list', 'common', false],
  ['/airport/booking', 'common', true],
  ['/cms/contact-us', 'common', false],
  ['/cms/about-us', 'common', false],
  ['/cms/our-services', 'common', false],
  ['/cms/channel/:value/:type?', 'cms', false],
  ['/cms/info/:id', 'cms', false],
  ['/cms/page/:id', 'cms', false],
  ['/cms/search', 'cms', false],
  ['/user/login', 'none', false],
  ['/user/account/overview', 'user', true],
  ['/user/account/balance', 'user', true],
  ['/user/account/topUp', 'user', true],
  ['/user/account/profile', 'user', true],
  ['/user/account/changePassword', 'user', true],
  ['/user/account/integral', 'user', true],
  ['/user/iframe/*', 'user', true],
  ['/user/order/list', 'user', true],
  ['/user/order/detail/:id', 'cms', true],
  ['/user/car-order/list', 'user', true],
  ['/user/car-order/detail/:id', 'cms', true],
  ['/user/airport-order/list', 'user', true],
  ['/user/airport-order/detail/:id', 'cms', true],
  ['/user/manage/subAccount', 'user', true],
  ['/user/manage/approvals', 'user', true],
  ['/set-password', 'none', false],
  ['/h/:token', 'link', false],
  ['/d/:token', 'link', false],
  ['/voucher/check/:code', 'link', false],
  ['/voucher/:token', 'guest', false],
  ['/user/order/voucher/:id', 'cms', true],
  ['/user/manage/voucherSetting', 'user', true],
  ['/user/account/notices', 'user', true],
  ['/user/cms/collect', 'user', true],
  ['/user/cms/comment', 'user', true],
  ['/user/cms/content', 'user', true],
  ['/user/cms/order', 'user', true],
  ['/user/cms/editContent/:id', 'cms', true],
  ['/user/work-order/list', 'user', true],
  ['/user/work-order/detail/:id', 'cms', true],
  ['/user/work-order/apply', 'cms', true],
  ['/*', 'common', false],
])('route %s → layout %s; login needed: %s', (path, layout, needsLogin) => {
  expect(pages.get(path)).toEqual({ layout, needsLogin });
});

// Covers 2.46, 6.05.
test('routes: below /user except the login page → login required', () => {
  const open = [...pages].filter(([path, page]) => path.startsWith('/user/') && !page.needsLogin);
  expect(open.map(([path]) => path)).toEqual(['/user/login']);
});

// Covers 2.114.
test('routes: layouts → cms, common, user, link, guest, or none for pages before a login', () => {
  const pathsOf = (wanted: string) =>
    [...pages].filter(([, { layout }]) => layout === wanted).map(([path]) => path);
  expect(pathsOf('none')).toEqual(['/user/login', '/set-password', '/console/*']);
  const layouts = new Set([...pages.values()].map(({ layout }) => layout));
  expect([...layouts].sort()).toEqual(['cms', 'common', 'guest', 'link', 'none', 'user']);
});

// Covers 2.50.
test.each([
  ['user', paths.user()],
  ['userLogin', paths.login()],
])('routes: route %s → %s', (name, path) => {
  const matched = matchRoutes(routes, path) ?? [];
  expect(matched.map(({ route }) => route.id)).toContain(name);
  const others = [...pages.keys()].filter((other) => !other.startsWith(path));
  for (const other of others)
    expect((matchRoutes(routes, other) ?? []).map(({ route }) => route.id)).not.toContain(name);
});

test('console: every page → asks for a login and stands in its layout, except the first set-up', () => {
  const outside = [...consolePages].filter(([, page]) => page.layout !== 'console' || !page.needsLogin);
  expect(outside.map(([path]) => path)).toEqual(['/console/set-up', '/console/*', '/*']);
});

test.each([
  ['customers', routes, memberPageFiles],
  ['console', consoleRoutes, consolePageFiles],
])('routes: %s: every page → in the table once, exported by its file', (_application, table, files) => {
  const handles = (all: RouteObject[]): PageHandle[] =>
    all.flatMap(({ handle, children = [] }) => [...(handle ? [handle] : []), ...handles(children)]);
  const inTable = handles(table).map(({ file }) => `./${file}`);
  expect(inTable.filter((file) => file.endsWith('-page.tsx')).sort()).toEqual(Object.keys(files).sort());
  for (const file of inTable)
    expect(readFileSync(new URL(file, import.meta.url), 'utf8'), file).toMatch(
      /export (const|function) (Page|UserCentre|createConsoleRoutes)\b/,
    );
});

test.each(Object.entries(paths) as [string, (...facts: string[]) => string][])(
  'routes: address %s → leads to a page',
  (_name, addressOf) => {
    const { pathname } = new URL(addressOf('hotel', '12'), 'http://site.example');
    const table = isConsole(pathname) ? consoleRoutes : routes;
    expect(matchRoutes(table, pathname)?.at(-1)?.route.path, pathname).not.toBe('*');
  },
);
