import type { WorkType } from '@serai/contract/work-orders/types';
import { Button } from '@serai/ui/button';
import { classNames } from '@serai/ui/class-names';
import { FieldError } from '@serai/ui/field';
import { Icon, type IconName } from '@serai/ui/icons';
import { useId, useRef, useState } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { Prefill } from '../work-order-queries.ts';
import { typeGroups } from './application.ts';

interface TypePartProps {
  types: Prefill['types'];
  value: WorkType | null;
  error: string | undefined;
  onChange: (type: WorkType) => void;
}

/** Subject: suitable types in groups; after a choice only that one, with a link to the others. */
export function TypePart({ types, value, error, onChange }: TypePartProps) {
  const t = usePhrases('work-order-apply');
  const [open, setOpen] = useState(value === null);
  const groups = useRef<HTMLDivElement>(null);
  const chosen = types.find((type) => type.value === value);
  if (!open && value !== null) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex items-center gap-3 font-strong">
          <TypeMark type={value} urgent={chosen?.urgent ?? false} />
          {chosen?.label}
        </p>
        <Button
          kind="quiet"
          className="max-sm:-ml-4"
          onClick={() => {
            setOpen(true);
            requestAnimationFrame(() => groups.current?.querySelector('button')?.focus());
          }}
        >
          {t('change')}
        </Button>
      </div>
    );
  }
  return (
    <div ref={groups} className="grid gap-5">
      {(Object.keys(typeGroups) as (keyof typeof typeGroups)[]).map((group) => (
        <Group
          key={group}
          legend={t(`group_${group}`)}
          types={types.filter((type) => (typeGroups[group] as readonly WorkType[]).includes(type.value))}
          value={value}
          invalid={error !== undefined}
          onChoose={(type) => {
            onChange(type);
            setOpen(false);
          }}
        />
      ))}
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}

function Group(props: {
  legend: string;
  types: Prefill['types'];
  value: WorkType | null;
  invalid: boolean;
  onChoose: (type: WorkType) => void;
}) {
  const { legend, types, value, invalid, onChoose } = props;
  const id = useId();
  if (types.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-2 text-caption font-strong text-muted">{legend}</legend>
      <div className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {types.map((type) => (
          // A click selects; arrow keys move without selecting, since a selection collapses the list.
          <button
            key={type.value}
            id={`${id}-${type.value}`}
            type="button"
            aria-pressed={type.value === value}
            aria-invalid={invalid || undefined}
            onClick={() => onChoose(type.value)}
            className={classNames(
              'flex min-h-14 items-center gap-3 rounded-control border bg-surface px-3 py-2 text-left',
              'transition-colors duration-150 hover:border-teal hover:bg-teal-soft/60 aria-pressed:border-teal aria-pressed:bg-teal-soft',
              type.urgent ? 'border-lacquer/40' : 'border-line-strong/60',
            )}
          >
            <TypeMark type={type.value} urgent={type.urgent} />
            <span className="min-w-0">{type.label}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

function TypeMark({ type, urgent }: { type: WorkType; urgent: boolean }) {
  return (
    <span
      className={classNames(
        'flex size-9 shrink-0 items-center justify-center rounded-full',
        urgent ? 'bg-lacquer-soft text-lacquer' : 'bg-teal-soft text-teal',
      )}
    >
      <Icon name={icons[type]} size={18} />
    </span>
  );
}

const icons: Record<WorkType, IconName> = {
  name_change: 'user',
  date_change: 'calendar',
  room_change: 'bed',
  fee_waiver: 'undo',
  refund_query: 'banknote',
  hotel_problem: 'warning',
  driver_late: 'car',
  confirmation_number: 'key',
  voucher: 'passport',
  invoice: 'receipt',
  bill_dispute: 'tasks',
  lost_property: 'bag',
  complaint: 'chat',
  other: 'help',
};
