import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useSlotError } from '../../offers/search-slot.tsx';
import { halfHoursWith } from '../../vehicles/half-hours.ts';

export interface TimeFieldsProps {
  /** `HH:MM`. */
  pickUp: string;
  dropOff: string;
  onChange: (times: { pickUp: string; dropOff: string }) => void;
}

/** Both times of day side by side, each in steps of half an hour. */
export function TimeFields({ pickUp, dropOff, onChange }: TimeFieldsProps) {
  const t = usePhrases('car-search');
  return (
    <>
      <span aria-hidden="true" className="block truncate text-caption text-muted">
        {t('times')}
      </span>
      <span className="flex items-center gap-1">
        <TimeField
          label={t('pickUpTime')}
          value={pickUp}
          onChange={(time) => onChange({ pickUp: time, dropOff })}
        />
        <span className="text-muted">–</span>
        <TimeField
          label={t('dropOffTime')}
          value={dropOff}
          onChange={(time) => onChange({ pickUp, dropOff: time })}
        />
      </span>
    </>
  );
}

function TimeField(props: { label: string; value: string; onChange: (time: string) => void }) {
  const { label, value, onChange } = props;
  const wrong = useSlotError();
  return (
    <select
      aria-label={label}
      aria-invalid={wrong !== undefined || undefined}
      aria-describedby={wrong}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="min-w-0 appearance-none rounded-control bg-surface py-0 font-strong text-text outline-none max-md:text-[1rem]"
    >
      {halfHoursWith(value).map((time) => (
        <option key={time} value={time}>
          {time}
        </option>
      ))}
    </select>
  );
}
