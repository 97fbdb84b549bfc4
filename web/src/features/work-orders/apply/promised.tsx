import { PhoneLink } from '@serai/ui/phone-link';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { PromiseLine } from '../views/promise-line.tsx';
import type { Prefill } from '../work-order-queries.ts';

/** Promised time of the desk's reply, and its telephone number. */
export function Promised({ prefill, urgent }: { prefill: Prefill; urgent: boolean }) {
  const t = usePhrases('work-order-apply');
  const { promised_by, desk_phone } = prefill;
  return (
    <div className="grid gap-2">
      {urgent ? (
        <p className="font-strong text-lacquer">{t('urgentNow')}</p>
      ) : (
        <>
          <PromiseLine promisedBy={promised_by.other} firstReplyAt={null} />
          <p className="text-muted">{t('urgentNow')}</p>
        </>
      )}
      {desk_phone && (
        <p className="text-muted">
          {t('deskPhone')} <PhoneLink number={desk_phone} />
        </p>
      )}
    </div>
  );
}
