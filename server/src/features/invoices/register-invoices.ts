import type { FeatureParts } from '../../feature-parts.ts';
import { invoiceFileKind } from './deliver-invoice.ts';
import { invoiceSheetFile, invoiceSheetKind } from './export-invoices.ts';
import { lapseReds } from './lapse-reds.ts';
import { invoiceFile } from './open-invoice-file.ts';
import { reddenInvoices } from './redden-invoices.ts';
import { type InvoiceDeps, invoiceRoutes } from './routes.ts';
import { titleRoutes } from './titles/title-routes.ts';

/** Registers invoices and their titles. */
export function registerInvoices(deps: InvoiceDeps): FeatureParts {
  const { db } = deps;
  return {
    routes: [...titleRoutes(deps), ...invoiceRoutes(deps)],
    files: { [invoiceSheetKind]: invoiceSheetFile(deps), [invoiceFileKind]: invoiceFile(deps) },
    jobs: [
      {
        name: 'redden-invoices',
        cron: '*/5 * * * *',
        run: async (now) => {
          await lapseReds(db, now);
          await reddenInvoices(db, now);
        },
      },
    ],
  };
}
