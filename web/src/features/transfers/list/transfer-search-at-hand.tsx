import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { listHref } from '../../offers/list-address.ts';
import type { ListData } from '../../offers/list-product.ts';
import { SearchBand } from '../../offers/search-band.tsx';
import { useTripTime } from '../../vehicles/use-trip-time.ts';
import { refusedFields, type TransferMessages } from '../search-line/transfer-faults.ts';
import { type TransferSearch, writeTransferSearch } from '../search-line/transfer-search.ts';
import { TransferSearchLine } from '../search-line/transfer-search-line.tsx';
import { type TransferListState, transferAddress } from './transfer-list-address.ts';

/** Search above the list, folded once it is answered; refusals appear beside its fields. */
export function TransferSearchAtHand({ data }: { data: ListData<TransferListState, unknown, unknown> }) {
  const { state, nowMs } = data;
  const navigate = useNavigate();
  const t = usePhrases('transfer-search');
  const words = useTripWords(state.search);
  return (
    <SearchBand
      sticky={false}
      openAtFirst={data.kind !== 'found'}
      subject={data.kind === 'found' ? writeTransferSearch(state.search).toString() : data.kind}
      words={words}
      changeWord={data.kind === 'found' ? t('change') : undefined}
    >
      <TransferSearchLine
        compact
        search={state.search}
        refused={data.kind === 'refused' ? refusedFields(data.refusal) : none}
        nowMs={nowMs}
        onSearch={(search) => navigate(listHref(transferAddress, { ...state, search, page: 1 }))}
        onTurn={(search) =>
          navigate(paths.airportList(writeTransferSearch(search)), {
            replace: true,
            preventScrollReset: true,
          })
        }
      />
    </SearchBand>
  );
}

const none: TransferMessages = {};

function useTripWords(search: TransferSearch) {
  const { mode, airport, place, flight_number, flight_at, adults, child_ages, bags } = search;
  const t = usePhrases('transfer-search');
  const list = usePhrases('transfer-list');
  const time = useTripTime();
  const ends = [airport?.name, place?.name].filter(Boolean);
  const way = (mode === 'pick_up' ? ends : ends.reverse()).join(' → ');
  const facts = [
    flight_number,
    flight_at && time({ local: flight_at }),
    list('passengers', { count: adults + child_ages.length }),
    bags > 0 && list('luggage', { count: bags }),
  ];
  return {
    first: [t(`mode_${mode}`), way].filter(Boolean).join(' · '),
    second: facts.filter(Boolean).join(' · '),
  };
}
