import { AppError } from '../../../platform/http/app-error.ts';
import type { Amending, AmendmentOutcome } from './amendment-port.ts';

/**
 * Refuses who may not carry an amendment out: a member alone only what carries itself out (`amendment_by_desk`), nobody
 * what the agency has not said yes to (`amendment_needs_yes`). Where more is to be paid, a member pays it.
 */
export function refuseUndecided(
  { who, needsYes, costs }: Pick<AmendmentOutcome, 'who' | 'needsYes' | 'costs'>,
  { member, operator, saidYes }: Pick<Amending, 'member' | 'operator' | 'saidYes'>,
): void {
  if (operator === null && who !== 'itself') throw new AppError('amendment_by_desk');
  if ((needsYes && !saidYes) || (costs > 0 && member === null)) throw new AppError('amendment_needs_yes');
}
