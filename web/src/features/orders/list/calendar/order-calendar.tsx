import { classNames } from '@serai/ui/class-names';
import { useNarrow } from '@serai/ui/use-narrow';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { HiddenColumns } from '../../../../platform/list/columns/hidden-columns.ts';
import type { ListSearch } from '../../../../platform/list/use-list-search.ts';
import { Loaded } from '../../../../platform/query/loaded.tsx';
import type { OrderCalendarReply } from '../../order-queries.ts';
import { useOrderPhrases } from '../../views/service-words.ts';
import type { OrderSearch } from '../order-search.ts';
import { type CalendarDay, NarrowDay, WideDay } from './day-content.tsx';
import { DayLink } from './day-link.tsx';
import { DayOrders } from './day-orders.tsx';
import { MonthHead } from './month-head.tsx';
import { type DayControl, MonthTable } from './month-table.tsx';

interface OrderCalendarProps {
  /** null for all products. */
  product: string | null;
  list: ListSearch<OrderSearch>;
  /** `YYYY-MM`, with its events. */
  month: string;
  query: UseQueryResult<OrderCalendarReply>;
  /** Builds the address of the list with the orders of a day. */
  hrefOfDay: (day: string) => string;
  seesSums: boolean;
  choice: HiddenColumns;
}

/** The orders that match the filters, by month: a day with orders opens their list; on a phone its orders are shown below. */
export function OrderCalendar(props: OrderCalendarProps) {
  const { list, month, query } = props;
  // Kept here: a day picked before the orders have arrived stays picked.
  const [picked, setPicked] = useState<string | null>(null);
  const parts = { ...props, picked, onPick: setPicked };
  return (
    <>
      <MonthHead month={month} onMonth={(next) => list.change({ month: next })} />
      <Loaded keepsLast query={query} skeleton={<Month {...parts} reply={null} stale={false} />}>
        {(reply) => <Month {...parts} reply={reply} stale={query.isPlaceholderData} />}
      </Loaded>
    </>
  );
}

interface MonthProps extends Omit<OrderCalendarProps, 'query'> {
  /** null while it loads. */
  reply: OrderCalendarReply | null;
  stale: boolean;
  /** Day that a reader on a phone has picked. */
  picked: string | null;
  onPick: (day: string) => void;
}

function Month(props: MonthProps) {
  const { product, list, hrefOfDay, seesSums, choice, month, reply, stale, picked, onPick } = props;
  const t = useOrderPhrases('order-list');
  const isNarrow = useNarrow();
  const today = reply?.today ?? null;
  const days = new Map<string, CalendarDay>(reply?.days.map((day) => [day.day, day]));
  const first = firstDay({ month, today, days: reply?.days ?? [] });
  const chosen = picked?.startsWith(month) ? picked : first;

  function renderDay(day: string, control: DayControl) {
    const content = { day, events: days.get(day) ?? null, isToday: day === today };
    if (!isNarrow) {
      return (
        <DayLink
          to={content.events || !reply ? hrefOfDay(day) : null}
          control={control}
          className={classNames(
            cellClass,
            'h-full min-h-30 flex-col gap-0.5 p-1.5',
            content.events && 'hover:bg-sunken/60',
          )}
        >
          <WideDay {...content} />
        </DayLink>
      );
    }
    return (
      <button
        type="button"
        {...control}
        aria-pressed={day === chosen}
        onClick={() => onPick(day)}
        className={classNames(cellClass, 'h-14 w-full flex-col items-center gap-0.5 pt-1 hover:bg-sunken/60')}
      >
        <NarrowDay {...content} />
      </button>
    );
  }

  return (
    <>
      <MonthTable
        label={t('calendarLabel')}
        month={month}
        startsAt={isNarrow ? chosen : first}
        onMonth={(next) => list.change({ month: next })}
        stale={stale}
        renderDay={renderDay}
      />
      {isNarrow && reply && (
        <DayOrders
          day={chosen}
          hasOrders={days.has(chosen)}
          {...{ product, list, hrefOfDay, seesSums, choice }}
        />
      )}
    </>
  );
}

const cellClass =
  'flex focus-visible:outline-2 -outline-offset-2 aria-pressed:bg-teal-soft aria-pressed:font-strong';

/** Today if it is in the month, otherwise the first day with events, otherwise the first day. */
function firstDay(shown: { month: string; today: string | null; days: readonly CalendarDay[] }): string {
  const { month, today, days } = shown;
  if (today?.startsWith(month)) return today;
  return days.find(({ day }) => day.startsWith(month))?.day ?? `${month}-01`;
}
