import type { HotelOrderDetail } from '@serai/contract/hotels/booking';
import { Card } from '@serai/ui/card';
import { KeyValues } from '@serai/ui/key-values';
import { PhoneLink } from '@serai/ui/phone-link';
import { TwoLines } from '@serai/ui/two-lines';
import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { MapApps } from '../../map/map-apps.tsx';
import { CopyButton } from '../../orders/copy-button.tsx';
import type { OrderReply } from '../../orders/order-product.ts';
import { ChangeGuestsButton } from './change-guests-button.tsx';
import { GuestsPerRoom } from './guests-per-room.tsx';
import { NightPriceTable } from './night-price-table.tsx';
import { PaidAtHotel } from './paid-at-hotel.tsx';

/** All fields of a hotel order as sold. */
export function HotelOrderPart({ reply: { order } }: { reply: OrderReply }) {
  const t = usePhrases('hotel-order');
  if (order.product !== 'hotel') return null;
  const { detail } = order;
  return (
    <>
      <Card title={t('stayTitle')}>
        <StayFacts detail={detail} />
      </Card>
      <PaidAtHotel fees={detail.fees} important={detail.important} included={detail.included} />
      <Card
        title={t('hotelTitle')}
        aside={<MapApps name={detail.hotel_name} latitude={detail.latitude} longitude={detail.longitude} />}
      >
        <HotelFacts detail={detail} />
      </Card>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Card title={t('guestsPerRoom')} aside={<ChangeGuestsButton order={order} detail={detail} />}>
          <GuestsPerRoom detail={detail} />
        </Card>
        <Card title={t('pricePerNight')}>
          <NightPriceTable nights={detail.price_per_night} />
        </Card>
      </div>
    </>
  );
}

function StayFacts({ detail }: { detail: HotelOrderDetail }) {
  const t = usePhrases('hotel-order');
  const { civil } = useDates();
  const ages = detail.guests.flatMap((room) => room.child_ages);
  return (
    <KeyValues
      columns={3}
      phoneColumns={2}
      items={[
        {
          key: 'in',
          name: t('checkIn'),
          value: (
            <TwoLines
              strong
              main={civil(detail.check_in, { year: true })}
              other={t('checkInFrom', { time: detail.check_in_from })}
            />
          ),
        },
        {
          key: 'out',
          name: t('checkOut'),
          value: (
            <TwoLines
              strong
              main={civil(detail.check_out, { year: true })}
              other={t('checkOutUntil', { time: detail.check_out_until })}
            />
          ),
        },
        {
          key: 'nights',
          name: t('roomNights'),
          value: (
            <TwoLines
              strong
              main={t('roomNightsValue', { count: detail.room_nights })}
              other={t('nightsValue', { nights: detail.nights, rooms: detail.number_of_rooms })}
            />
          ),
        },
        {
          key: 'room',
          name: t('roomType'),
          value: <TwoLines main={detail.room_type} other={detail.room_type_alt} />,
        },
        { key: 'bed', name: t('bedType'), value: t(`bed_${detail.bed_type}`) },
        { key: 'rooms', name: t('numberOfRooms'), value: t('roomsValue', { count: detail.number_of_rooms }) },
        { key: 'meal', name: t('mealType'), value: t(`meal_${detail.meal_type}`) },
        {
          key: 'breakfasts',
          name: t('breakfasts'),
          value:
            detail.breakfasts > 0 ? t('breakfastsValue', { count: detail.breakfasts }) : t('breakfastsNone'),
        },
        { key: 'nationality', name: t('nationality'), value: detail.nationality_name },
        { key: 'adults', name: t('adults'), value: t('adultsValue', { count: detail.adults }) },
        {
          key: 'children',
          name: t('children'),
          value:
            detail.children === 0
              ? t('childrenNone')
              : ages.length > 0
                ? t('childrenValue', { count: detail.children, ages: ages.join(t('agesJoin')) })
                : t('childrenCount', { count: detail.children }),
        },
        { key: 'number', name: t('roomNumber'), value: detail.room_number || <NotYet /> },
      ]}
    />
  );
}

function HotelFacts({ detail }: { detail: HotelOrderDetail }) {
  const t = usePhrases('hotel-order');
  const code = detail.hotel_confirmation_code;
  return (
    <KeyValues
      columns={2}
      items={[
        {
          key: 'code',
          name: t('confirmationCode'),
          value: code ? <Copied text={code} what={t('confirmationCode')} strong /> : <NotYet />,
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
              <Copied text={detail.address} what={t('address')} />
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

function Copied({ text, what, strong = false }: { text: string; what: string; strong?: boolean }) {
  return (
    <span className={strong ? 'inline-flex items-center font-strong' : 'inline-flex items-center'}>
      {text}
      <CopyButton text={text} what={what} />
    </span>
  );
}

function NotYet() {
  const t = usePhrases('hotel-order');
  return <span className="text-muted">{t('notYet')}</span>;
}
