import { Dialog } from '@serai/ui/dialog';
import { Icon } from '@serai/ui/icons';
import { Skeleton } from '@serai/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSending } from '../../../platform/api/use-send.ts';
import { useApi } from '../../../platform/app.tsx';
import { useOpenLink } from '../../../platform/files/use-open-link.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { sizeText } from '../../../platform/upload/size-text.ts';
import type { AttachedFile } from '../work-order-queries.ts';

interface FilesProps {
  workOrderId: number;
  files: readonly AttachedFile[];
}

/** Attachments: pictures as thumbnails that open, other files by name. */
export function EntryFiles({ workOrderId, files }: FilesProps) {
  const t = usePhrases('work-order');
  if (files.length === 0) return null;
  return (
    <ul aria-label={t('files')} className="flex flex-wrap gap-2">
      {files.map((file) => (
        <li key={file.id} className="min-w-0">
          {file.is_picture ? (
            <Thumbnail workOrderId={workOrderId} file={file} />
          ) : (
            <FileButton workOrderId={workOrderId} file={file} />
          )}
        </li>
      ))}
    </ul>
  );
}

function FileButton({ workOrderId, file }: { workOrderId: number; file: AttachedFile }) {
  const t = usePhrases('work-order');
  const api = useApi();
  const openLink = useOpenLink();
  const opening = useSending(async () => {
    const { url } = await api.post('workOrder/link', { id: workOrderId, file: file.id });
    await openLink(url, file.name);
  });
  return (
    <button
      type="button"
      aria-busy={opening.busy || undefined}
      aria-label={t('openFile', { name: file.name })}
      onClick={() => void opening.send()}
      className="flex max-w-full items-center gap-2 rounded-control border border-line bg-surface px-3 py-2 text-left hover:border-teal"
    >
      <Icon name="receipt" size={20} className="shrink-0 text-muted" />
      <span className="min-w-0 truncate">{file.name}</span>
      <span className="shrink-0 text-caption text-muted">{sizeText(file.size)}</span>
    </button>
  );
}

/** A private picture: fetched once by a one-use link, and kept while the page is open. */
function Thumbnail({ workOrderId, file }: { workOrderId: number; file: AttachedFile }) {
  const t = usePhrases('work-order');
  const common = usePhrases('common');
  const api = useApi();
  const query = useQuery({
    queryKey: ['work-order-picture', file.id],
    queryFn: async ({ signal }) => {
      const { url } = await api.post('workOrder/link', { id: workOrderId, file: file.id }, { quiet: true });
      const response = await fetch(url, { signal });
      const blob = await response.blob();
      if (!response.ok || !blob.type.startsWith('image/')) throw new Error('no picture came');
      return blob;
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const address = useObjectUrl(query.data);
  const [open, setOpen] = useState(false);
  const frame = 'size-24 rounded-control border border-line bg-surface';
  if (query.isError) {
    return (
      <button
        type="button"
        title={t('pictureFailed')}
        aria-label={t('pictureFailed')}
        onClick={() => void query.refetch()}
        className={`${frame} flex items-center justify-center text-muted hover:border-teal`}
      >
        <Icon name="refresh" size={20} />
      </button>
    );
  }
  if (!address) return <Skeleton className="size-24" />;
  return (
    <>
      <button
        type="button"
        aria-label={t('openFile', { name: file.name })}
        onClick={() => setOpen(true)}
        className={`${frame} block overflow-hidden hover:border-teal`}
      >
        <img src={address} alt="" className="size-full object-cover" />
      </button>
      <Dialog wide open={open} onOpenChange={setOpen} title={file.name} words={{ close: common('close') }}>
        <img src={address} alt={file.name} className="mx-auto max-h-[75dvh] rounded-control object-contain" />
      </Dialog>
    </>
  );
}

function useObjectUrl(blob: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
}
