import type { includedTaxes } from '@serai/contract/hotels/hotels';
import { usePhrases } from '../../../platform/i18n/phrases.ts';

/** Taxes and charges included in the price; nothing if the rate has no information. */
export function IncludedTaxes({ included }: { included: readonly (typeof includedTaxes)[number][] }) {
  const t = usePhrases('hotel-terms');
  if (included.length === 0) return null;
  const taxes = included.map((tax) => t(`tax_${tax}`)).join(t('join'));
  return <p className="text-caption text-muted">{t('included', { taxes })}</p>;
}
