import { Button } from '@serai/ui/button';
import { classNames } from '@serai/ui/class-names';
import { Icon } from '@serai/ui/icons';
import { useState } from 'react';
import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { AttachedFile, ThreadEntry, WorkOrderDetail } from '../work-order-queries.ts';
import { EntryFiles } from './entry-files.tsx';

/** Number of newest entries shown at first. */
const shownAtFirst = 30;

/** Messages and events, oldest first: messages as bubbles, events as one line each. */
export function Thread({ detail: { work_order: workOrder, files, entries } }: { detail: WorkOrderDetail }) {
  const t = usePhrases('work-order');
  const [whole, setWhole] = useState(false);
  const shown = whole ? entries : entries.slice(-shownAtFirst);
  const hidden = entries.length - shown.length;
  const [first] = entries;
  return (
    <ol className="grid gap-5">
      {hidden > 0 && (
        <li className="text-center">
          <Button kind="quiet" size="compact" onClick={() => setWhole(true)}>
            {t('earlier', { count: hidden })}
          </Button>
        </li>
      )}
      {hidden === 0 && (
        <Bubble
          workOrderId={workOrder.id}
          by="member"
          name={first?.event === 'submit' ? first.by_name : ''}
          at={workOrder.created_at}
          content={workOrder.detail}
          files={files}
          label={t('event_submit')}
        />
      )}
      {shown
        .filter(({ event }) => event !== 'submit')
        .map((entry) => (
          <Entry key={entry.id} workOrderId={workOrder.id} entry={entry} />
        ))}
    </ol>
  );
}

function Entry({ workOrderId, entry }: { workOrderId: number; entry: ThreadEntry }) {
  const t = usePhrases('work-order');
  const { by, by_name, at, content, files, event } = entry;
  const says = event && !plainReplies.has(event) ? t(`event_${event}`) : undefined;
  if (content === '' && files.length === 0) return <Move entry={entry} />;
  return (
    <Bubble
      workOrderId={workOrderId}
      by={by}
      name={by_name}
      at={at}
      content={content}
      files={files}
      label={says}
    />
  );
}

/** Event without a message. */
function Move({ entry: { by, by_name, event, at } }: { entry: ThreadEntry }) {
  const t = usePhrases('work-order');
  const who = useWho();
  const { placeTime } = useDates();
  if (!event) return null;
  return (
    <li className="flex items-center gap-3 text-caption text-muted">
      <span aria-hidden="true" className="h-px min-w-4 flex-1 bg-line" />
      <span className="text-center [overflow-wrap:anywhere]">
        {t('moved', { who: who(by, by_name), what: t(`event_${event}`) })} ·{' '}
        <span className="whitespace-nowrap">{placeTime(at)}</span>
      </span>
      <span aria-hidden="true" className="h-px min-w-4 flex-1 bg-line" />
    </li>
  );
}

interface BubbleProps {
  workOrderId: number;
  by: ThreadEntry['by'];
  name: string;
  /** Seconds since 1970. */
  at: number;
  content: string;
  files: readonly AttachedFile[];
  /** Additional effect. */
  label?: string | undefined;
}

function Bubble({ workOrderId, by, name, at, content, files, label }: BubbleProps) {
  const who = useWho();
  const { placeTime } = useDates();
  const own = by === 'member';
  return (
    <li className={classNames('flex gap-3', own && 'flex-row-reverse')}>
      <span
        aria-hidden="true"
        className={classNames(
          'mt-1 flex size-8 shrink-0 items-center justify-center rounded-full',
          own ? 'bg-sunken text-muted' : 'bg-teal-soft text-teal',
        )}
      >
        <Icon name={own ? 'user' : by === 'staff' ? 'chat' : 'clock'} size={18} />
      </span>
      <div className={classNames('grid min-w-0 max-w-[min(40rem,85%)] gap-1', own && 'justify-items-end')}>
        <p className="flex flex-wrap gap-x-2 text-caption text-muted">
          <span className="font-strong text-text">{who(by, name)}</span>
          {label && <span>{label}</span>}
          <span className="whitespace-nowrap">{placeTime(at)}</span>
        </p>
        {content && (
          <div
            className={classNames(
              'rounded-card border px-4 py-3 whitespace-pre-line [overflow-wrap:anywhere]',
              own ? 'border-line bg-sunken/60' : 'border-teal/25 bg-teal-soft',
            )}
          >
            {content}
          </div>
        )}
        <EntryFiles workOrderId={workOrderId} files={files} />
      </div>
    </li>
  );
}

function useWho(): (by: ThreadEntry['by'], name: string) => string {
  const t = usePhrases('work-order');
  return (by, name) => {
    if (by === 'system') return t('system');
    if (by === 'staff') return name ? t('desk', { name }) : t('deskNameless');
    return name;
  };
}

/** Status changes caused by the message itself, without a separate line. */
const plainReplies: ReadonlySet<string> = new Set(['reply_staff', 'reply_member']);
