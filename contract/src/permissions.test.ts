import { expect, test } from 'vitest';
import type { Access } from './endpoint.ts';
import { nodesOfRole, permissionNodes } from './permissions.ts';

test('permission node: not in the table → type error as access of a call', () => {
  const accesses: Access[] = [
    { node: '/user/order/list/pay' },
    { page: '/user/manage/subAccount' },
    // @ts-expect-error an action that no row names
    { node: '/user/order/list/pays' },
    // @ts-expect-error a page without nodes
    { page: '/user/manage/subAccounts' },
    // @ts-expect-error an action of no order
    { orderAction: 'settle' },
  ];
  const known = accesses.filter(
    (access) => typeof access === 'object' && 'node' in access && permissionNodes.includes(access.node),
  );
  expect(known).toEqual([{ node: '/user/order/list/pay' }]);
});

test('nodes of a role: owner → every node once; role of no agency → none', () => {
  expect(nodesOfRole('owner')).toEqual(permissionNodes);
  expect(new Set(permissionNodes).size).toBe(permissionNodes.length);
  expect([...nodesOfRole('operator'), ...nodesOfRole('Owner')]).toEqual([]);
});
