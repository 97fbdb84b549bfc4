import { randomUUID } from 'node:crypto';
import type { MatrixStage } from './matrix-stage.ts';
import { plain, type Rows } from './row.ts';

/** Adds a bank account. */
async function account({ must, operator }: MatrixStage): Promise<number> {
  const added = { name: `Bank ${randomUUID()}`, currency: 'USD' };
  return (await must(operator.token, 'console/bank/addAccount', added)).data.account.id;
}

/** A statement with one line that no other has. */
function statement() {
  const text = `Date,Amount,Name,Reference\n2026-11-20,250.00,Trading Company,${randomUUID()}\n`;
  return { file_name: 'november.csv', bytes: Buffer.from(text).toString('base64') };
}

async function upload(stage: MatrixStage): Promise<number> {
  const sent = { account_id: await account(stage), ...statement() };
  return (await stage.must(stage.operator.token, 'console/bank/upload', sent)).data.file.id;
}

/** Calls about statements of the seller's bank. */
export const bankRows: Rows = {
  'GET console/bank/accounts': plain(),
  'GET console/bank/lines': plain({}, ['account_id']),
  'POST console/bank/addAccount': {
    ready: () => ({ input: { name: `Bank ${randomUUID()}`, currency: 'USD' } }),
  },
  'POST console/bank/upload': {
    ready: async (stage) => ({ input: { account_id: await account(stage), ...statement() } }),
    open: ['account_id'],
  },
  'GET console/bank/preview': {
    ready: async (stage) => ({ input: { file_id: await upload(stage) } }),
    open: ['file_id'],
  },
  'POST console/bank/import': {
    ready: async (stage) => ({ input: { file_id: await upload(stage) } }),
    open: ['file_id'],
  },
};
