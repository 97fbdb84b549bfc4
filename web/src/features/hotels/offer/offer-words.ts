import type { beds, meals } from '@serai/contract/hotels/hotels';
import { usePhrases } from '../../../platform/i18n/phrases.ts';

/** Returns the texts for meals and beds in the reader's language. */
export function useOfferWords() {
  const t = usePhrases('hotel-terms');
  return {
    meal: (meal: (typeof meals)[number]) => t(`meal_${meal}`),
    bed: (bed: (typeof beds)[number]) => t(`bed_${bed}`),
  };
}
