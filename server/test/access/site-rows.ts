import { randomUUID } from 'node:crypto';
import type { MatrixStage } from './matrix-stage.ts';
import { plain, type Rows } from './row.ts';

const newEntry = () => ({
  place: 'menu',
  entry_name: `extra-${randomUUID().slice(0, 8)}`,
  title_zh: '新页面',
  title_en: 'New page',
  menu_type: 'link',
  url: 'https://example.com/',
});

async function addEntry({ must, operator }: MatrixStage): Promise<number> {
  const { data } = await must(operator.token, 'console/menu/save', newEntry());
  return data.entry.id;
}

/** What operators set for the site, and what everybody reads of it. */
export const siteRows: Rows = {
  'GET site/terms': plain(),
  'GET console/site/show': plain(),
  'POST console/site/save': plain({ tag: 'Matrix' }),
  'GET console/menu/list': plain(),
  'GET console/menu/frame': plain({ url: 'https://trains.invalid/' }),
  'POST console/menu/save': { ready: () => ({ input: newEntry() }), open: ['id', 'parent_id'] },
  'POST console/menu/delete': {
    ready: async (stage) => ({ input: { id: await addEntry(stage) } }),
    open: ['id'],
  },
};
