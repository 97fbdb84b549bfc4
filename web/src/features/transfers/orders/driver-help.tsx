import type { TransferOrderDetail } from '@serai/contract/transfers/booking';
import { PhoneLink } from '@serai/ui/phone-link';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { PhoneFold } from '../../orders/views/phone-fold.tsx';
import { DeskPhones } from '../../vehicles/desk-phones.tsx';

/** Steps for passengers who cannot find their driver. */
export function DriverHelp({ detail, sn }: { detail: TransferOrderDetail; sn: string }) {
  const t = usePhrases('transfer-order');
  const phones = detail.rides.map((ride) => ride.driver_phone).filter(Boolean);
  return (
    <PhoneFold heading="h3" title={t('helpTitle')} className="mt-5 border-t border-line pt-4">
      <ol className="grid list-decimal gap-1 pl-5">
        <li>{t(`helpStay_${detail.type}`, { sign: detail.sign_text })}</li>
        {phones.length === 0 ? (
          <li>
            {t('helpCallDesk')} <DeskPhones />
          </li>
        ) : (
          <li>
            {t('helpCallDriver')}
            {phones.map((phone) => (
              <PhoneLink key={phone} number={phone} className="mr-2 ml-1" />
            ))}
          </li>
        )}
        <li>
          {t('helpDesk', { sn })}
          {phones.length > 0 && <DeskPhones />}
        </li>
      </ol>
    </PhoneFold>
  );
}
