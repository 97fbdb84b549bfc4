import type { QuoteReply } from '@serai/contract/hotels/booking';
import { Icon } from '@serai/ui/icons';
import { useApp } from '../../../platform/app.tsx';
import { localeOf } from '../../../platform/i18n/language.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { HotelBookingValues } from './hotel-booking-values.ts';

/** Nationality and names as in the passport, with the consequences of a mismatch. */
export function LastCheck({ quote, values }: { quote: QuoteReply; values: HotelBookingValues }) {
  const t = usePhrases('hotel-booking');
  const { lang } = useApp();
  const code = quote.stay.nationality;
  const nationality = new Intl.DisplayNames(localeOf(lang), { type: 'region' }).of(code) ?? code;
  const names = values.rooms.flatMap((room) => room.names.map((name) => name.trim()).filter(Boolean));
  return (
    <div className="grid gap-3">
      <p>
        {t('confirmNationality', { nationality })}
        <br />
        {t('confirmNames', { names: names.join(', ') })}
      </p>
      <p className="flex items-start gap-2 rounded-control bg-lacquer-soft px-3 py-2">
        <Icon name="warning" size={18} className="mt-1 shrink-0 text-lacquer" />
        {t('reminderMismatch')}
      </p>
      <ul className="grid list-disc gap-1 pl-5 text-caption text-muted">
        <li>{t('reminderRequests')}</li>
        <li>{t('reminderFees')}</li>
        {quote.cancellation === 'non_refundable' && <li className="text-lacquer">{quote.policy.text[0]}</li>}
      </ul>
    </div>
  );
}
