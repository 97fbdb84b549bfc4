import { Button } from '@serai/ui/button';
import { IconButton } from '@serai/ui/icon-button';
import { Icon } from '@serai/ui/icons';
import { KeyValues } from '@serai/ui/key-values';
import { PhoneLink } from '@serai/ui/phone-link';
import { Sheet } from '@serai/ui/sheet';
import { useNarrow } from '@serai/ui/use-narrow';
import { type RefObject, useState } from 'react';
import { Link } from 'react-router';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { fromList } from '../../platform/page/from-list.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { consolePaths } from '../addresses/console-paths.ts';
import { RideCash } from '../cash/ride-cash.tsx';
import { HireDialog } from '../hired/hire-dialog.tsx';
import type { Board, BoardRide } from './board.ts';
import { CrewList } from './crew-list.tsx';
import { DaySheetLink } from './day-sheet-link.tsx';
import { useDispatchWords } from './use-dispatch-words.ts';

interface RidePanelProps {
  board: Board;
  ride: BoardRide;
  onAssigned: () => void;
  onClose: () => void;
  /** Element focused when the sheet of a phone closes. */
  returnTo: RefObject<HTMLElement | null>;
}

/** One ride beside the board, or over it on a phone: its facts and what can be done with it. */
export function RidePanel(props: RidePanelProps) {
  const { board, ride, onClose, returnTo } = props;
  const t = usePhrases('console-dispatch');
  const common = usePhrases('common');
  const words = useDispatchWords(board.day);
  const title = t('rideTitle', { time: words.period(ride), guest: ride.passenger_name });
  const isNarrow = useNarrow();
  // The frame in which the dialog was opened: if the width changes, another one would lose what was typed.
  const [hiresIn, setHiresIn] = useState<'sheet' | 'aside' | null>(null);
  const frame = hiresIn ?? (isNarrow ? 'sheet' : 'aside');
  const content = (
    <Content {...props} hires={hiresIn !== null} onHires={(hires) => setHiresIn(hires ? frame : null)} />
  );
  if (frame === 'sheet') {
    return (
      <Sheet
        open
        title={title}
        words={{ close: common('close') }}
        returnTo={returnTo}
        onOpenChange={(open) => !open && onClose()}
      >
        {content}
      </Sheet>
    );
  }
  return (
    <aside
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
      className="fixed top-14 right-0 bottom-0 z-[1750] flex w-96 flex-col border-l border-line bg-surface shadow-floating print:hidden"
    >
      <div className="flex items-center justify-between gap-2 border-b border-line py-2 pr-2 pl-4">
        <h2 className="min-w-0 truncate text-lead font-strong">{title}</h2>
        <IconButton icon="close" label={common('close')} className="text-muted" onClick={onClose} />
      </div>
      <div className="min-h-0 flex-1 overflow-auto p-4">{content}</div>
    </aside>
  );
}

interface ContentProps extends RidePanelProps {
  /** Whether the dialog to hire a car is open. */
  hires: boolean;
  onHires: (hires: boolean) => void;
}

function Content({ board, ride, onAssigned, hires, onHires }: ContentProps) {
  const t = usePhrases('console-dispatch');
  const mayAct = useMay()('/console/dispatch/edit');
  const [changes, setChanges] = useState(false);
  const may = (action: BoardRide['actions'][number]) => mayAct && ride.actions.includes(action);
  const choosing = may('assign') || (changes && may('reassign'));
  return (
    <div className="grid gap-4">
      <Facts board={board} ride={ride} />
      {!choosing && (may('reassign') || may('link')) && (
        <div className="grid gap-3 border-t border-line pt-4">
          {may('reassign') && <Button onClick={() => setChanges(true)}>{t('reassign')}</Button>}
          {may('link') && <DaySheetLink ride={ride} />}
        </div>
      )}
      {choosing && (
        <div className="border-t border-line pt-4">
          <div className="mb-2 flex items-center justify-between gap-3">
            <h3 className="font-strong">{t(may('assign') ? 'chooseCrew' : 'reassign')}</h3>
            <Button size="compact" onClick={() => onHires(true)}>
              {t('hire')}
            </Button>
          </div>
          <CrewList board={board} ride={ride} onAssigned={onAssigned} />
        </div>
      )}
      <RideCash rideId={ride.id} orderSn={ride.order_sn} />
      {hires && (
        <HireDialog
          ride={{
            id: ride.id,
            orderSn: ride.order_sn,
            currency: ride.currency,
            hasDriver: ride.driver !== null,
          }}
          onClose={() => onHires(false)}
          onHired={onAssigned}
        />
      )}
    </div>
  );
}

function Facts({ board, ride }: { board: Board; ride: BoardRide }) {
  const t = usePhrases('console-dispatch');
  const words = useDispatchWords(board.day);
  const money = useMoney();
  const mayOpen = useMay()('/console/order/view');
  const phone = ride.passenger_phone || ride.contact_phone;
  const clash = words.clashText(ride);
  return (
    <div className="grid gap-3">
      {clash && (
        <p className="flex items-start gap-2 rounded-control border-2 border-dashed border-lacquer bg-lacquer-soft px-3 py-2 text-lacquer">
          <Icon name="warning" size={18} className="mt-1 shrink-0" />
          {clash}
        </p>
      )}
      <KeyValues
        columns={2}
        phoneColumns={2}
        items={[
          { key: 'from', name: t('pickUp'), value: ride.from || t('unknown') },
          { key: 'to', name: t('dropOff'), value: ride.to || t('unknown') },
          { key: 'status', name: t('status'), value: t(`status_${ride.status}`) },
          {
            key: 'order',
            name: t('order'),
            value: mayOpen ? (
              <Link
                to={consolePaths.consoleOrder(ride.order_id)}
                state={fromList}
                className="text-teal underline underline-offset-4"
              >
                {ride.order_sn}
              </Link>
            ) : (
              ride.order_sn
            ),
          },
          {
            key: 'guests',
            name: t('guests'),
            value: `${ride.passenger_name} · ${t('passengers', { count: ride.passengers })}`,
          },
          { key: 'phone', name: t('phone'), value: phone ? <PhoneLink number={phone} /> : t('unknown') },
          { key: 'wish', name: t('wish'), value: ride.vehicle_wish || t('unknown') },
          { key: 'language', name: t('language'), value: t(`language_${ride.driver_language}`) },
          ...(ride.flight_number
            ? [
                {
                  key: 'flight',
                  name: t('flight'),
                  value: [ride.flight_number, ride.flight_time && words.clock(ride.flight_time)]
                    .filter(Boolean)
                    .join(' · '),
                },
              ]
            : []),
          ...(ride.driver && ride.vehicle
            ? [
                {
                  key: 'driver',
                  name: t('driver'),
                  value: (
                    <>
                      {ride.driver.name} <PhoneLink number={ride.driver.phone} />
                    </>
                  ),
                },
                {
                  key: 'vehicle',
                  name: t('vehicle'),
                  value: `${ride.vehicle.plate_number} · ${ride.vehicle.model}`,
                },
              ]
            : []),
          ...(ride.hired
            ? [
                {
                  key: 'hired',
                  name: t('hired'),
                  value: ride.hired.cost
                    ? t('hiredCost', { company: ride.hired.company, cost: money.text(ride.hired.cost) })
                    : ride.hired.company,
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}
