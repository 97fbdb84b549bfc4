import { Icon } from '@serai/ui/icons';
import { useSending } from '../../platform/api/use-send.ts';
import { useFetchFile } from '../../platform/files/use-fetch-file.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { sizeText } from '../../platform/upload/size-text.ts';

interface SlipButtonProps {
  path: 'console/receipt/slip' | 'console/declaration/slip';
  id: number;
  slip: { name: string; size: number };
}

/** A bank's slip by its name; a press fetches and opens it. */
export function SlipButton({ path, id, slip: { name, size } }: SlipButtonProps) {
  const t = usePhrases('console-receipts');
  const fetchFile = useFetchFile();
  const opening = useSending(() => fetchFile(path, { id }, name));
  return (
    <button
      type="button"
      aria-busy={opening.busy || undefined}
      aria-label={t('openSlip', { name })}
      onClick={() => void opening.send()}
      className="flex max-w-full items-center gap-2 justify-self-start rounded-control border border-line bg-surface px-3 py-1.5 text-left hover:border-teal"
    >
      <Icon name="receipt" size={18} className="shrink-0 text-muted" />
      <span className="min-w-0 truncate">{name}</span>
      <span className="shrink-0 text-caption text-muted">{sizeText(size)}</span>
    </button>
  );
}
