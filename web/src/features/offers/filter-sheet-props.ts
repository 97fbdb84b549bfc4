import type { ReactNode } from 'react';
import type { ListPhrases } from './list-phrases.ts';

/** What the button of the filters and their sheet, which is loaded later, both need. */
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
