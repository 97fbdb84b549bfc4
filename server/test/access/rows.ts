import { allEndpoints } from '@serai/contract/all';
import * as z from 'zod/mini';
import { accountRows } from './account-rows.ts';
import { adjustmentRows } from './adjustment-rows.ts';
import { agencyRows } from './agency-rows.ts';
import { bankRows } from './bank-rows.ts';
import { billRows } from './bill-rows.ts';
import { cashRows } from './cash-rows.ts';
import { catalogueRows } from './catalogue-rows.ts';
import { closingRows } from './closing-rows.ts';
import { contentRows } from './content-rows.ts';
import { deskContentRows } from './desk-content-rows.ts';
import { invoiceRows } from './invoice-rows.ts';
import { linkRows } from './link-rows.ts';
import { objectFields } from './object-fields.ts';
import { orderRows } from './order-rows.ts';
import { payableRows } from './payable-rows.ts';
import { queueRows } from './queue-rows.ts';
import { receiptRows } from './receipt-rows.ts';
import { plain, type Rows } from './row.ts';
import { secondFactorRows } from './second-factor-rows.ts';
import { siteRows } from './site-rows.ts';
import { supplierContractRows } from './supplier-contract-rows.ts';
import { workOrderRows } from './work-order-rows.ts';

/** Generated rows: reading calls without ids and without required input. */
const plainReads: Rows = Object.fromEntries(
  allEndpoints
    .filter(({ method, input }) => method === 'GET' && z.safeParse(input, {}).success)
    .filter((endpoint) => objectFields(endpoint).length === 0)
    .map(({ method, path }) => [`${method} ${path}`, plain()]),
);

/** Rows for every call of the portal; a call without a row fails the walk. */
export const rows: Rows = {
  ...plainReads,
  ...catalogueRows,
  ...orderRows,
  ...adjustmentRows,
  ...linkRows,
  ...cashRows,
  ...payableRows,
  ...accountRows,
  ...secondFactorRows,
  ...agencyRows,
  ...closingRows,
  ...receiptRows,
  ...bankRows,
  ...supplierContractRows,
  ...siteRows,
  ...queueRows,
  ...billRows,
  ...invoiceRows,
  ...workOrderRows,
  ...contentRows,
  ...deskContentRows,
};

/** Calls that even the rightful caller cannot make succeed in this world, with the expected refusal. */
export const refusedAnyway: Readonly<Record<string, string>> = {
  // An operator exists already.
  'POST console/setUp': 'link_invalid',
  // Agencies here have deposits, which must be used first.
  'POST console/bill/writeOff': 'deposit_left',
  // No such month is closed; a closed one waits for a second person.
  'POST console/wallet/reopenMonth': 'month_not_closed',
};
