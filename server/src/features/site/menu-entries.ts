import type { Db } from '../permissions/permissions.ts';

/** An entry an operator added to the menus of the product's own pages. */
export type MenuEntry = Awaited<ReturnType<typeof findMenuEntries>>[number];

/** The entries that are switched on, in the operator's order. */
export async function findMenuEntries(db: Db) {
  return db
    .selectFrom('menu_entries')
    .select(['place', 'name', 'title_zh', 'title_en', 'icon', 'menu_type', 'url', 'needs'])
    .where('enabled', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
