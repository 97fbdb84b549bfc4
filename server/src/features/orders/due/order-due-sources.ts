import type { DueSource } from '../../due/due.ts';
import { chargeDue } from './charge-due.ts';
import { freeCancelDue } from './free-cancel-due.ts';
import { offerDue } from './offer-due.ts';

/** What waits for members about orders of any product. */
export const orderDueSources = {
  offer: offerDue,
  free_cancel: freeCancelDue,
  charge: chargeDue,
} as const satisfies Partial<Record<DueSource['kind'], DueSource>>;
