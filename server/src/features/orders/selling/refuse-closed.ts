import { localDateTime } from '../../../domain/local-time.ts';
import { refusedField } from '../../../platform/http/app-error.ts';

/** Throws `booking_closed` for the field if the cut-off has passed; the cut-off is in epoch ms. */
export function refuseClosed(
  field: string,
  { cutOff, tz, now }: { cutOff: number; tz: string; now: Date },
): void {
  if (now.getTime() < cutOff) return;
  throw refusedField(field, 'booking_closed', { time: localDateTime(cutOff, tz).replace('T', ' ') });
}
