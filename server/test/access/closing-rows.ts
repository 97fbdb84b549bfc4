import { plain, type Row, type Rows } from './row.ts';

const firstCompany = async ({ world: { db } }: Parameters<Row['ready']>[0]) => {
  const { id } = await db
    .selectFrom('seller_entities')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  return id;
};

/** Calls about closing a month in the books of a company. */
export const closingRows: Rows = {
  'GET console/closing/checklist': plain({ month: '2026-11' }),
  'GET console/closing/trialBalance': plain({ month: '2026-11' }),
  'GET console/closing/entries': {
    ready: async (stage) => ({
      input: { entity_id: await firstCompany(stage), month: '2026-11', account: 'deposit' },
    }),
    open: ['entity_id'],
  },
  'GET console/closing/journal': {
    ready: async (stage) => ({
      input: { entity_id: await firstCompany(stage), month: '2026-11', format: 'csv' },
    }),
    open: ['entity_id'],
  },
  'POST console/closing/saveAccounts': {
    ready: async (stage) => ({
      input: {
        entity_id: await firstCompany(stage),
        accounts: [{ account: 'deposit', account_code: '2203', account_name: 'Advances' }],
      },
    }),
    open: ['entity_id'],
  },
  // A closed month would become a request for a second person, see month-end.test.ts.
  'POST console/wallet/reopenMonth': plain({ month: '2099-01', reason: 'A wrong month' }),
};
