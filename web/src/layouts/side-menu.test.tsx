import type { MenuNode } from '@serai/contract/site';
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
  const state = { menus: menus.map((part, id) => ({ ...blank, id, children: [], ...part })) };
  return { get: () => state, getGuest: () => state, subscribe: () => () => {} };
}

function draw(menus: Partial<MenuNode>[]): string {
  const app = { lang: 'en', session: sessionOf(menus), notices: createNotices() } as unknown as App;
  return renderToStaticMarkup(
    <AppProvider app={app}>
      <StaticRouter location="/user/order/list">
        <SideMenu />
      </StaticRouter>
    </AppProvider>,
  );
}

const hotel = { title: 'Hotel', path: 'order/list' };

test('a headline stands over the user menus when there is more than one', () => {
  expect(draw([hotel])).not.toContain('<h2');
  expect(draw([hotel, { title: 'Balance', path: 'account/balance' }])).toMatch(/<h2[^>]*>User menu<\/h2>/);
});

test('entries lead below /user/, the one of this page is marked', () => {
  expect(draw([hotel])).toMatch(
    /<a (?=[^>]*aria-current="page")(?=[^>]*href="\/user\/order\/list")[^>]*>Hotel</,
  );
});

test('choosing an entry of an unknown type says so', () => {
  const notices = createNotices();
  const app = { lang: 'en', session: sessionOf([{ title: 'Odd', menu_type: 'window' as 'tab' }]), notices };
  let choose = () => {};
  renderToStaticMarkup(
    <AppProvider app={app as unknown as App}>
      <FirstEntry take={(onClick) => (choose = onClick)} />
    </AppProvider>,
  );
  choose();
  expect(notices.get()).toMatchObject([
    { kind: 'error', message: 'Navigation failed, the menu type is unrecognized!' },
  ]);
});

/** Hands over what a click on the first entry does: there is no mouse where pages are drawn as text. */
function FirstEntry({ take }: { take: (onClick: () => void) => void }) {
  const [, [entry]] = SideMenu().props.children;
  take(entry.type(entry.props).props.onClick);
  return null;
}
