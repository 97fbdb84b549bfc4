import type { ServiceTime } from '@serai/contract/dates';
import { useDates } from '../../platform/format/dates.ts';

/** Formats a time of a trip in local time, with its weekday: `12月1日 周二 18:30`. */
export function useTripTime(): (time: Pick<ServiceTime, 'local'>) => string {
  const { civil } = useDates();
  return ({ local }) => `${civil(local.slice(0, 10))} ${local.slice(11, 16)}`;
}
