import type { FeatureParts } from '../../feature-parts.ts';
import type { PdfMaker } from '../../platform/pdf/open-pdf-maker.ts';
import { receiptPaper, receiptPaperKind } from './open-receipt-paper.ts';
import { slipFile, slipKind } from './open-slip.ts';
import { type ReceiptDeps, receiptRoutes } from './routes.ts';

interface Deps extends ReceiptDeps {
  pdfs: PdfMaker;
}

/** Registers declared payments and receipts. */
export function registerReceipts(deps: Deps): FeatureParts {
  return {
    routes: receiptRoutes(deps),
    files: { [slipKind]: slipFile(deps), [receiptPaperKind]: receiptPaper(deps) },
  };
}
