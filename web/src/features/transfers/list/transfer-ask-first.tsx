import type { Airport } from '@serai/contract/transfers/transfers';
import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { AskFirst } from '../../offers/ask-first.tsx';
import { airportName } from '../search-line/airport-name.ts';
import { type TransferSearch, writeTransferSearch } from '../search-line/transfer-search.ts';
import type { Airports } from './transfer-list-address.ts';

/** Asks for the trip, with some airports to start with. */
export function TransferAskFirst({ search, asked }: { search: TransferSearch; asked: Airports }) {
  const t = usePhrases('transfer-list');
  const from = (airport: Airport) => ({
    ...search,
    airport: { id: airport.id, name: airportName(airport) },
    place: null,
  });
  return (
    <AskFirst
      title={t('askTitle')}
      text={t(`askText_${search.mode}`)}
      suggested={t('airports')}
      icon="plane"
      suggestions={asked.map((airport) => ({
        key: String(airport.id),
        to: paths.airportList(writeTransferSearch(from(airport))),
        label: (
          <>
            {airport.name}
            <span className="font-normal text-muted">{airport.iata}</span>
          </>
        ),
      }))}
    />
  );
}
