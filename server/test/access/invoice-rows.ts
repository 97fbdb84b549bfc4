import type { SideName } from './canary.ts';
import type { MatrixStage } from './matrix-stage.ts';
import type { Rows } from './row.ts';

const title = { kind: 'individual', title: 'Li Si', email: 'li@example.com' };

/** A title of the side's agency. */
async function stageTitle({ must, sides }: MatrixStage, side: SideName): Promise<number> {
  return (await must(sides[side].owner.token, 'invoice/saveTitle', title)).data.title.id;
}

/** Invoices: whom they are made out to. */
export const invoiceRows: Rows = {
  'POST invoice/saveTitle': {
    ready: async (stage, side) => ({ input: { id: await stageTitle(stage, side), ...title } }),
    owned: { id: 'other' },
    open: ['taxpayer_id'],
  },
  'POST invoice/deleteTitle': {
    ready: async (stage, side) => ({ input: { id: await stageTitle(stage, side) } }),
    owned: { id: 'other' },
  },
};
