import { Button } from '@serai/ui/button';
import { IconButton } from '@serai/ui/icon-button';
import { Select } from '@serai/ui/select';
import { DateInput } from '../../platform/form/date-input.tsx';
import { addDays } from '../../platform/format/civil-days.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { Board } from './board.ts';
import { boardRows, type DispatchSearch } from './dispatch-address.ts';

interface BoardHeadProps {
  board: Board | undefined;
  search: DispatchSearch;
  change: (part: Partial<DispatchSearch>) => void;
}

/** Chooses the base, the day and what the rows of the time line stand for. */
export function BoardHead({ board, search, change }: BoardHeadProps) {
  const t = usePhrases('console-dispatch');
  const day = search.day ?? board?.day ?? '';
  const show = (next: string | null) => change({ day: next, base_id: board?.base.id ?? search.base_id });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      {board && board.bases.length > 1 && (
        <Select
          aria-label={t('base')}
          className="w-44"
          value={String(board.base.id)}
          onChange={({ target }) => change({ base_id: Number(target.value), day: board.day })}
          options={board.bases.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      <div className="flex items-center gap-1">
        <IconButton
          icon="chevron-left"
          label={t('previousDay')}
          disabled={!day}
          onClick={() => show(addDays(day, -1))}
        />
        <DateInput
          aria-label={t('day')}
          className="w-44"
          value={day}
          onChange={(next) => show(next || null)}
        />
        <IconButton
          icon="chevron-right"
          label={t('nextDayButton')}
          disabled={!day}
          onClick={() => show(addDays(day, 1))}
        />
        <Button
          size="compact"
          idle={search.day === null && search.ride_id === null}
          onClick={() => show(null)}
        >
          {t('today')}
        </Button>
      </div>
      <fieldset className="flex rounded-control border border-line-strong p-0.5 max-md:hidden">
        <legend className="sr-only">{t('rows')}</legend>
        {boardRows.map((by) => (
          <button
            key={by}
            type="button"
            aria-pressed={search.rows === by}
            className="h-8 rounded-control px-3 text-caption aria-pressed:bg-teal-soft aria-pressed:font-strong aria-pressed:text-teal"
            onClick={() => change({ rows: by })}
          >
            {t(`rows_${by}`)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
