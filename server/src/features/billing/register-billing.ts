import type { FeatureParts } from '../../feature-parts.ts';
import type { LinkDeps } from '../files/files.ts';
import type { PayChannelGuard } from '../orders/orders.ts';
import { type BillFileDeps, billFile, billKind } from './bill-file.ts';
import { billPeriods } from './bill-periods.ts';
import { escalateDisputes } from './escalate-disputes.ts';
import { type BillSheetDeps, billSheetFile, billSheetKind } from './export-bills.ts';
import { remindBills } from './remind-bills.ts';
import { billingRoutes } from './routes.ts';

interface Deps extends LinkDeps, BillSheetDeps, BillFileDeps {
  guardPayChannel: PayChannelGuard;
}

/** Registers bills. */
export function registerBilling(deps: Deps): FeatureParts {
  const { db } = deps;
  return {
    routes: billingRoutes(deps),
    files: { [billKind]: billFile(deps), [billSheetKind]: billSheetFile(deps) },
    jobs: [
      // In some zones days begin at a quarter of an hour.
      { name: 'bill-periods', cron: '*/15 * * * *', run: (now) => billPeriods(db, now) },
      {
        name: 'remind-bills',
        cron: '3,18,33,48 * * * *',
        run: async (now) => {
          await remindBills(db, now);
          await escalateDisputes(db, now);
        },
      },
    ],
  };
}
