import { netPriceNode, type PermissionNode, permissionNodes, pricedNodes } from '@serai/contract/permissions';
import { expect, test } from 'vitest';
import { bookingRights, mayGrant, otherRights, toggleRight } from './rights-plan.ts';

// Covers 6.14.
test('rights plan: every permission node → exactly once', () => {
  const shown = [
    ...bookingRights.flatMap(({ nodes }) => Object.values(nodes)),
    ...otherRights.flatMap(({ rights }) => rights.map(({ node }) => node)),
  ];
  expect([...shown].sort()).toEqual([...permissionNodes].sort());
});

test('rights: right at a price → selected and cleared together with seeing prices', () => {
  const pay: PermissionNode = '/user/car-order/list/pay';
  const voucher: PermissionNode = '/user/car-order/list/voucher';
  const paying = toggleRight(new Set<PermissionNode>([voucher]), pay);
  expect([...paying].sort()).toEqual([pay, voucher, netPriceNode].sort());
  expect([...toggleRight(paying, netPriceNode)]).toEqual([voucher]);
  expect([...toggleRight(paying, pay)].sort()).toEqual([voucher, netPriceNode].sort());
  expect([...toggleRight(new Set<PermissionNode>(), voucher)]).toEqual([voucher]);
});

test('rights plan: grantor without prices → no paid actions', () => {
  const held = new Set(permissionNodes.filter((node) => node !== netPriceNode));
  const refused = permissionNodes.filter((node) => !mayGrant(node, held));
  expect(refused.sort()).toEqual([...pricedNodes, netPriceNode].sort());
});
