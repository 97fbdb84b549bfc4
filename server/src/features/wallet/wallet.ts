/** Public interface of the wallet; it is the only writer of the ledger. */
export { changeTerms, notifyTermChanges } from './change-terms.ts';
export { checkLedger, checkWholeLedger, findBroken } from './check-ledger.ts';
export type { ListOpenItems, OpenItem } from './closing-port.ts';
export {
  findFirstDue,
  listExposureItems,
  listExposures,
  presentAged,
  presentExposure,
  readExposure,
  sumExposureItems,
} from './exposure-store.ts';
export { hasPostings } from './find-money.ts';
export { hidingFunds } from './hide-funds.ts';
export { countChecks, listFoundChecks } from './ledger-check-store.ts';
export type {
  AmountProof,
  EntityProof,
  LedgerProof,
  ProofDocuments,
  SupplierProof,
} from './ledger-proofs-port.ts';
export {
  countStopped,
  findLastMonthOver,
  findNextMonth,
  listClosedMonths,
  listMonthEvents,
} from './month-store.ts';
export { accountName } from './open-statement.ts';
export { openSellerAccounts, openWallet } from './open-wallet.ts';
export type { OrdersSeenBy } from './orders-port.ts';
export { post } from './post.ts';
export { postForSupplier, type SupplierPosting } from './post-for-supplier.ts';
export { type HousePosting, postForHouse } from './post-house.ts';
export type { Posting } from './posting.ts';
export { postingName } from './posting-names.ts';
export { recordTopUp, type TopUp } from './record-top-up.ts';
export { type CreditTerms, setCreditLimit } from './set-credit-limit.ts';
export { readWallet, readWallets } from './show-wallet.ts';
export { findStatementFacts, listDeposits } from './statement-store.ts';
export { listEntriesOfOrder } from './wallet-store.ts';
