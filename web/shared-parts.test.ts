import { expect, test } from 'vitest';
import { assignGroups } from './shared-parts.ts';

const root = '/portal/web/src';
const pages = (folder: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${root}/features/${folder}/p${at}-page.tsx`);

/** Returns the groups of a graph. `graph` names the imports of each module; modules that import nothing may be left out. */
function groupsOf(
  graph: Record<string, string[]>,
  late: Record<string, string[]> = {},
): Record<string, string | undefined> {
  const ids = [...new Set([`${root}/main.tsx`, ...Object.keys(graph), ...Object.values(graph).flat()])];
  const importsOf = (id: string) => graph[id] ?? [];
  return Object.fromEntries(assignGroups(ids, `${root}/main.tsx`, importsOf, (id) => late[id] ?? []));
}

/** Returns a graph in which each page imports `imported`. */
const importing = (from: string[], ...imported: string[]) =>
  Object.fromEntries(from.map((page) => [page, imported]));

const part = `${root}/platform/part.ts`;

test('shared parts: module of three member pages → member, of two → on its own', () => {
  expect(groupsOf(importing(pages('wallet', 3), part))).toEqual({ [part]: 'member' });
  expect(groupsOf(importing(pages('wallet', 2), part))).toEqual({});
});

test('shared parts: module that only the order lists of the products need → apart from those of other pages', () => {
  const lists = ['hotel', 'car', 'transfer'].map(
    (product) => `${root}/features/${product}s/orders/${product}-order-list-page.tsx`,
  );
  expect(groupsOf(importing(lists, part))).toEqual({ [part]: 'lists' });
  expect(groupsOf(importing([...lists, ...pages('wallet', 1)], part))).toEqual({ [part]: 'member' });
});

test('shared parts: module that the first script or the home page imports → stays where it is', () => {
  const members = importing(pages('wallet', 3), part);
  expect(groupsOf({ ...members, [`${root}/main.tsx`]: [part] })).toEqual({});
  expect(groupsOf({ ...members, [`${root}/features/home/home-page.tsx`]: [part] })).toEqual({});
  // The console's home page is another page.
  expect(groupsOf({ ...members, [`${root}/console/home/home-page.tsx`]: [part] })).toEqual({
    [part]: 'member',
  });
});

test('shared parts: module that pages of visitors need, too → not with the modules of members', () => {
  const members = importing(pages('wallet', 3), part);
  const list = { [`${root}/features/hotels/list/hotel-list-page.tsx`]: [part] };
  const link = { [`${root}/features/drivers/day-sheet-page.tsx`]: [part] };
  expect(groupsOf({ ...members, ...list })).toEqual({ [part]: 'common' });
  expect(groupsOf({ ...members, ...link })).toEqual({ [part]: 'linked' });
  expect(groupsOf({ ...members, ...list, ...link })).toEqual({ [part]: 'basic' });
});

test('shared parts: module that needs a large package → apart from those that do not', () => {
  const form = `${root}/platform/form/field-form.ts`;
  const library = '/portal/node_modules/react-hook-form/dist/index.esm.mjs';
  const graph = { ...importing(pages('wallet', 3), part, form), [form]: [library] };
  expect(groupsOf(graph)).toEqual({ [part]: 'member', [form]: 'member-forms' });
});

test('shared parts: module of console pages only → console', () => {
  const staff = [0, 1, 2].map((at) => `${root}/console/p${at}-page.tsx`);
  expect(groupsOf(importing(staff, part))).toEqual({ [part]: 'console' });
});

test('shared parts: module of a panel that a search line loads when it opens → not with those of members', () => {
  const line = `${root}/features/hotels/search-line/dates-field.tsx`;
  const panel = `${root}/platform/calendar-panel.tsx`;
  const graph = { ...importing(pages('wallet', 3), part), [line]: [], [panel]: [part] };
  expect(groupsOf(graph, { [line]: [panel] })).toEqual({ [part]: 'panel' });
});
