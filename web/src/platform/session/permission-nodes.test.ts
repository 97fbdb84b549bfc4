import type { MenuNode } from '@serai/contract/site/site';
import { expect, test } from 'vitest';
import { permissionLists } from './permission-nodes.ts';

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

// Covers 3.109, 4.10.
test('permission nodes: buttons → nodes of their parent’s page, with its prefix', () => {
  const buttons = ['pay', 'refund'].map((name) => node({ type: 'button', name: `order/list/${name}` }));
  const orders = node({ name: 'order/list', children: buttons });
  const menus = [node({ type: 'menu_dir', name: 'orders', children: [orders] }), node({ name: 'idle' })];
  const rules = [
    node({ name: 'hotel/booking', children: [node({ type: 'button', name: 'hotel/booking/book' })] }),
  ];
  const own = ['/user/order/list/cancel', '/car/booking/book'];
  expect(permissionLists(rules, menus, own)).toEqual(
    new Map([
      ['/hotel/booking', new Set(['/hotel/booking/book'])],
      [
        '/user/order/list',
        new Set(['/user/order/list/pay', '/user/order/list/refund', '/user/order/list/cancel']),
      ],
      ['/car/booking', new Set(['/car/booking/book'])],
    ]),
  );
});
