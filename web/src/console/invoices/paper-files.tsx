import { Button } from '@serai/ui/button';
import { useSending } from '../../platform/api/use-send.ts';
import { useFetchFile } from '../../platform/files/use-fetch-file.ts';
import type { DeskInvoiceReply } from './desk-invoice.ts';

type PaperFile = DeskInvoiceReply['files'][number];

/** Files of an invoice or of a red one, each opened by a button; nothing without files. */
export function PaperFiles({ files }: { files: readonly PaperFile[] }) {
  const fetchFile = useFetchFile();
  const opening = useSending(({ id, name }: PaperFile) =>
    fetchFile('console/invoice/file', { file: id }, name),
  );
  if (files.length === 0) return null;
  return (
    <ul className="mt-4 flex flex-wrap gap-2">
      {files.map((file) => (
        <li key={file.id}>
          <Button size="compact" icon="download" onClick={() => void opening.send(file)}>
            {file.name}
          </Button>
        </li>
      ))}
    </ul>
  );
}
