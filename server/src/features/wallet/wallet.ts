import { changeTerms, notifyTermChanges } from './change-terms.ts';
import { checkLedger, checkWholeLedger } from './check-ledger.ts';
import { listExposures, presentAged, presentExposure, readExposure } from './exposure-store.ts';
import { hasPostings } from './find-money.ts';
import type { LedgerProof } from './ledger-proofs-port.ts';
import { statementFile, statementKind } from './link-statement.ts';
import { accountName } from './open-statement.ts';
import { openSellerAccounts, openWallet } from './open-wallet.ts';
import type { OrdersSeenBy } from './orders-port.ts';
import { post } from './post.ts';
import type { Posting } from './posting.ts';
import { recordTopUp, type TopUp } from './record-top-up.ts';
import { type CreditTerms, setCreditLimit } from './set-credit-limit.ts';
import { readWallet } from './show-wallet.ts';
import { findStatementFacts, listDeposits } from './statement-store.ts';
import { listEntriesOfOrder } from './wallet-store.ts';

export type { CreditTerms, LedgerProof, OrdersSeenBy, Posting, TopUp };
/** Public interface of the wallet; it is the only writer of the ledger. */
export {
  accountName,
  changeTerms,
  checkLedger,
  checkWholeLedger,
  findStatementFacts,
  hasPostings,
  listDeposits,
  listEntriesOfOrder,
  listExposures,
  notifyTermChanges,
  openSellerAccounts,
  openWallet,
  post,
  presentAged,
  presentExposure,
  readExposure,
  readWallet,
  recordTopUp,
  setCreditLimit,
  statementFile,
  statementKind,
};
