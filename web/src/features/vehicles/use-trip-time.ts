import type { ServiceTime } from '@serai/contract/dates';
import { useDates } from '../../platform/format/dates.ts';

/** A time of a trip as the place's clocks show it, with its weekday: `12月1日 周二 18:30`. */
export function useTripTime(): (time: Pick<ServiceTime, 'local'>) => string {
  const { civil } = useDates();
  return ({ local }) => `${civil(local.slice(0, 10))} ${local.slice(11, 16)}`;
}
