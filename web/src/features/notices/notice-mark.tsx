import type { MessageKind } from '@serai/contract/messages/kinds';
import { classNames } from '@serai/ui/class-names';
import { Icon, type IconName } from '@serai/ui/icons';

const icons: Record<MessageKind, IconName> = {
  orders: 'bed',
  service_day: 'car',
  approvals: 'check',
  money: 'wallet',
  bills: 'tasks',
  invoices: 'receipt',
  work_orders: 'chat',
  content: 'news',
  reminders: 'clock',
  digest: 'calendar',
  security: 'shield',
};

/** Icon for the kind of a notice; stronger while unread. */
export function NoticeMark({ kind, read }: { kind: MessageKind; read: boolean }) {
  return (
    <span
      className={classNames(
        'relative flex size-9 shrink-0 items-center justify-center rounded-full',
        read ? 'bg-sunken text-muted' : 'bg-teal-soft text-teal',
      )}
    >
      <Icon name={icons[kind]} size={18} />
      {!read && (
        <span
          aria-hidden="true"
          className="absolute top-0 right-0 size-2.5 rounded-full border-2 border-surface bg-saffron"
        />
      )}
    </span>
  );
}
