import { classNames } from '@serai/ui/class-names';
import { Tag } from '@serai/ui/tag';
import { useDates } from '../../platform/format/dates.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { DeskFiles } from './desk-files.tsx';
import type { DeskThreadEntry, DeskWorkOrderReply } from './desk-work-order.ts';

/** Thread of a work order as the staff read it: messages of both sides, notes among the staff, and events. */
export function DeskThread({ reply }: { reply: DeskWorkOrderReply }) {
  const t = usePhrases('console-work-orders');
  const { work_order: workOrder, files, entries } = reply;
  return (
    <ol aria-label={t('thread')} className="grid gap-4">
      <Message
        by="member"
        name={workOrder.asker}
        at={workOrder.created_at}
        content={workOrder.detail}
        files={files}
      />
      {entries
        .filter(({ event }) => event !== 'submit')
        .map((entry) =>
          entry.content === '' && entry.files.length === 0 ? (
            <Event key={entry.id} entry={entry} />
          ) : (
            <Message key={entry.id} name={entry.by_name} {...entry} />
          ),
        )}
    </ol>
  );
}

function Event({ entry: { by_name: name, event, at } }: { entry: DeskThreadEntry }) {
  const t = usePhrases('console-work-orders');
  const { placeTime } = useDates();
  if (!event) return null;
  return (
    <li className="text-center text-caption text-muted [overflow-wrap:anywhere]">
      {[name, t(`event_${event}`), placeTime(at)].filter(Boolean).join(' · ')}
    </li>
  );
}

type MessageProps = Pick<DeskThreadEntry, 'by' | 'at' | 'content' | 'files'> & {
  name: string;
  kind?: DeskThreadEntry['kind'];
};

/** A message: of the member at the left, of the staff at the right, a note among the staff in amber. */
function Message({ by, name, at, content, files, kind = 'reply' }: MessageProps) {
  const t = usePhrases('console-work-orders');
  const { placeTime } = useDates();
  const isNote = kind === 'note';
  const isOurs = by === 'staff';
  return (
    <li className={classNames('grid gap-1', isOurs && 'justify-items-end')}>
      <p className="flex flex-wrap items-center gap-x-2 text-caption text-muted">
        <span className="font-strong text-text">{name}</span>
        {isNote && <Tag tone="amber">{t('note')}</Tag>}
        <span className="whitespace-nowrap">{placeTime(at)}</span>
      </p>
      {content && (
        <div
          className={classNames(
            'max-w-[min(40rem,90%)] rounded-card border px-4 py-3 whitespace-pre-line [overflow-wrap:anywhere]',
            isNote
              ? 'border-amber/40 bg-amber-soft'
              : isOurs
                ? 'border-teal/25 bg-teal-soft'
                : 'border-line bg-sunken/60',
          )}
        >
          {content}
        </div>
      )}
      <DeskFiles files={files} />
    </li>
  );
}
