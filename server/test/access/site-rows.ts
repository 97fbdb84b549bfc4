import { randomUUID } from 'node:crypto';
import type { MatrixStage } from './matrix-stage.ts';
import { plain, type Row, type Rows } from './row.ts';
import { stageRequest } from './stage-request.ts';

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

const newRole = () => ({
  name: `Night desk ${randomUUID().slice(0, 8)}`,
  nodes: ['/console/order/view', '/console/request/view'],
});

async function addRole({ must, operator }: MatrixStage): Promise<string> {
  const { data } = await must(operator.token, 'console/staffRole/save', newRole());
  return data.role.code;
}

/** A call about one of the seller's staff. */
function staffRow(rest: Record<string, unknown>): Row {
  return {
    ready: async ({ newOperator }) => ({ input: { id: (await newOperator('desk')).id, ...rest } }),
    open: ['id'],
  };
}

/** Calls on the seller's staff and the settings of the site, and the public calls that read those. */
export const siteRows: Rows = {
  'POST console/site/save': plain({ tag: 'Matrix' }),
  'GET console/activity/list': plain({}, ['operator_id']),
  'POST console/secondPerson/decide': {
    ready: async (stage) => ({
      input: { id: await stageRequest(stage), decision: 'reject', note: 'Not agreed' },
    }),
    open: ['id'],
  },
  'POST console/staff/invite': {
    ready: () => {
      const username = `desk_${randomUUID().slice(0, 8)}`;
      return { input: { username, nickname: 'New', email: `${username}@example.com`, role: 'desk' } };
    },
  },
  'POST console/staff/setRole': staffRow({ role: 'editor' }),
  'POST console/staff/disable': staffRow({ disabled: true }),
  'POST console/staffRole/save': { ready: () => ({ input: newRole() }) },
  'POST console/staffRole/remove': {
    ready: async (stage) => ({ input: { code: await addRole(stage) } }),
  },
  'GET console/menu/frame': plain({ url: 'https://trains.invalid/' }),
  'POST console/menu/save': { ready: () => ({ input: newEntry() }), open: ['id', 'parent_id'] },
  'POST console/menu/delete': {
    ready: async (stage) => ({ input: { id: await addEntry(stage) } }),
    open: ['id'],
  },
};
