/** Public interface of payables. */
export { postCosts, undoCosts } from './costs/post-costs.ts';
export { owedToSuppliers } from './ledger-proof.ts';
export { nameSuppliers } from './suppliers/supplier-store.ts';
