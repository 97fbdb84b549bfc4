import { Button } from '@serai/ui/button';
import { Icon } from '@serai/ui/icons';
import { Menu, menuItemClass } from '@serai/ui/menu';
import { useState } from 'react';
import { useCommand } from '../../platform/api/use-command.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';
import type { Colleague, QueueEntry } from './queue-words.ts';
import { SnoozeDialog } from './snooze-dialog.tsx';

interface EntryOwnerProps {
  entry: QueueEntry;
  colleagues: readonly Colleague[];
}

/** Owner of an entry, with the ways to take it, give it back, hand it over or snooze it. */
export function EntryOwner({ entry, colleagues }: EntryOwnerProps) {
  const t = usePhrases('console-queues');
  const [dialog, setDialog] = useState<'handOver' | 'snooze' | null>(null);
  const stale = { stale: ['console/queue/list'] as const };
  const take = useCommand('console/queue/take', stale);
  const release = useCommand('console/queue/release', stale);
  const handOver = useCommand('console/queue/handOver', { ...stale, quiet: true });
  const snooze = useCommand('console/queue/snooze', { ...stale, quiet: true });
  const notify = useNotify();
  const { queue, object_id, owner, actions } = entry;
  const named = { queue, object_id };
  const others = actions.filter((action) => action !== 'take');
  return (
    <div className="flex items-center gap-1 md:max-w-44 md:justify-end">
      {owner && (
        <span className="flex min-w-0 items-center gap-1 text-caption text-muted">
          <Icon name="user" size={14} className="shrink-0" />
          <span className="truncate">{owner.name}</span>
        </span>
      )}
      {!owner && actions.includes('take') && (
        <Button size="compact" busy={take.busy} onClick={() => void take.send(named)}>
          {t('take')}
        </Button>
      )}
      {others.length > 0 && (
        <Menu label={t('moreActions', { number: entry.number })} button={<Icon name="menu" size={16} />}>
          {owner && actions.includes('take') && (
            <button type="button" className={menuItemClass} onClick={() => void take.send(named)}>
              {t('takeOver')}
            </button>
          )}
          {actions.includes('release') && (
            <button type="button" className={menuItemClass} onClick={() => void release.send(named)}>
              {t('release')}
            </button>
          )}
          {actions.includes('handOver') && (
            <button type="button" className={menuItemClass} onClick={() => setDialog('handOver')}>
              {t('handOver')}
            </button>
          )}
          {actions.includes('snooze') && (
            <button type="button" className={menuItemClass} onClick={() => setDialog('snooze')}>
              {t('snooze')}
            </button>
          )}
        </Menu>
      )}
      {dialog === 'handOver' && (
        <HandOverDialog
          title={t('handOverTitle', { number: entry.number })}
          colleagues={colleagues.filter(({ id, queues }) => id !== owner?.id && queues.includes(queue))}
          busy={handOver.busy}
          send={async ({ id, name }) => {
            const { failure } = await handOver.send({ ...named, operator_id: id });
            if (!failure) notify('success', t('handedOver', { name }));
            return failure;
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'snooze' && (
        <SnoozeDialog
          title={t('snoozeTitle', { number: entry.number })}
          busy={snooze.busy}
          send={async (until) => {
            const { failure } = await snooze.send({ ...named, ...until });
            if (!failure) notify('success', t('snoozed'));
            return failure;
          }}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}
