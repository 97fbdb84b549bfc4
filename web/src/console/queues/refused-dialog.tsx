import type { QueueRefusal } from '@serai/contract/back-office/queue-names';
import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { QueueEntry } from './queue-words.ts';

/** A selected entry that was not changed, and why. */
export interface RefusedEntry extends Pick<QueueEntry, 'queue' | 'object_id' | 'number'> {
  refusal: QueueRefusal | null;
  /** Name of the colleague who has it. */
  owner: string | null;
}

/** Lists the entries that were not changed, each with the reason. */
export function RefusedDialog({
  entries,
  onClose,
}: {
  entries: readonly RefusedEntry[];
  onClose: () => void;
}) {
  const t = usePhrases('console-queues');
  const common = usePhrases('common');
  const title = t('refusedTitle', { count: entries.length });
  return (
    <Dialog
      open
      title={title}
      words={{ close: common('close') }}
      actions={
        <Button kind="primary" onClick={onClose}>
          {t('understood')}
        </Button>
      }
      onOpenChange={(open) => !open && onClose()}
    >
      <ul
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by the keyboard too
        tabIndex={0}
        className="grid max-h-80 gap-2 overflow-y-auto"
      >
        {entries.map(({ queue, object_id, number, refusal, owner }) => (
          <li key={`${queue} ${object_id}`} className="flex flex-wrap justify-between gap-x-4">
            <span className="font-strong">{number}</span>
            <span className="text-muted">{refusal && t(refusal, { name: owner ?? '' })}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
