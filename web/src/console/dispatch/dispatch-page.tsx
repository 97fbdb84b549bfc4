import { Button } from '@serai/ui/button';
import { classNames } from '@serai/ui/class-names';
import { EmptyState } from '@serai/ui/empty-state';
import { Skeleton } from '@serai/ui/skeleton';
import { useNarrow } from '@serai/ui/use-narrow';
import { type KeyboardEvent, useRef, useState } from 'react';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { ListHead } from '../../platform/list/list-page.tsx';
import { useListSearch } from '../../platform/list/use-list-search.ts';
import { isForbidden, Loaded } from '../../platform/query/loaded.tsx';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { consolePaths } from '../addresses/console-paths.ts';
import { AbsencesDialog } from './absences-dialog.tsx';
import { type Board, isOpen } from './board.ts';
import { BoardHead } from './board-head.tsx';
import { DaySheets } from './day-sheets.tsx';
import { type DispatchSearch, dispatchAddress } from './dispatch-address.ts';
import { HourList } from './hour-list.tsx';
import { Legend } from './legend.tsx';
import { ReturnRidesDialog } from './return-rides-dialog.tsx';
import type { RideChoice } from './ride-link.tsx';
import { RidePanel } from './ride-panel.tsx';
import { RideTray } from './ride-tray.tsx';
import { TimeLine } from './time-line.tsx';
import { useTray } from './use-tray.ts';

export const Page = withQueries(DispatchPage);

/** Interval of the automatic refresh of the board, in milliseconds. */
const REFRESH_MS = 30_000;

/** The rides of a base on a day and the night after it: those without a driver, and those of each vehicle or driver. */
function DispatchPage() {
  const t = usePhrases('console-dispatch');
  const mayAct = useMay()('/console/dispatch/edit');
  const { search, change } = useListSearch(dispatchAddress, consolePaths.consoleDispatch);
  const [chosenId, setChosenId] = useState(search.ride_id);
  const [open, setOpen] = useState<'ill' | 'absences' | null>(null);
  const { day, base_id, ride_id } = search;
  const query = useRead(
    'console/dispatch/board',
    { day, base_id, ride_id: day === null ? ride_id : null },
    { keepsLast: true, lookAgain: () => REFRESH_MS },
  );
  const board = query.data;
  function changeBoard(part: Partial<DispatchSearch>) {
    if (part.rows === undefined) setChosenId(null);
    // Without its ride the address would lead to another day.
    const shown = ride_id !== null && board ? { day: board.day, base_id: board.base.id } : {};
    change({ ride_id: null, ...shown, ...part });
  }
  return (
    <div className="w-full px-4 py-6 md:px-6 print:p-0">
      <div className="print:hidden">
        <ListHead
          title={t('title')}
          intro={t('text')}
          actions={
            board && (
              <div className="flex flex-wrap gap-2">
                {mayAct && <Button onClick={() => setOpen('absences')}>{t('absences')}</Button>}
                {mayAct && board.rides.length > 0 && (
                  <Button onClick={() => setOpen('ill')}>{t('ill')}</Button>
                )}
                {board.rides.length > 0 && (
                  <Button icon="print" className="max-md:hidden" onClick={() => window.print()}>
                    {t('print')}
                  </Button>
                )}
              </div>
            )
          }
        />
      </div>
      {!isForbidden(query.error) && (
        <div className="mt-4">
          <BoardHead board={board} search={search} change={changeBoard} />
        </div>
      )}
      <div className="mt-4">
        <Loaded
          keepsLast
          query={query}
          skeleton={<BoardSkeleton />}
          missing={<EmptyState title={t('noBase')}>{t('noBaseHelp')}</EmptyState>}
        >
          {(shown) => (
            <div className={classNames(query.isPlaceholderData && 'opacity-60')}>
              <Rides board={shown} search={search} chosenId={chosenId} onChoose={setChosenId} />
            </div>
          )}
        </Loaded>
      </div>
      {open === 'ill' && board && <ReturnRidesDialog board={board} onClose={() => setOpen(null)} />}
      {open === 'absences' && board && <AbsencesDialog board={board} onClose={() => setOpen(null)} />}
    </div>
  );
}

interface RidesProps {
  board: Board;
  search: DispatchSearch;
  chosenId: number | null;
  onChoose: (rideId: number | null) => void;
}

function Rides({ board, search, chosenId, onChoose }: RidesProps) {
  const t = usePhrases('console-dispatch');
  const narrow = useNarrow();
  const tray = useTray(board);
  const frame = useRef<HTMLElement>(null);
  const returnTo = useRef<HTMLElement>(null);
  const chosen = board.rides.find(({ id }) => id === chosenId);
  const choice: RideChoice = {
    chosenId,
    choose: (rideId) => {
      returnTo.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      onChoose(rideId);
    },
    hrefOf: (rideId) =>
      consolePaths.consoleDispatch(
        dispatchAddress.write({ ...search, day: board.day, base_id: board.base.id, ride_id: rideId }),
      ),
  };
  function close() {
    onChoose(null);
    returnTo.current?.focus();
  }
  function closeByEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented || !chosen) return;
    event.preventDefault();
    close();
  }
  /** Closes the ride and moves the focus to the next one without a driver. */
  function moveOn() {
    const at = tray.findIndex(({ id }) => id === chosenId);
    const waiting = [...tray.slice(at + 1), ...tray.slice(0, Math.max(at, 0))].filter(isOpen);
    const next = waiting.map(({ id }) => `[data-ride="${id}"] a`)[0] ?? '[data-landing]';
    returnTo.current = frame.current?.querySelector<HTMLElement>(next) ?? null;
    close();
    returnTo.current?.scrollIntoView({ block: 'nearest' });
  }
  if (board.rides.length === 0) {
    return <EmptyState title={t('empty')}>{t('emptyHelp')}</EmptyState>;
  }
  const isCut = board.more.rides || board.more.drivers || board.more.vehicles;
  return (
    <>
      <section ref={frame} aria-label={t('board')} className="print:hidden" onKeyDown={closeByEscape}>
        {isCut && <p className="mb-2 text-caption text-amber">{t('cut')}</p>}
        {narrow ? (
          <HourList board={board} choice={choice} />
        ) : (
          <div className="grid grid-cols-[16rem_minmax(0,1fr)] gap-4 xl:grid-cols-[19rem_minmax(0,1fr)]">
            <RideTray board={board} rides={tray} choice={choice} />
            <div className="min-w-0">
              <Legend />
              <TimeLine board={board} by={search.rows} choice={choice} />
            </div>
          </div>
        )}
      </section>
      <DaySheets board={board} />
      {chosen && (
        <RidePanel
          key={chosen.id}
          board={board}
          ride={chosen}
          returnTo={returnTo}
          onAssigned={moveOn}
          onClose={close}
        />
      )}
    </>
  );
}

/** In the shape of the board. */
function BoardSkeleton() {
  return (
    <div className="grid gap-4 md:grid-cols-[16rem_minmax(0,1fr)] xl:grid-cols-[19rem_minmax(0,1fr)]">
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
    </div>
  );
}
