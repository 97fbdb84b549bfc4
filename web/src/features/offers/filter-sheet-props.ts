import type { ReactNode } from 'react';
import type { ListPhrases } from './list-phrases.ts';

/** Properties common to the filter button and its sheet, which is loaded later. */
export interface FilterSheetProps {
  phrases: ListPhrases;
  /** Number of active filters. */
  active: number;
  /** Number of remaining offers. */
  total: number;
  onClear: () => void;
  /** The filters. */
  children: ReactNode;
}
