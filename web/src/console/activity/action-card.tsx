import type { StaffActionView } from '@serai/contract/staff/activity';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useSession } from '../../platform/session/use-session.tsx';
import { isInstant, isSum, wordOfCall, wordOfFact } from './action-words.ts';
import { useSiteWords } from './use-site-words.ts';
import { useStateWords } from './use-state-words.ts';

/** One change: action, object, person, network address and time, with the values before. */
export function ActionCard({ action }: { action: StaffActionView }) {
  const t = usePhrases('console-activity');
  const { time } = useDates();
  const word = wordOfCall(action.call);
  return (
    <li className="grid gap-2 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="min-w-0 font-strong [overflow-wrap:anywhere]">
          {word ? t(word) : action.call}
          {action.object_name && <span className="ml-2 font-normal">{action.object_name}</span>}
        </h2>
        <p className="text-caption text-muted">
          <span className="text-text">{action.operator}</span> ·{' '}
          <span className="whitespace-nowrap">{time(action.at)}</span> · {t('from', { ip: action.ip })}
        </p>
      </div>
      <Changes action={action} />
      {action.reason && (
        <p className="text-caption [overflow-wrap:anywhere]">{t('reason', { reason: action.reason })}</p>
      )}
    </li>
  );
}

function Changes({ action: { object_kind: kind, before, after } }: { action: StaffActionView }) {
  const t = usePhrases('console-activity');
  const site = useSiteWords();
  const say = useSaying(kind);
  const nameOf = (name: string) => {
    const word = wordOfFact(name);
    return site.nameOf(kind, name) ?? (word ? t(word.words, { number: word.number ?? '' }) : name);
  };
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return <p className="text-caption text-muted">{t('noChange')}</p>;
  return (
    <dl className="grid gap-x-4 gap-y-1 text-caption sm:grid-cols-[minmax(0,12rem)_1fr]">
      {names.map((name) => {
        const [was, is] = [before?.[name], after?.[name]];
        return (
          <div key={name} className="contents max-sm:block">
            <dt className="text-muted [overflow-wrap:anywhere]">{nameOf(name)}</dt>
            <dd className="line-clamp-6 [overflow-wrap:anywhere]">
              {after !== null && say(name, is)}
              {before !== null && (
                <span className="text-muted">
                  {after !== null && ' · '}
                  {after === null ? <del>{say(name, was)}</del> : t('was', { value: say(name, was) })}
                </span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** A value as people read it: sums as money, states, roles, choices, yes and no as words, nothing as a dash. */
function useSaying(kind: StaffActionView['object_kind']): (name: string, value: unknown) => string {
  const t = usePhrases('console-activity');
  const money = useMoney();
  const sayState = useStateWords();
  const siteWords = useSiteWords();
  const { site } = useSession();
  const { time } = useDates();
  return (name, value) => {
    if (value === null || value === undefined || value === '') return '—';
    const chosen = siteWords.say(kind, name, value);
    if (chosen !== null) return chosen;
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (typeof value === 'number' && isSum(name) && site) {
      return money.text({ amount: value, currency: site.currency });
    }
    if (typeof value === 'number' && isInstant(name)) return time(value);
    if (Array.isArray(value))
      return value.map((one) => sayState(name, String(one)) ?? sayItem(one)).join(', ');
    return typeof value === 'string'
      ? (sayState(name, value) ?? sayTime(value, time))
      : JSON.stringify(value);
  };
}

/** Formats an instant in the reader's zone and a local time without its T; returns any other text unchanged. */
function sayTime(value: string, time: (seconds: number) => string): string {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value)) return value;
  return value.endsWith('Z') ? time(Date.parse(value) / 1000) : value.replace('T', ' ');
}

/** Formats a person's sums as currency and numbers; anything else as text. */
function sayItem(value: unknown): string {
  return typeof value === 'object' && value !== null ? Object.values(value).join(' ') : String(value);
}
