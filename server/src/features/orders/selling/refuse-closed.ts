import { localDateTime } from '../../../domain/local-time.ts';
import { refusedField } from '../../../platform/http/app-error.ts';

/** Refuses with `booking_closed`, naming the field, what can be booked no more; the cut-off is an instant in epoch ms. */
export function refuseClosed(
  field: string,
  { cutOff, tz, now }: { cutOff: number; tz: string; now: Date },
): void {
  if (now.getTime() < cutOff) return;
  throw refusedField(field, 'booking_closed', { time: localDateTime(cutOff, tz).replace('T', ' ') });
}
