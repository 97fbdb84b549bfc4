import { sql } from 'kysely';
import { plain, type Row, type Rows } from './row.ts';

const newest = async ({ world: { db } }: Parameters<Row['ready']>[0]) => {
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
      input: { entity_id: await newest(stage), month: '2026-11', account: 'deposit' },
    }),
    open: ['entity_id'],
  },
  'GET console/closing/journal': {
    ready: async (stage) => ({ input: { entity_id: await newest(stage), month: '2026-11', format: 'csv' } }),
    open: ['entity_id'],
  },
  'POST console/closing/saveAccounts': {
    ready: async (stage) => ({
      input: {
        entity_id: await newest(stage),
        accounts: [{ account: 'deposit', code: '2203', name: 'Advances' }],
      },
    }),
    open: ['entity_id'],
  },
  // A month belongs to no agency. Its request stays open for a second person.
  'POST console/wallet/reopenMonth': {
    ready: async ({ world: { db }, operator }) => {
      const first = { month: '2000-01-01', closed_at: new Date(0), closed_by: operator.id };
      await db
        .insertInto('closed_months')
        .values(first)
        .onConflict((known) => known.doNothing())
        .execute();
      const { rows } = await sql<{ month: string }>`
        SELECT to_char(max(month), 'YYYY-MM') AS month FROM closed_months`.execute(db);
      return { input: { month: rows[0]!.month, reason: 'An invoice of the month was missing' } };
    },
  },
};
