import type { HotelOrderDetail } from '@serai/contract/hotels/booking';
import { Field } from '@serai/ui/field';
import { useState } from 'react';
import { DateInput } from '../../../platform/form/date-input.tsx';
import { addDays } from '../../../platform/format/civil-days.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { ChangeFieldsProps } from './change-fields.ts';

/** Other dates of the same stay. */
export function DateFields({ reply: { order }, tried, onInput }: ChangeFieldsProps) {
  if (order.product !== 'hotel') return null;
  return <StayDates before={order.detail} tried={tried} onInput={onInput} />;
}

interface StayDatesProps extends Pick<ChangeFieldsProps, 'tried' | 'onInput'> {
  before: Pick<HotelOrderDetail, 'check_in' | 'check_out' | 'nights'>;
}

function StayDates({ before, tried, onInput }: StayDatesProps) {
  const t = usePhrases('work-order-apply');
  const [dates, setDates] = useState({ check_in: before.check_in, check_out: before.check_out });
  const missing = dates.check_in === '' || dates.check_out <= dates.check_in;

  function change(part: Partial<typeof dates>) {
    const next = { ...dates, ...part };
    // When the arrival moves, the stay keeps its number of nights until the departure is changed, too.
    if (part.check_in && next.check_out <= part.check_in)
      next.check_out = addDays(part.check_in, before.nights);
    setDates(next);
    const differs = next.check_in !== before.check_in || next.check_out !== before.check_out;
    const whole = next.check_in !== '' && next.check_out > next.check_in;
    onInput(whole && differs ? { kind: 'change_dates', ...next } : null);
  }

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('checkIn')} error={tried && missing ? t('datesRequired') : undefined}>
        {(control) => (
          <DateInput
            {...control}
            lean="coming"
            value={dates.check_in}
            onChange={(check_in) => change({ check_in })}
          />
        )}
      </Field>
      <Field label={t('checkOut')}>
        {(control) => (
          <DateInput
            {...control}
            lean="coming"
            min={dates.check_in ? addDays(dates.check_in, 1) : undefined}
            value={dates.check_out}
            onChange={(check_out) => change({ check_out })}
          />
        )}
      </Field>
    </div>
  );
}
