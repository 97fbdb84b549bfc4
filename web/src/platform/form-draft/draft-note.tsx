import { Button } from '@serai/ui/button';
import { Icon } from '@serai/ui/icons';

/** Notes that a form contains an earlier draft, with a button to discard it. */
export function DraftNote({ words, drop, onDrop }: { words: string; drop: string; onDrop: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-teal-soft px-4 py-1 text-caption"
    >
      <Icon name="info" size={16} className="shrink-0 text-teal" />
      <span className="min-w-0 flex-1 basis-48">{words}</span>
      <Button kind="quiet" size="compact" onClick={onDrop}>
        {drop}
      </Button>
    </div>
  );
}
