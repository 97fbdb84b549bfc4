/** Public interface of payables for the composition of the portal. */
export { postCosts, undoCosts } from './costs/post-costs.ts';
export { owedToSuppliers } from './ledger-proof.ts';
