import type { TransferOrderDetail } from '@serai/contract/transfers/booking';
import type { Say } from '../../../platform/i18n/phrases.ts';
import { meetingWord } from '../meeting/place-words.ts';

/** Where driver and passengers meet. */
export function meetingText(detail: TransferOrderDetail, t: Say<'transfer-order'>): string {
  if (detail.type === 'pick_up') return detail.meeting_point;
  if (isMeetingPoint(detail)) return detail.address;
  return t(meetingWord(detail.place), { place: detail.place.name });
}

/** In an area there is no entrance to meet at: the address itself is the meeting point. */
export function isMeetingPoint({ type, place, address }: TransferOrderDetail): boolean {
  return type === 'drop_off' && place.kind === 'area' && address !== '';
}
