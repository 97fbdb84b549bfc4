import { Icon, type IconName, isIconName } from '@serai/ui/icons';

/** The icon an entry names, or a dot where it names none of ours. */
export function MenuIcon({ name, size = 18 }: { name: string; size?: number }) {
  const known: IconName | null = isIconName(name) ? name : null;
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
