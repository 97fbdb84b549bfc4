import { Button } from '@serai/ui/button';
import { useSending } from '../../../platform/api/use-send.ts';
import { useApi } from '../../../platform/app.tsx';
import { useOpenLink } from '../../../platform/files/use-open-link.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { InvoiceDetail } from '../invoice-queries.ts';

type File = InvoiceDetail['files'][number];

/** Files of an invoice or of a red one, each with a button to download it. */
export function InvoiceFiles({ invoiceId, files }: { invoiceId: number; files: readonly File[] }) {
  return files.map((file) => <Download key={file.id} invoiceId={invoiceId} file={file} />);
}

function Download({ invoiceId, file: { id, name } }: { invoiceId: number; file: File }) {
  const t = usePhrases('invoices');
  const api = useApi();
  const openLink = useOpenLink();
  const link = useSending(async () => {
    const { url } = await api.post('invoice/link', { id: invoiceId, file: id });
    await openLink(url, name);
  });
  return (
    <Button
      icon="download"
      busy={link.busy}
      aria-label={t('downloadOf', { name })}
      onClick={() => void link.send()}
    >
      {extensionOf(name)}
    </Button>
  );
}

/** File type: PDF, OFD or XML. */
function extensionOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toUpperCase();
}
