import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { Skeleton } from '@serai/ui/skeleton';
import { useSending } from '../../platform/api/use-send.ts';
import { useFetchFile } from '../../platform/files/use-fetch-file.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import type { DeskReply } from './actions/action-form.ts';
import { VoucherVersions } from './voucher-versions.tsx';

/** Files about an order: its voucher, and its invoices for those who may see invoices. */
export function OrderPapers({ reply: { order, has_voucher, invoices } }: { reply: DeskReply }) {
  const t = usePhrases('console-orders');
  return (
    <Card title={t('papers')}>
      <ul className="grid gap-3">
        <li>
          {has_voucher ? (
            <FileButton
              path="console/order/voucher"
              query={{ id: order.id }}
              name={`voucher-${order.sn}.pdf`}
              label={t('voucherPaper')}
            />
          ) : (
            <span className="text-muted">{t('voucherNone')}</span>
          )}
          <VoucherVersions orderId={order.id} />
        </li>
        {invoices.map(({ id, number }) => (
          <li key={id}>
            <p>{t('invoicePaper', { number })}</p>
            <InvoiceFiles id={id} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Files of an invoice and of the red invoices that reverse it. */
function InvoiceFiles({ id }: { id: number }) {
  const t = usePhrases('console-orders');
  const query = useRead('console/invoice/detail', { id });
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-8" />}>
      {({ files, reds }) => {
        const all = [...files, ...reds.flatMap((red) => red.files)];
        if (all.length === 0) return <p className="text-caption text-muted">{t('invoiceNoFile')}</p>;
        return (
          <ul className="flex flex-wrap gap-2">
            {all.map((file) => (
              <li key={file.id}>
                <FileButton
                  path="console/invoice/file"
                  query={{ file: file.id }}
                  name={file.name}
                  label={file.name}
                />
              </li>
            ))}
          </ul>
        );
      }}
    </Loaded>
  );
}

interface FileButtonProps {
  path: string;
  query: object;
  /** File name for saving. */
  name: string;
  label: string;
}

function FileButton({ path, query, name, label }: FileButtonProps) {
  const fetchFile = useFetchFile();
  const opening = useSending(() => fetchFile(path, query, name));
  return (
    <Button size="compact" icon="download" busy={opening.busy} onClick={() => void opening.send()}>
      {label}
    </Button>
  );
}
