import type { ServiceTime } from '@serai/contract/dates';
import { useContext } from 'react';
import { useDates } from '../../../platform/format/dates.ts';
import { ServiceContext } from './service-words.ts';

/** Local start or end of a service: the date of a stay, date and time of a ride. */
export function useServiceTime(): (time: ServiceTime) => string {
  const service = useContext(ServiceContext);
  const { civil } = useDates();
  return ({ local }) => {
    const day = civil(local.slice(0, 10));
    return service === 'ride' ? `${day} ${local.slice(11, 16)}` : day;
  };
}
