import { useDates } from '../../platform/format/dates.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { Board } from './board.ts';
import { useDispatchWords } from './use-dispatch-words.ts';

/** Only on paper: the rides of each driver, every driver on a separate sheet. */
export function DaySheets({ board }: { board: Board }) {
  const t = usePhrases('console-dispatch');
  const { civil } = useDates();
  const words = useDispatchWords(board.day);
  const sheets = board.drivers
    .map((driver) => ({ driver, rides: board.rides.filter((ride) => ride.driver?.id === driver.id) }))
    .filter(({ rides }) => rides.length > 0);
  return (
    <div className="hidden print:block">
      {sheets.map(({ driver, rides }) => (
        <section key={driver.id} className="not-first:break-before-page">
          <h2 className="text-lead font-strong">{t('sheetTitle', { driver: driver.name })}</h2>
          <p className="mb-4">{`${civil(board.day, { year: true })} · ${board.base.name} · ${driver.phone}`}</p>
          <table className="w-full border-collapse text-left">
            <thead>
              <tr>
                {(['time', 'pickUp', 'dropOff', 'guests', 'vehicle'] as const).map((column) => (
                  <th key={column} scope="col" className="border-b border-line-strong py-1 pr-4">
                    {t(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rides.map((ride) => (
                <tr key={ride.id} className="break-inside-avoid align-top">
                  <td className="border-b border-line py-2 pr-4 whitespace-nowrap">{words.period(ride)}</td>
                  <td className="border-b border-line py-2 pr-4">{ride.from}</td>
                  <td className="border-b border-line py-2 pr-4">{ride.to}</td>
                  <td className="border-b border-line py-2 pr-4">
                    {ride.passenger_name} · {t('passengers', { count: ride.passengers })}
                    <br />
                    {[ride.passenger_phone || ride.contact_phone, ride.flight_number, ride.order_sn]
                      .filter(Boolean)
                      .join(' · ')}
                  </td>
                  <td className="border-b border-line py-2">{ride.vehicle?.plate_number}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}
