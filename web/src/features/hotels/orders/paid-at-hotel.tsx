import type { HotelOrderDetail } from '@serai/contract/hotels/booking';
import { Card } from '@serai/ui/card';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { IncludedTaxes } from '../offer/included-taxes.tsx';
import { PropertyFees } from '../offer/property-fees.tsx';

/** Fees at the hotel and rules for guests, as sold. */
export function PaidAtHotel({
  fees,
  important,
  included = [],
  note,
  className,
}: Pick<HotelOrderDetail, 'fees' | 'important'> &
  Partial<Pick<HotelOrderDetail, 'included'>> & {
    /** Note below the fees, for readers other than the buyer. */
    note?: string;
    className?: string;
  }) {
  const t = usePhrases('hotel-terms');
  if (fees.length === 0 && important === '' && included.length === 0) return null;
  return (
    <Card title={t(fees.length > 0 ? 'feesTitle' : 'importantTitle')} className={className}>
      <div className="grid gap-3">
        <PropertyFees fees={fees} />
        {fees.length > 0 && <p className="text-caption text-muted">{note ?? t('feesNote')}</p>}
        {important !== '' && (
          <section>
            {fees.length > 0 && <h3 className="font-strong">{t('importantTitle')}</h3>}
            <p className="whitespace-pre-line">{important}</p>
          </section>
        )}
        <IncludedTaxes included={included} />
      </div>
    </Card>
  );
}
