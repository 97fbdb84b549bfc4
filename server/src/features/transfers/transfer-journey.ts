import type { Journey } from '../fleet/fleet.ts';
import type { SoldAs } from './sold-as.ts';

/**
 * A transfer as a journey of the fleet: its vehicle comes from the airport's base, and the empty drive takes
 * as long.
 */
export function transferJourney({
  mode,
  baseId = null,
  driveMinutes,
  times,
}: Pick<SoldAs, 'mode' | 'baseId' | 'driveMinutes' | 'times'>): Journey {
  return {
    startsAt: new Date(times.start),
    endsAt: new Date(times.end),
    fromBaseId: baseId,
    toBaseId: baseId,
    outMinutes: mode === 'drop_off' ? driveMinutes : 0,
    backMinutes: mode === 'pick_up' ? driveMinutes : 0,
  };
}
