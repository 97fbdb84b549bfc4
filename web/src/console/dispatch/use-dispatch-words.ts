import type { ServiceTime } from '@serai/contract/dates';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { type BoardRide, type Candidates, clashOf } from './board.ts';

type Obstacle = Candidates['unavailable']['drivers'][number]['obstacle'];

/** Languages of drivers that have a name in the phrases. */
const languages = ['burmese', 'chinese', 'thai', 'english'] as const;

/** Words for times, rides and candidates of the board of a day. */
export function useDispatchWords(day: string) {
  const t = usePhrases('console-dispatch');
  /** Time of day at the base; another day than that of the board is named. */
  const clock = ({ local }: ServiceTime) => {
    const time = local.slice(11, 16);
    const date = local.slice(0, 10);
    if (date === day) return time;
    return t(date > day ? 'nextDay' : 'dayBefore', { time });
  };
  const period = ({ starts_at, ends_at }: Pick<BoardRide, 'starts_at' | 'ends_at'>) =>
    `${clock(starts_at)}–${clock(ends_at)}`;
  const spoken = (codes: readonly string[]) =>
    languages
      .filter((language) => codes.includes(language))
      .map((language) => t(`language_${language}`))
      .join(t('and'));
  /** Why a candidate can take a ride, e.g. "free, 20 min away, speaks Chinese". */
  const reasonFor = (minutes: number | null, codes?: readonly string[]) =>
    [
      t('free'),
      minutes === null ? '' : minutes === 0 ? t('onSite') : t('minutesAway', { count: minutes }),
      codes && codes.length > 0 ? t('speaks', { languages: spoken(codes) }) : '',
    ]
      .filter(Boolean)
      .join(t('comma'));
  const obstacleText = ({ reason, other, until }: Obstacle) =>
    t(`not_${reason}`, {
      sn: other?.order_sn ?? '',
      from: other ? clock(other.starts_at) : '',
      time: other ? clock(other.ends_at) : until ? clock(until) : '',
    });
  const clashText = (ride: BoardRide) => {
    const clash = clashOf(ride);
    if (!clash) return '';
    return t(`clash_${clash.reason}`, { whose: t(clash.whose), sn: clash.sn });
  };
  /** Hours of a driver on the day. */
  const hours = (minutes: number) =>
    minutes === 0 ? t('noRides') : t('hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return { clock, period, spoken, reasonFor, obstacleText, clashText, hours };
}
