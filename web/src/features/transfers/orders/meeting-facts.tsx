import type { TransferOrderDetail } from '@serai/contract/transfer-booking';
import { KeyValues } from '@serai/ui/key-values';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { DriverSign } from '../meeting/driver-sign.tsx';
import { meetingWord } from '../meeting/place-words.ts';

/** Whom the driver looks for, where, and with which sign. */
export function MeetingFacts({ detail }: { detail: TransferOrderDetail }) {
  const t = usePhrases('transfer-order');
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,1fr)_16rem]">
      <KeyValues
        columns={1}
        items={[
          { key: 'passenger', name: t('passengerName'), value: detail.passenger_name },
          {
            key: 'point',
            name: t('meetingPoint'),
            value:
              detail.type === 'pick_up'
                ? detail.meeting_point
                : t(meetingWord(detail.place), { place: detail.place.name }),
          },
          { key: 'sign', name: t(`signText_${detail.type}`), value: detail.sign_text },
        ]}
      />
      <DriverSign label={t(`sign_${detail.type}`)} text={detail.sign_text} />
    </div>
  );
}
