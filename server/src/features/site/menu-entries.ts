import type { Db, Trx } from '../../calls.ts';

/** Stored menu entry; `menus.ts` turns it into what a caller receives. */
export type MenuEntry = Awaited<ReturnType<typeof findMenuEntries>>[number];

/** Every entry, including those switched off, in display order. */
export async function findMenuEntries(db: Db | Trx) {
  return db
    .selectFrom('menu_entries')
    .select([
      'id',
      'tree',
      'parent_id',
      'type',
      'name',
      'title_zh',
      'title_en',
      'icon',
      'menu_type',
      'url',
      'extend',
      'audience',
      'needs',
      'position',
      'enabled',
      'built_in',
    ])
    .orderBy('position')
    .orderBy('id')
    .execute();
}
