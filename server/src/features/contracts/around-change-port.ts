import type { Trx } from '../../calls.ts';

/**
 * What contracts need of the wallet: runs a change of an agency's terms behind the lock of its accounts, so that no
 * posting is under way by the terms before, and tells the agency if little is left by the new ones.
 */
export type AroundChange = <Result>(
  trx: Trx,
  change: { agencyId: number; now: Date },
  run: () => Promise<Result>,
) => Promise<Result>;
