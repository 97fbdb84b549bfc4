import { Button } from '@serai/ui/button';
import { useSending } from '../../platform/api/use-send.ts';
import { useApi } from '../../platform/app.tsx';
import type { ExportFormat } from '../../platform/files/export-menu.tsx';
import { useOpenLink } from '../../platform/files/use-open-link.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import type { DeskSearch } from './desk-address.ts';

const formats = ['xlsx', 'csv'] as const;

interface ExportSelectedProps {
  ids: readonly number[];
  sort: DeskSearch['sort'];
}

/** Exports the selected orders, also those that no longer match the filters of the list. */
export function ExportSelected({ ids, sort }: ExportSelectedProps) {
  const t = usePhrases('list-selection');
  const words = usePhrases('console-orders');
  const common = usePhrases('common');
  const api = useApi();
  const notify = useNotify();
  const open = useOpenLink();
  const exporting = useSending(async (format: ExportFormat) => {
    const { url } = await api.post('console/order/linkExport', { ids: [...ids], sort, format });
    if (await open(url, `${words('title')}.${format}`)) notify('success', common('exported'));
  });
  return formats.map((format) => (
    <Button
      key={format}
      size="compact"
      icon="download"
      busy={exporting.busy}
      onClick={() => void exporting.send(format)}
    >
      {t(`export_${format}`)}
    </Button>
  ));
}
