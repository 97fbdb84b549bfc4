import type { TransferOrderDetail } from '@serai/contract/transfers/booking';
import { KeyValues } from '@serai/ui/key-values';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { DriverSign } from '../meeting/driver-sign.tsx';
import { isMeetingPoint, meetingText } from './meeting-text.ts';

/** Whom the driver meets, where, and with which sign. */
export function MeetingFacts({ detail }: { detail: TransferOrderDetail }) {
  const t = usePhrases('transfer-order');
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,1fr)_16rem]">
      <KeyValues
        columns={1}
        items={[
          { key: 'passenger', name: t('passengerName'), value: detail.passenger_name },
          ...(detail.passenger_phone
            ? [{ key: 'phone', name: t('passengerPhone'), value: detail.passenger_phone }]
            : []),
          { key: 'point', name: t('meetingPoint'), value: meetingText(detail, t) },
          ...(detail.address && !isMeetingPoint(detail)
            ? [{ key: 'address', name: t('address'), value: detail.address }]
            : []),
          ...(detail.pieces_of_luggage > 0
            ? [
                {
                  key: 'luggage',
                  name: t('luggage'),
                  value: t('luggageValue', { count: detail.pieces_of_luggage }),
                },
              ]
            : []),
          { key: 'sign', name: t(`signText_${detail.type}`), value: detail.sign_text },
        ]}
      />
      {/* On a phone its text above is enough. */}
      <div className="max-sm:hidden print:block">
        <DriverSign label={t(`sign_${detail.type}`)} text={detail.sign_text} />
      </div>
    </div>
  );
}
