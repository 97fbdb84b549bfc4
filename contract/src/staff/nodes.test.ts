import { expect, test } from 'vitest';
import { allEndpoints } from '../all.ts';
import type { Access } from '../endpoint.ts';
import { nodesOfStaffRole, type StaffNode, staffNodes, staffRoles } from './nodes.ts';

/** Nodes checked inside a call, for part of its input. */
const insideCalls: readonly StaffNode[] = ['/console/secondPerson/decide', '/console/site/editTrade'];

test('console calls: each → needs a staff node; all other calls → none', () => {
  const ofStaff = allEndpoints.filter(({ access }) => typeof access === 'object' && 'staff' in access);
  const inConsole = allEndpoints.filter(
    ({ path, access }) => path.startsWith('console/') && access !== 'public',
  );
  expect(ofStaff.map(({ path }) => path)).toEqual(inConsole.map(({ path }) => path));
  expect(ofStaff.length).toBeGreaterThan(20);
  // @ts-expect-error being one of the staff is no right by itself
  const anyOperator: Access = 'operator';
  // @ts-expect-error a node that no row names
  const mistyped: Access = { staff: '/console/site/edits' };
  expect([anyOperator, mistyped]).toHaveLength(2);
});

test('staff nodes: each → required by a call', () => {
  const asked = allEndpoints.flatMap(({ access }) =>
    typeof access === 'object' && 'staff' in access ? [access.staff] : [],
  );
  expect([...new Set([...asked, ...insideCalls])].sort()).toEqual([...staffNodes].sort());
});

test('staff roles: administrator → every node; auditor → every page, read-only', () => {
  expect(nodesOfStaffRole('administrator')).toEqual(staffNodes);
  expect(nodesOfStaffRole('auditor')).toEqual(staffNodes.filter((node) => node.endsWith('/view')));
  const reads = allEndpoints.filter(({ method, access }) => {
    const isAuditors = typeof access === 'object' && 'staff' in access && access.staff.endsWith('/view');
    return isAuditors && method !== 'GET';
  });
  expect(reads).toEqual([]);
  for (const role of staffRoles) {
    const mayEditStaff = nodesOfStaffRole(role).includes('/console/staff/edit');
    expect(mayEditStaff, role).toBe(role === 'administrator');
  }
});
