import type { MenuEntryView } from '@serai/contract/site/desk';
import { expect, test } from 'vitest';
import { bodyOf, entryValues } from './entry-values.ts';

const entry = {
  id: 7,
  tree: 'menus',
  parent_id: 3,
  type: 'menu',
  name: 'trains',
  title_zh: '火车票',
  title_en: 'Trains',
  icon: '',
  menu_type: 'link',
  url: 'https://trains.example/',
  audience: 'members',
  needs: null,
  position: 40,
  enabled: true,
  built_in: false,
} satisfies MenuEntryView;

test('menu entry: unchanged → sent unchanged', () => {
  const { tree: _, built_in: __, type, name, ...rest } = entry;
  expect(bodyOf(entryValues(entry), entry)).toEqual({ ...rest, place: type, entry_name: name });
});

test('entry values: field hidden for the kind → not sent', () => {
  const values = { ...entryValues(entry), needs: ' /user/manage/subAccount ' };
  expect(bodyOf({ ...values, menu_type: 'tab' }, null)).toMatchObject({
    menu_type: 'tab',
    url: '',
    parent_id: 3,
    needs: '/user/manage/subAccount',
  });
  expect(bodyOf({ ...values, place: 'nav' }, null)).toMatchObject({ parent_id: null, url: entry.url });
  expect(bodyOf({ ...values, place: 'menu_dir' }, null)).toMatchObject({ menu_type: 'tab', url: '' });
  expect(bodyOf(values, null)).not.toHaveProperty('id');
});

test('menu entry: order is not a number → sent as typed, refused by its field', () => {
  expect(bodyOf({ ...entryValues(null), position: 'first' }, null)).toMatchObject({ position: 'first' });
});
