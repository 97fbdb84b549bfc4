import type { ServiceTime } from '@serai/contract/dates';
import { useContext } from 'react';
import { useDates } from '../../platform/format/dates.ts';
import { ServiceContext } from './service-words.ts';

/** When a service begins or ends where it is: the day of a stay, the day and minute of a ride. */
export function useServiceTime(): (time: ServiceTime) => string {
  const service = useContext(ServiceContext);
  const { civil } = useDates();
  return ({ local }) => {
    const day = civil(local.slice(0, 10));
    return service === 'ride' ? `${day} ${local.slice(11, 16)}` : day;
  };
}
