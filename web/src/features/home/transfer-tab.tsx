import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import type { TransferMessages } from '../transfers/search-line/transfer-faults.ts';
import { emptyTransferSearch, writeTransferSearch } from '../transfers/search-line/transfer-search.ts';
import { TransferSearchLine } from '../transfers/search-line/transfer-search-line.tsx';

/** Search for airport transfers on the home page. Unlike in the list, the address does not follow the direction. */
export function Search({ nowMs }: { nowMs: number }) {
  const navigate = useNavigate();
  return (
    <TransferSearchLine
      search={emptyTransferSearch}
      refused={nothingRefused}
      nowMs={nowMs}
      onSearch={(search) => navigate(paths.airportList(writeTransferSearch(search)))}
    />
  );
}

const nothingRefused: TransferMessages = {};
