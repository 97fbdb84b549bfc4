import { Icon, type IconName } from '@serai/ui/icons';

/** Icons available in our own set, by the names that family clients use. */
const ours: Readonly<Record<string, IconName>> = {
  'fa-bed': 'bed',
  'fa-car': 'car',
  'fa-plane': 'plane',
  'fa-envelope-o': 'mail',
  'fa-th-large': 'grid',
  'fa-credit-card': 'wallet',
  'fa-money': 'banknote',
  'fa-tasks': 'tasks',
  'fa-globe': 'globe',
  'fa-user': 'user',
  'fa-lock': 'lock',
  'fa-trophy': 'medal',
  'fa-building-o': 'building',
  'fa-users': 'guests',
  'fa-check-square-o': 'check',
  'fa-file-text-o': 'receipt',
  'fa-id-card-o': 'passport',
  'fa-life-ring': 'chat',
  'fa-bell-o': 'bell',
  'fa-newspaper-o': 'news',
  'fa-heart-o': 'heart',
  'fa-comment-o': 'comment',
  'fa-pencil-square-o': 'pencil',
  'fa-shopping-bag': 'shopping-bag',
  'fa-book': 'book',
};

/** The icon of an entry, or a dot if it is not in our set. */
export function MenuIcon({ name, size = 18 }: { name: string; size?: number }) {
  const known = ours[name.replace(/^fa /, '')];
  if (known) return <Icon name={known} size={size} className="shrink-0" />;
  return (
    <span
      aria-hidden="true"
      style={{ width: size, height: size }}
      className="flex shrink-0 items-center justify-center"
    >
      <span className="size-1.5 rounded-full bg-current" />
    </span>
  );
}
