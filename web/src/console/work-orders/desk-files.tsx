import { Icon } from '@serai/ui/icons';
import { useSending } from '../../platform/api/use-send.ts';
import { useFetchFile } from '../../platform/files/use-fetch-file.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { sizeText } from '../../platform/upload/size-text.ts';
import type { DeskWorkOrderReply } from './desk-work-order.ts';

type Files = DeskWorkOrderReply['files'];

/** Attachments by name; a press fetches and opens one. */
export function DeskFiles({ files }: { files: Files }) {
  const t = usePhrases('console-work-orders');
  if (files.length === 0) return null;
  return (
    <ul aria-label={t('files')} className="flex flex-wrap gap-2">
      {files.map((file) => (
        <li key={file.id} className="min-w-0">
          <FileButton file={file} />
        </li>
      ))}
    </ul>
  );
}

function FileButton({ file: { id, name, size } }: { file: Files[number] }) {
  const t = usePhrases('console-work-orders');
  const fetchFile = useFetchFile();
  const opening = useSending(() => fetchFile('console/workOrder/file', { file: id }, name));
  return (
    <button
      type="button"
      aria-busy={opening.busy || undefined}
      aria-label={t('openFile', { name })}
      onClick={() => void opening.send()}
      className="flex max-w-full items-center gap-2 rounded-control border border-line bg-surface px-3 py-2 text-left hover:border-teal"
    >
      <Icon name="receipt" size={20} className="shrink-0 text-muted" />
      <span className="min-w-0 truncate">{name}</span>
      <span className="shrink-0 text-caption text-muted">{sizeText(size)}</span>
    </button>
  );
}
