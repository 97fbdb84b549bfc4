import type { QueueName } from '@serai/contract/back-office/queue-names';
import { Icon } from '@serai/ui/icons';
import type { ReactNode } from 'react';
import { usePhrases } from '../../platform/i18n/phrases.ts';

interface UncoveredQueuesProps {
  queues: readonly QueueName[];
  /** Follows the warning, e.g. a link. */
  children?: ReactNode;
}

/** Warns of queues that only administrators can answer; nothing without any. */
export function UncoveredQueues({ queues, children }: UncoveredQueuesProps) {
  const t = usePhrases('console-queues');
  if (queues.length === 0) return null;
  const names = queues.map((name) => t(`queue_${name}`)).join(t('separator'));
  return (
    <p role="status" className="mb-4 flex items-start gap-2 rounded-control bg-amber-soft px-4 py-2">
      <Icon name="warning" size={18} className="mt-1 shrink-0" />
      <span>
        {t('uncovered', { queues: names })} {children}
      </span>
    </p>
  );
}
