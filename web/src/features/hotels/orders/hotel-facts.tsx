import type { HotelOrderDetail } from '@serai/contract/hotels/booking';
import { KeyValues } from '@serai/ui/key-values';
import { PhoneLink } from '@serai/ui/phone-link';
import { TwoLines } from '@serai/ui/two-lines';
import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { CopiedText } from './copied-text.tsx';
import { NotYet } from './not-yet.tsx';

/** Confirmation code and answer of the hotel, its name, address and contact. */
export function HotelFacts({ detail }: { detail: HotelOrderDetail }) {
  const t = usePhrases('hotel-order');
  const code = detail.hotel_confirmation_code;
  return (
    <KeyValues
      columns={2}
      items={[
        {
          key: 'code',
          name: t('confirmationCode'),
          value: code ? <CopiedText text={code} what={t('confirmationCode')} strong /> : <NotYet />,
        },
        ...(detail.hotel_answer
          ? [{ key: 'answer', name: t('hotelAnswer'), value: <HotelAnswer answer={detail.hotel_answer} /> }]
          : []),
        {
          key: 'name',
          name: t('hotelName'),
          value: (
            <TwoLines
              main={detail.hotel_name}
              other={[detail.hotel_name_alt, detail.hotel_name_local].filter(Boolean).join(' · ')}
            />
          ),
        },
        { key: 'city', name: t('city'), value: detail.city },
        { key: 'zip', name: t('zip'), value: detail.zip || '—' },
        {
          key: 'address',
          name: t('address'),
          wide: true,
          value: (
            <>
              <CopiedText text={detail.address} what={t('address')} />
              {detail.address_alt && (
                <span className="block text-caption text-muted">{detail.address_alt}</span>
              )}
              {detail.address_local && (
                <span className="block text-caption text-muted">{detail.address_local}</span>
              )}
            </>
          ),
        },
        {
          key: 'phone',
          name: t('phone'),
          value: <PhoneLink number={detail.phone} />,
        },
        {
          key: 'email',
          name: t('email'),
          value: (
            <a href={`mailto:${detail.email}`} className="text-teal hover:underline">
              {detail.email}
            </a>
          ),
        },
      ]}
    />
  );
}

/** Whether the hotel has acknowledged the newest notice. */
function HotelAnswer({ answer }: { answer: NonNullable<HotelOrderDetail['hotel_answer']> }) {
  const t = usePhrases('hotel-order');
  const { placeTime } = useDates();
  const { tz, answered_at, answered_by: name } = answer;
  const isOff = answer.kind === 'cancellation';
  if (answer.answer === null || answered_at === null) {
    return (
      <span className="text-muted">
        {t(isOff ? 'answerWaiting_cancellation' : 'answerWaiting', { time: placeTime(answer.sent_at, tz) })}
      </span>
    );
  }
  if (answer.answer === 'refused') return t('answerRefused');
  const by = t('answerBy', { name, time: placeTime(answered_at, tz) });
  return <TwoLines main={t(isOff ? 'answerDone_cancellation' : 'answerDone')} other={by} />;
}
