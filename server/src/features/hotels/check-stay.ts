import countries from 'i18n-iso-countries';
import { localDate } from '../../domain/local-time.ts';
import { findLengthFault, findStayFault, type StayFault } from '../../domain/stay.ts';
import { AppError, refusedField } from '../../platform/http/app-error.ts';

const faultFields = {
  stay_in_past: 'check_in',
  stay_reversed: 'check_out',
  stay_too_long: 'check_out',
  stay_too_far: 'check_out',
} as const;

/**
 * Refuses a stay that cannot be booked by the destination's own calendar, or an unknown nationality, and
 * names the field.
 */
export function checkStay(
  stay: { check_in: string; check_out: string; nationality: string },
  tz: string,
  now: Date,
): void {
  if (!countries.isValid(stay.nationality)) {
    throw new AppError('input_invalid', {
      fields: [{ path: 'nationality', phrase: 'nationality_invalid', facts: {} }],
    });
  }
  refuse(findStayFault(stay.check_in, stay.check_out, localDate(now.getTime(), tz)));
}

/** Refuses a stay without nights or with too many, before it is expanded to nights. */
export function checkLength(stay: { check_in: string; check_out: string }): void {
  refuse(findLengthFault(stay.check_in, stay.check_out));
}

function refuse(fault: StayFault | undefined): void {
  if (fault) throw refusedField(faultFields[fault], fault);
}
