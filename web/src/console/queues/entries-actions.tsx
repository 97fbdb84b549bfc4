import type { QueueAction } from '@serai/contract/back-office/queue-names';
import { Button } from '@serai/ui/button';
import { useState } from 'react';
import type { Posted } from '../../platform/api/calls.ts';
import { useCommand } from '../../platform/api/use-command.ts';
import type { Sent } from '../../platform/api/use-send.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { useRead } from '../../platform/query/use-read.ts';
import { useSession } from '../../platform/session/use-session.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import type { QueueEntry } from './queue-words.ts';
import { RefusedDialog, type RefusedEntry } from './refused-dialog.tsx';
import { SnoozeDialog } from './snooze-dialog.tsx';

/** An entry that is selected in a list: named for the calls, and with the number that people say. */
export type SelectedEntry = Pick<QueueEntry, 'queue' | 'object_id' | 'number'>;

interface EntriesActionsProps {
  entries: readonly SelectedEntry[];
  actions: readonly Exclude<QueueAction, 'release'>[];
  /** Called once a command was carried out, with or without refused entries. */
  onDone: () => void;
}

type Result = Posted<'console/queue/takeSeveral'>['results'][number];

const stale = ['console/queue/list', 'console/workOrder/list'] as const;

/** Takes, hands over or snoozes the selected entries; those that were refused are listed with the reason. */
export function EntriesActions({ entries, actions, onDone }: EntriesActionsProps) {
  const t = usePhrases('console-queues');
  const notify = useNotify();
  const [dialog, setDialog] = useState<'handOver' | 'snooze' | null>(null);
  const [refused, setRefused] = useState<readonly RefusedEntry[]>([]);
  const take = useCommand('console/queue/takeSeveral', { stale });
  const handOver = useCommand('console/queue/handOverSeveral', { stale, quiet: true });
  const snooze = useCommand('console/queue/snoozeSeveral', { stale, quiet: true });
  const named = entries.map(({ queue, object_id }) => ({ queue, object_id }));

  async function show(sending: Promise<Sent<{ results: Result[] }>>, done: (count: number) => string) {
    const { reply, failure } = await sending;
    if (failure) return failure;
    const left = reply.results.filter(({ refusal }) => refusal !== null);
    const count = reply.results.length - left.length;
    if (count > 0) notify('success', done(count));
    setRefused(left.map((result) => ({ ...result, number: numberOf(entries, result) })));
    onDone();
    return null;
  }

  return (
    <>
      {entries.length > 0 && actions.includes('take') && (
        <Button
          size="compact"
          busy={take.busy}
          onClick={() => void show(take.send({ entries: named }), (count) => t('tookSeveral', { count }))}
        >
          {t('take')}
        </Button>
      )}
      {entries.length > 0 && actions.includes('handOver') && (
        <Button size="compact" onClick={() => setDialog('handOver')}>
          {t('handOver')}
        </Button>
      )}
      {entries.length > 0 && actions.includes('snooze') && (
        <Button size="compact" onClick={() => setDialog('snooze')}>
          {t('snooze')}
        </Button>
      )}
      {dialog === 'handOver' && (
        <HandOverSeveral
          entries={entries}
          busy={handOver.busy}
          send={({ id, name }) =>
            show(handOver.send({ entries: named, operator_id: id }), (count) =>
              t('shiftDone', { count, name }),
            )
          }
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'snooze' && (
        <SnoozeDialog
          title={t('snoozeSeveralTitle', { count: entries.length })}
          busy={snooze.busy}
          send={(until) =>
            show(snooze.send({ entries: named, ...until }), (count) => t('snoozedSeveral', { count }))
          }
          onClose={() => setDialog(null)}
        />
      )}
      {refused.length > 0 && <RefusedDialog entries={refused} onClose={() => setRefused([])} />}
    </>
  );
}

type HandOverSeveralProps = Omit<Parameters<typeof HandOverDialog>[0], 'title' | 'colleagues'> &
  Pick<EntriesActionsProps, 'entries'>;

/** Reads the colleagues who answer all queues of the selection, and asks for one of them. */
function HandOverSeveral({ entries, ...dialog }: HandOverSeveralProps) {
  const t = usePhrases('console-queues');
  const { user } = useSession();
  const queues = [...new Set(entries.map(({ queue }) => queue))];
  const colleagues = useRead('console/queue/list', {}, { noticed: true }).data?.colleagues ?? [];
  return (
    <HandOverDialog
      {...dialog}
      title={t('handOverSeveralTitle', { count: entries.length })}
      colleagues={colleagues.filter(
        (colleague) => colleague.id !== user?.id && queues.every((queue) => colleague.queues.includes(queue)),
      )}
    />
  );
}

function numberOf(entries: readonly SelectedEntry[], { queue, object_id }: Result): string {
  return entries.find((entry) => entry.queue === queue && entry.object_id === object_id)?.number ?? '';
}
