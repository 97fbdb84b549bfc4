import { classNames } from '@serai/ui/class-names';
import type { KeyboardEvent } from 'react';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { singleKeysOff } from '../../platform/keys/single-keys.ts';
import type { Board } from './board.ts';
import type { Crew } from './suggest-crews.ts';
import { useDispatchWords } from './use-dispatch-words.ts';

/** A button for each crew that assigns it; `sentId` is the driver whose assignment is pending. */
export function CrewButtons(props: {
  board: Board;
  crews: readonly Crew[];
  sentId: number | null;
  onGive: (crew: Crew) => void;
}) {
  const { board, crews, sentId, onGive } = props;
  const t = usePhrases('console-dispatch');
  const words = useDispatchWords(board.day);
  const single = !singleKeysOff.useIsSet();
  const busyOf = (id: number) => board.drivers.find((one) => one.id === id)?.busy_minutes ?? 0;
  return (
    <ul aria-label={t('crews')} className="grid gap-2" onKeyDown={(event) => moveBetweenCrews(event, single)}>
      {crews.map((crew) => (
        <li key={crew.driver.id}>
          <button
            type="button"
            data-crew
            aria-busy={crew.driver.id === sentId || undefined}
            aria-disabled={sentId !== null || undefined}
            onClick={() => onGive(crew)}
            className={classNames(
              'block w-full rounded-control border border-line bg-surface px-3 py-2 text-left transition-colors duration-150',
              'hover:border-teal hover:bg-teal-soft focus-visible:border-teal focus-visible:bg-teal-soft',
              sentId !== null && 'cursor-progress opacity-70',
            )}
          >
            <span className="flex items-baseline justify-between gap-2">
              <span className="font-strong">
                <span className="sr-only">{t('assignTo')} </span>
                {crew.driver.name}
              </span>
              <span className="text-caption text-muted">{words.hours(busyOf(crew.driver.id))}</span>
            </span>
            <span className="block text-caption">
              {words.reasonFor(crew.driver.minutes_away, crew.driver.languages)}
            </span>
            {crew.vehicle && (
              <span className="block text-caption text-muted">
                {[
                  crew.vehicle.plate_number,
                  crew.vehicle.model,
                  t('seats', { count: crew.vehicle.seats }),
                ].join(' · ')}
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Up and down, `k` and `j` move between the crews. A held Enter assigns nothing: the first press opened the ride. */
function moveBetweenCrews(event: KeyboardEvent<HTMLElement>, single: boolean): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const isDown = event.key === 'ArrowDown' || (single && event.key === 'j');
  const isUp = event.key === 'ArrowUp' || (single && event.key === 'k');
  if (!isDown && !isUp) return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-crew]')];
  const at = all.findIndex((one) => one.matches(':focus'));
  all[Math.min(Math.max(at + (isDown ? 1 : -1), 0), all.length - 1)]?.focus();
}
