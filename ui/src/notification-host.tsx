import { classNames } from './class-names.tsx';
import { IconButton } from './icon-button.tsx';
import { Icon, type IconName } from './icons.tsx';

export type NoticeKind = 'success' | 'error' | 'warning' | 'info';

export interface Notice {
  id: number;
  kind: NoticeKind;
  message: string;
}

export interface NotificationHostProps {
  notices: readonly Notice[];
  onClose: (id: number) => void;
  words: { label: string; close: string };
}

/**
 * Notices at the top right, 16 px apart, above everything (z-index 2000). The owner decides how long they are
 * shown.
 */
export function NotificationHost({ notices, onClose, words }: NotificationHostProps) {
  return (
    <section
      aria-label={words.label}
      className="pointer-events-none fixed top-4 right-4 z-[2000] flex w-[min(22rem,calc(100vw-2rem))] flex-col gap-4"
    >
      {notices.map((notice) => (
        <div
          key={notice.id}
          role={notice.kind === 'error' ? 'alert' : 'status'}
          className={classNames(
            'pointer-events-auto flex items-start gap-3 rounded-card border border-l-4 border-line bg-surface py-2 pr-1 pl-4 shadow-floating',
            edges[notice.kind],
          )}
        >
          <Icon name={icons[notice.kind]} className={classNames('mt-2.5 shrink-0', colours[notice.kind])} />
          <p className="flex-1 py-2 text-text [overflow-wrap:anywhere]">{notice.message}</p>
          <IconButton
            icon="close"
            label={words.close}
            className="text-muted"
            onClick={() => onClose(notice.id)}
          />
        </div>
      ))}
    </section>
  );
}

const icons: Record<NoticeKind, IconName> = {
  success: 'check',
  error: 'error',
  warning: 'warning',
  info: 'info',
};
const colours: Record<NoticeKind, string> = {
  success: 'text-jade',
  error: 'text-lacquer',
  warning: 'text-amber',
  info: 'text-teal',
};
const edges: Record<NoticeKind, string> = {
  success: 'border-l-jade',
  error: 'border-l-lacquer',
  warning: 'border-l-amber',
  info: 'border-l-teal',
};
