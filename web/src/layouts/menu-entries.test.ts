import type { MenuNode } from '@serai/contract/site/site';
import { expect, test } from 'vitest';
import { headMenu, sideMenu } from './menu-entries.ts';

let lastId = 0;
function node(part: Partial<MenuNode>): MenuNode {
  lastId += 1;
  const rest = {
    pid: 0,
    icon: '',
    url: '',
    extend: 'none',
    children: [],
    menu_type: 'tab',
    type: 'menu',
  } as const;
  return { ...rest, id: lastId, name: '', path: '', title: `node ${lastId}`, ...part } as MenuNode;
}

// Covers 3.107, 4.08, 4.09, 6.13.
test('side menu: empty folders, add_rules_only, buttons → no entries', () => {
  const menus = [
    node({ type: 'menu_dir', title: 'empty' }),
    node({ title: 'rules only', extend: 'add_rules_only' }),
    node({
      type: 'menu_dir',
      title: 'Orders',
      children: [
        node({
          title: 'Hotel',
          path: 'order/list',
          children: [node({ type: 'button', name: 'order/list/pay' })],
        }),
      ],
    }),
  ];
  const entries = sideMenu(menus);
  expect(entries.map((entry) => entry.title)).toEqual(['Orders']);
  expect(entries[0]?.children).toMatchObject([{ title: 'Hotel', path: '/user/order/list', children: [] }]);
});

// Covers 3.106.
test('menu entries: links and iframes → their url; unknown type → marked', () => {
  const entries = sideMenu([
    node({ menu_type: 'link', url: 'https://help.example' }),
    node({ menu_type: 'iframe', url: 'https://a.example/x?y=1' }),
    node({ menu_type: 'window' as 'tab' }),
  ]);
  expect(entries.map(({ kind, path }) => [kind, path])).toEqual([
    ['link', 'https://help.example'],
    ['iframe', '/user/iframe/https%3A%2F%2Fa.example%2Fx%3Fy%3D1'],
    ['unknown', ''],
  ]);
});

// Covers 6.12.
test('header and drop-down: rules → their entries', () => {
  const rules = [
    node({ type: 'nav', title: 'Hotels', path: 'hotel/list' }),
    node({ type: 'nav', title: 'hidden', path: 'car/list', extend: 'add_rules_only' }),
    node({ type: 'nav_user_menu', title: 'Profile', path: '/user/account/profile' }),
    node({ type: 'nav', title: 'News', menu_type: 'link', url: 'https://news.example' }),
    node({ type: 'route', title: 'Booking', path: 'hotel/booking' }),
  ];
  expect(headMenu(rules, 'nav').map(({ title, path }) => [title, path])).toEqual([
    ['Hotels', '/hotel/list'],
    ['News', 'https://news.example'],
  ]);
  expect(headMenu(rules, 'nav_user_menu').map(({ path }) => path)).toEqual(['/user/account/profile']);
});
