import { Icon } from '@serai/ui/icons';
import { usePhrases } from '../../../platform/i18n/phrases.ts';

/** Class of a hotel in stars, read out as a number. */
export function StarRating({ star }: { star: number }) {
  const t = usePhrases('hotel-terms');
  return (
    <span className="inline-flex shrink-0 items-center text-amber">
      <span className="sr-only">{t('stars', { count: star })}</span>
      {Array.from({ length: star }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stars have no identity
        <Icon key={index} name="star" size={12} />
      ))}
    </span>
  );
}
