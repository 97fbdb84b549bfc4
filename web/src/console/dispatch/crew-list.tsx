import { EmptyState } from '@serai/ui/empty-state';
import { Field, FieldError } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { Skeleton } from '@serai/ui/skeleton';
import { TextInput } from '@serai/ui/text-input';
import { useEffect, useRef, useState } from 'react';
import { useCommand } from '../../platform/api/use-command.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { type Board, type BoardRide, type Candidates, staleAfterDispatch } from './board.ts';
import { CrewButtons } from './crew-buttons.tsx';
import { type Crew, suggestCrews } from './suggest-crews.ts';
import { Unavailable } from './unavailable.tsx';
import { useDispatchWords } from './use-dispatch-words.ts';

export interface CrewListProps {
  board: Board;
  ride: BoardRide;
  onAssigned: () => void;
}

/** Drivers who can take a ride, each with a vehicle and the reason, best first; the focus begins at the first. */
export function CrewList(props: CrewListProps) {
  const { ride } = props;
  const query = useRead('console/dispatch/candidates', { ride_id: ride.id }, { fresh: true });
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-64" />}>
      {(candidates) => <Found {...props} candidates={candidates} />}
    </Loaded>
  );
}

function Found({ board, ride, candidates, onAssigned }: CrewListProps & { candidates: Candidates }) {
  const t = usePhrases('console-dispatch');
  const words = useDispatchWords(board.day);
  const notify = useNotify();
  const isChange = ride.status !== 'unassigned';
  const assign = useCommand('console/dispatch/assign', { stale: staleAfterDispatch, quiet: true });
  const reassign = useCommand('console/dispatch/reassign', { stale: staleAfterDispatch, quiet: true });
  const [vehicleId, setVehicleId] = useState('');
  const [reason, setReason] = useState('');
  const [lacksReason, setLacksReason] = useState(false);
  const [sentId, setSentId] = useState<number | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const busy = assign.busy || reassign.busy;
  const failure = (isChange ? reassign : assign).failure;
  const chosen = candidates.vehicles.find(({ id }) => String(id) === vehicleId);
  const crews = useSuggestedCrews(candidates, board, ride)
    .map(({ driver, vehicle }) => ({ driver, vehicle: chosen ?? vehicle }))
    .filter(({ driver, vehicle }) => driver.id !== ride.driver?.id || vehicle?.id !== ride.vehicle?.id);

  // A reason is typed first; without one the best crew is one key away.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[data-first], [data-crew]')?.focus({ preventScroll: true });
  }, []);

  async function give({ driver, vehicle }: Crew) {
    if (busy || vehicle === null) return;
    if (isChange && reason.trim() === '') {
      setLacksReason(true);
      form.current?.querySelector<HTMLElement>('[data-first]')?.focus();
      return;
    }
    setSentId(driver.id);
    const body = { ride_id: ride.id, driver_id: driver.id, vehicle_id: vehicle.id };
    const sent = isChange ? await reassign.send({ ...body, reason }) : await assign.send(body);
    if (sent.failure) return;
    const names = { guest: ride.passenger_name, driver: driver.name, plate: vehicle.plate_number };
    notify('success', t('assignedTo', names));
    onAssigned();
  }

  return (
    <div ref={form} className="grid gap-3">
      {isChange && (
        <Field label={t('reason')} required error={lacksReason ? t('reasonRequired') : undefined}>
          {(control) => (
            <TextInput
              {...control}
              data-first
              maxLength={200}
              value={reason}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                form.current?.querySelector<HTMLElement>('[data-crew]')?.focus();
              }}
              onChange={({ target }) => {
                setReason(target.value);
                setLacksReason(false);
              }}
            />
          )}
        </Field>
      )}
      {candidates.vehicles.length > 0 && crews.length > 0 && (
        <Field label={t('vehicle')}>
          {(control) => (
            <Select
              {...control}
              value={vehicleId}
              onChange={({ target }) => setVehicleId(target.value)}
              options={[
                { value: '', label: t('usualVehicle') },
                ...candidates.vehicles.map(({ id, plate_number, model, seats, minutes_away }) => ({
                  value: String(id),
                  label: [
                    plate_number,
                    model,
                    t('seats', { count: seats }),
                    minutes_away === null ? '' : words.reasonFor(minutes_away),
                  ]
                    .filter(Boolean)
                    .join(' · '),
                })),
              ]}
            />
          )}
        </Field>
      )}
      {failure && <FieldError>{failure.message}</FieldError>}
      {crews.length === 0 || candidates.vehicles.length === 0 ? (
        <EmptyState title={t(candidates.vehicles.length === 0 ? 'noVehicle' : 'noDriver')}>
          {t('noCrewHelp')}
        </EmptyState>
      ) : (
        <CrewButtons
          board={board}
          crews={crews}
          sentId={busy ? sentId : null}
          onGive={(crew) => void give(crew)}
        />
      )}
      <Unavailable board={board} candidates={candidates} />
    </div>
  );
}

/** Crews in the order of the moment the candidates came: a refresh of the board must not move them. */
function useSuggestedCrews(candidates: Candidates, board: Board, ride: BoardRide): readonly Crew[] {
  const suggest = () => ({ of: candidates, crews: suggestCrews(candidates, board, ride) });
  const [kept, setKept] = useState(suggest);
  if (kept.of === candidates) return kept.crews;
  const next = suggest();
  setKept(next);
  return next.crews;
}
