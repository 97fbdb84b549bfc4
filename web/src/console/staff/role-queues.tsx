import { type QueueName, queueNames } from '@serai/contract/back-office/queue-names';
import { Checkbox } from '@serai/ui/checkbox';
import { usePhrases } from '../../platform/i18n/phrases.ts';

interface RoleQueuesProps {
  /** None for all queues. */
  queues: readonly QueueName[];
  onChange: (queues: QueueName[]) => void;
}

/** The queues that a role is limited to, as checkboxes. */
export function RoleQueues({ queues, onChange }: RoleQueuesProps) {
  const t = usePhrases('console-staff');
  const words = usePhrases('console-queues');
  const toggle = (name: QueueName) =>
    onChange(queueNames.filter((each) => queues.includes(each) !== (each === name)));
  return (
    <fieldset aria-describedby="role-queues-hint" className="grid gap-3">
      <legend className="mb-1 font-strong">{t('queues')}</legend>
      <p id="role-queues-hint" className="text-caption text-muted">
        {t('queuesHint')}
      </p>
      <div className="grid gap-x-8 sm:grid-cols-2">
        {queueNames.map((name) => (
          <Checkbox
            key={name}
            label={words(`queue_${name}`)}
            checked={queues.includes(name)}
            onChange={() => toggle(name)}
          />
        ))}
      </div>
    </fieldset>
  );
}
