import { DateRange } from '@serai/ui/date-range';
import type { CivilRange } from '@serai/ui/date-range-props';
import { Field, FieldError } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { useId, useState } from 'react';
import { useApp } from '../../../platform/app.tsx';
import { calendarBounds } from '../../../platform/format/calendar-bounds.ts';
import { useDates } from '../../../platform/format/dates.ts';
import { localeOf } from '../../../platform/i18n/language.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { halfHoursWith } from '../../vehicles/half-hours.ts';
import { useVehicleWords } from '../../vehicles/use-vehicle-words.ts';
import type { RentalProps } from './rental-props.ts';
import { kindOf, withPickUpAt } from './rental-times.ts';

const maxDays = 30;

/** Dates and times of pick-up and return, and the resulting length. */
export function RentalTimeFields({ quote, wish, change, choose }: RentalProps) {
  const t = usePhrases('car-booking');
  const search = usePhrases('car-search');
  const words = useVehicleWords();
  const kind = kindOf(quote);
  const errors = change.fieldErrors;
  const { pickUpAt, dropOffAt } = wish;
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)] sm:items-end">
        <RentalDates wish={wish} choose={choose} invalid={Boolean(errors.pick_up_at ?? errors.drop_off_at)} />
        <Clock
          label={search('pickUpTime')}
          value={pickUpAt.slice(11)}
          onChange={(time) => choose(withPickUpAt(wish, `${pickUpAt.slice(0, 10)}T${time}`, kind))}
        />
        <Clock
          label={search('dropOffTime')}
          value={dropOffAt.slice(11)}
          onChange={(time) => choose({ dropOffAt: `${dropOffAt.slice(0, 10)}T${time}` })}
        />
      </div>
      {(errors.pick_up_at ?? errors.drop_off_at) && (
        <FieldError>{errors.pick_up_at ?? errors.drop_off_at}</FieldError>
      )}
      <p className="text-caption text-muted">
        {t('rentalLength', {
          duration: words.rental(quote.rental.units, quote.rental.minutes),
          units: words.units(quote.rental.units, quote.rental.overtime_hours),
        })}
        {' · '}
        {t('placeTimes', { city: quote.pick_up.city })}
      </p>
    </div>
  );
}

function RentalDates({ wish, choose, invalid }: Pick<RentalProps, 'wish' | 'choose'> & { invalid: boolean }) {
  const t = usePhrases('car-booking');
  const search = usePhrases('car-search');
  const common = usePhrases('common');
  const { civil } = useDates();
  const { lang } = useApp();
  const [bounds] = useState(() => calendarBounds(new Date()));
  const hint = useId();
  const { pickUpAt, dropOffAt } = wish;
  return (
    <div className="min-w-0 max-sm:col-span-2">
      <p id={hint} className="sr-only">
        {t('dates')}
      </p>
      <DateRange
        sameDay
        describedBy={hint}
        invalid={invalid}
        value={{ from: pickUpAt.slice(0, 10), to: dropOffAt.slice(0, 10) }}
        onChange={({ from, to }: CivilRange) => {
          if (!from || !to) return;
          choose({ pickUpAt: `${from}T${pickUpAt.slice(11)}`, dropOffAt: `${to}T${dropOffAt.slice(11)}` });
        }}
        {...bounds}
        maxNights={maxDays}
        locale={localeOf(lang)}
        weekStartsOn={1}
        formatDate={(date) => civil(date)}
        formatNights={(nights) => search('days', { count: nights + 1 })}
        words={{
          from: search('pickUpDate'),
          to: search('dropOffDate'),
          choose: search('choose'),
          title: search('datesTitle'),
          close: common('close'),
          done: common('done'),
          previousMonth: search('previousMonth'),
          nextMonth: search('nextMonth'),
          note: search('datesNote', { max: maxDays }),
        }}
      />
    </div>
  );
}

function Clock(props: { label: string; value: string; onChange: (time: string) => void }) {
  const { label, value, onChange } = props;
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          options={halfHoursWith(value).map((time) => ({ value: time, label: time }))}
        />
      )}
    </Field>
  );
}
