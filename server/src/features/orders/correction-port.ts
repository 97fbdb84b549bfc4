import type { Trx } from '../../calls.ts';

/** What has become of a correction that waited for a second person. */
export interface DecidedCorrection {
  id: number;
  status: 'done' | 'rejected' | 'lapsed';
  /** Who decided it, and why; null where its time was over. */
  decidedBy: number | null;
  note: string;
}

/**
 * What others do about it, in the same transaction, once its order is locked and before any account is; `app.ts` says who.
 */
export type WhenDecided = (trx: Trx, decided: DecidedCorrection, now: Date) => Promise<void>;
