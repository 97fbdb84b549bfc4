import { buttonClass } from '@serai/ui/button';
import { nightsBetween } from '@serai/ui/date-range';
import { ErrorState } from '@serai/ui/error-state';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { calendarBounds } from '../../../platform/format/calendar-bounds.ts';
import { addDays } from '../../../platform/format/civil-days.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { withDates } from '../search-line/car-search.ts';
import { writeListSearch } from './list-search.ts';
import type { CarListData } from './load-list.ts';

/** Why there is no answer; an old address whose days have passed is offered as long a rental from tomorrow. */
export function RefusedSearch({ data }: { data: Extract<CarListData, { kind: 'refused' }> }) {
  const t = usePhrases('car-list');
  const { state, nowMs, message } = data;
  const { search } = state;
  const [from, to] = [search.pickUpAt?.slice(0, 10), search.dropOffAt?.slice(0, 10)];
  const tomorrow = addDays(calendarBounds(new Date(nowMs)).min, 1);
  const passed = from !== undefined && to !== undefined && from < tomorrow && to >= from;
  return (
    <ErrorState
      heading="h1"
      title={t('failedTitle')}
      actions={
        passed && (
          <Link
            to={paths.carList(
              writeListSearch({
                ...state,
                page: 1,
                search: {
                  ...search,
                  ...withDates(search, tomorrow, addDays(tomorrow, nightsBetween(from, to))),
                },
              }),
            )}
            className={buttonClass()}
          >
            {t('fromTomorrow')}
          </Link>
        )
      }
    >
      <p className="text-text">{message}</p>
    </ErrorState>
  );
}
