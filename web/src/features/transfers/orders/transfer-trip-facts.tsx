import type { ServiceTime } from '@serai/contract/dates';
import type { TransferOrderDetail } from '@serai/contract/transfers/booking';
import { KeyValues } from '@serai/ui/key-values';
import { TwoLines } from '@serai/ui/two-lines';
import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { placeDetails } from '../meeting/place-words.ts';
import { utcOffset } from './utc-offset.ts';

/** Direction, time, flight and route. */
export function TripFacts({ detail }: { detail: TransferOrderDetail }) {
  const t = usePhrases('transfer-order');
  const { civil, time } = useDates();
  const { airport, place, type, flight_report: report } = detail;
  const at = ({ local }: ServiceTime) =>
    `${civil(local.slice(0, 10), { year: true })} ${local.slice(11, 16)}`;
  const zone = (time: ServiceTime) => t('zone', { city: airport.city, offset: utcOffset(time) });
  return (
    <KeyValues
      columns={2}
      phoneColumns={2}
      items={[
        { key: 'type', name: t('type'), value: t(`type_${type}`) },
        {
          key: 'pick-up',
          name: t('pickUpTime'),
          value: <TwoLines main={at(detail.pick_up_time)} strong other={zone(detail.pick_up_time)} />,
        },
        {
          key: 'flight',
          name: t('flight'),
          value: <TwoLines main={detail.flight_number || t('flightNone')} other={detail.airline} />,
        },
        {
          key: 'flight-time',
          name: t(type === 'pick_up' ? 'lands' : 'departs'),
          value: <TwoLines main={at(detail.flight_time)} other={zone(detail.flight_time)} />,
        },
        ...(report
          ? [
              {
                key: 'report',
                name: t('report'),
                value: (
                  <TwoLines
                    main={t(`report_${report.state}`, { time: at(report.lands_at) })}
                    other={t('reportAt', { time: time(report.looked_up_at, airport.tz) })}
                  />
                ),
              },
            ]
          : []),
        {
          key: 'airport',
          name: t('airport'),
          value: (
            <TwoLines
              main={`${airport.name} ${airport.iata}`}
              other={[airport.name_alt, airport.city, airport.country].filter(Boolean).join(' · ')}
            />
          ),
        },
        {
          key: 'place',
          name: t(type === 'pick_up' ? 'destination' : 'departure'),
          value: <TwoLines main={place.name} other={placeDetails(place)} />,
        },
        { key: 'drive', name: t('drive'), value: t('driveValue', { minutes: detail.drive_minutes }) },
        {
          key: 'wait',
          name: t('freeWait'),
          value: t(`freeWait_${type}`, { minutes: detail.free_wait_minutes }),
        },
      ]}
    />
  );
}
