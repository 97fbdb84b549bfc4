import { billEntities } from '../features/billing/billing.ts';
import { earnedByArticles } from '../features/content/content.ts';
import { invoiceEntities, owedTax } from '../features/invoices/invoices.ts';
import { heldMoney, orderEntities, owedMoney } from '../features/orders/for-composition.ts';
import type { LedgerProof } from '../features/wallet/wallet.ts';

/** Proofs that every check compares the ledger with. */
export const ledgerProofs: readonly LedgerProof[] = [
  heldMoney,
  owedMoney,
  owedTax,
  earnedByArticles,
  orderEntities,
  billEntities,
  invoiceEntities,
];
