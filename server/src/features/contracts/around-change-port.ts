import type { Trx } from '../../calls.ts';

/**
 * Port to the wallet: runs a change of an agency's terms with its accounts locked, so that no posting with
 * the former terms is in progress, and notifies the agency if little money is left under the new ones.
 */
export type AroundChange = <Result>(
  trx: Trx,
  change: { agencyId: number; now: Date },
  run: () => Promise<Result>,
) => Promise<Result>;
