import { AppError } from '../../../platform/http/app-error.ts';
import type { Amending, AmendmentOutcome } from './amendment-port.ts';

/**
 * Refuses callers who may not execute an amendment: a member alone only if it executes automatically
 * (`amendment_by_desk`), anyone without the agency's required approval (`amendment_needs_yes`). An additional
 * cost must be paid by a member.
 */
export function refuseUnauthorised(
  { who, needsYes, costs }: Pick<AmendmentOutcome, 'who' | 'needsYes' | 'costs'>,
  { member, operator, saidYes }: Pick<Amending, 'member' | 'operator' | 'saidYes'>,
): void {
  if (operator === null && who !== 'itself') throw new AppError('amendment_by_desk');
  if ((needsYes && !saidYes) || (costs > 0 && member === null)) throw new AppError('amendment_needs_yes');
}
