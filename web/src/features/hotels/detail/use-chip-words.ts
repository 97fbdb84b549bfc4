import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useOfferWords } from '../offer/offer-words.ts';
import type { RateChip } from './rate-chips.ts';

/** Returns the text of a chip in the reader's language. */
export function useChipWords(): (chip: RateChip) => string {
  const t = usePhrases('hotel-detail');
  const words = useOfferWords();
  return (chip) => {
    if (chip === 'breakfast') return t('chipBreakfast');
    if (chip === 'cancellable') return t('chipCancellable');
    return words.bed(chip);
  };
}
