import type { NoticeView } from '@serai/contract/hotels/notices';
import { Card } from '@serai/ui/card';
import { KeyValues } from '@serai/ui/key-values';
import { PhoneLink } from '@serai/ui/phone-link';
import { StatusTag } from '@serai/ui/tag';
import { TwoLines } from '@serai/ui/two-lines';
import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { GuestsPerRoom } from '../orders/guests-per-room.tsx';
import { PaidAtHotel } from '../orders/paid-at-hotel.tsx';

const tones = { booking: 'teal', change: 'amber', cancellation: 'lacquer' } as const;

/** Guests, dates and rooms, and the fees announced to the guests. */
export function NoticeFacts({ notice }: { notice: NoticeView }) {
  const t = usePhrases('hotel-notice');
  const order = usePhrases('hotel-order');
  const { civil } = useDates();
  const extraBeds = notice.guests.reduce((count, { extra_beds }) => count + extra_beds, 0);
  const isMixed = notice.room_lines.length > 0;
  return (
    <>
      <StatusTag tone={tones[notice.kind]}>{t(`kind_${notice.kind}`)}</StatusTag>
      <h1 className="mt-1 text-title font-strong">{notice.hotel_name}</h1>
      <p className="text-muted">{notice.hotel_name_alt}</p>
      <p className="mt-1">
        {t('number')} <strong className="font-strong">{notice.order_sn}</strong>
        {notice.version > 1 && (
          <span className="text-muted"> · {t('version', { count: notice.version })}</span>
        )}
      </p>
      <Card className="mt-4">
        <KeyValues
          columns={2}
          phoneColumns={2}
          items={[
            {
              key: 'in',
              name: order('checkIn'),
              value: <strong className="font-strong">{civil(notice.check_in, { year: true })}</strong>,
            },
            {
              key: 'out',
              name: order('checkOut'),
              value: <strong className="font-strong">{civil(notice.check_out, { year: true })}</strong>,
            },
            {
              key: 'rooms',
              name: t('rooms'),
              value: order('nightsValue', { nights: notice.nights, rooms: notice.number_of_rooms }),
            },
            ...(isMixed
              ? []
              : [{ key: 'bed', name: order('bedType'), value: order(`bed_${notice.bed_type}`) }]),
            {
              key: 'room',
              name: order('roomType'),
              wide: true,
              value: <TwoLines main={notice.room_type} other={notice.room_type_alt} />,
            },
            ...notice.room_lines.map((line) => ({
              key: `line-${line.rooms.join()}`,
              name: order('room', { number: line.rooms.join(order('agesJoin')) }),
              value: (
                <TwoLines
                  main={[line.room_type, line.room_type_alt].filter(Boolean).join(' · ')}
                  other={`${order(`bed_${line.bed_type}`)} · ${order(`meal_${line.meal_type}`)}`}
                />
              ),
            })),
            ...(isMixed
              ? []
              : [{ key: 'meal', name: order('mealType'), value: order(`meal_${notice.meal_type}`) }]),
            {
              key: 'breakfasts',
              name: order('breakfasts'),
              value:
                notice.breakfasts > 0
                  ? order('breakfastsValue', { count: notice.breakfasts })
                  : order('breakfastsNone'),
            },
            ...(notice.lunches > 0
              ? [{ key: 'lunches', name: t('lunches'), value: t('mealsValue', { count: notice.lunches }) }]
              : []),
            ...(notice.dinners > 0
              ? [{ key: 'dinners', name: t('dinners'), value: t('mealsValue', { count: notice.dinners }) }]
              : []),
            ...(extraBeds > 0
              ? [{ key: 'extra', name: t('extraBeds'), value: t('extraBedsValue', { count: extraBeds }) }]
              : []),
            { key: 'nationality', name: order('nationality'), value: notice.nationality_name },
            ...(notice.special_requests
              ? [{ key: 'requests', name: t('requests'), wide: true, value: notice.special_requests }]
              : []),
          ]}
        />
      </Card>
      <Card title={order('guestsPerRoom')} className="mt-4">
        <GuestsPerRoom detail={notice} />
      </Card>
      <Card title={t('payTitle')} className="mt-4">
        <p>{t('pays', { seller: notice.seller.name })}</p>
        {(notice.seller.phone || notice.seller.phone_24h) && (
          <p className="mt-2 flex flex-wrap gap-x-4">
            {notice.seller.phone && <PhoneLink number={notice.seller.phone} />}
            {notice.seller.phone_24h && notice.seller.phone_24h !== notice.seller.phone && (
              <span>
                {t('phone24')} <PhoneLink number={notice.seller.phone_24h} />
              </span>
            )}
          </p>
        )}
      </Card>
      <PaidAtHotel fees={notice.fees} important={notice.important} note={t('feesNote')} className="mt-4" />
    </>
  );
}
