import type { TransferSearch } from './transfer-search.ts';

export interface TransferPassengersProps {
  value: Pick<TransferSearch, 'adults' | 'child_ages' | 'bags'>;
  onChange: (value: TransferPassengersProps['value']) => void;
}
