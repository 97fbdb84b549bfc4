import type { ReactNode } from 'react';
import type { ListPhrases } from './list-phrases.ts';

/** Properties common to the filter button and its sheet, which is loaded later. */
export interface FilterSheetProps {
  phrases: ListPhrases;
  /** How many filters are set. */
  active: number;
  /** How many offers they leave. */
  total: number;
  onClear: () => void;
  /** The filters themselves. */
  children: ReactNode;
}
