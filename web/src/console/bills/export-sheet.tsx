import { Icon } from '@serai/ui/icons';
import { Menu, menuItemClass } from '@serai/ui/menu';
import { useSending } from '../../platform/api/use-send.ts';
import type { ExportFormat } from '../../platform/files/export-menu.tsx';
import { useFetchFile } from '../../platform/files/use-fetch-file.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';

const formats: readonly ExportFormat[] = ['xlsx', 'csv'];

interface ExportSheetProps {
  /** Address of the call that returns the sheet. */
  path:
    | 'console/bill/export'
    | 'console/invoice/export'
    | 'console/margin/export'
    | 'console/wallet/exportStatement';
  /** Filters of the list, or the id of one document. */
  asked: object;
  /** File name without its suffix. */
  name: string;
}

/** Exports a list of documents, or the lines of one, as a workbook or CSV. */
export function ExportSheet({ path, asked, name }: ExportSheetProps) {
  const common = usePhrases('common');
  const notify = useNotify();
  const fetchFile = useFetchFile();
  const exporting = useSending(async (format: ExportFormat) => {
    const arrived = await fetchFile(path, { ...asked, format }, `${name}.${format}`);
    if (arrived) notify('success', common('exported'));
  });
  return (
    <Menu
      button={
        <>
          <Icon name="download" size={18} />
          {common(exporting.busy ? 'exporting' : 'export')}
        </>
      }
    >
      {formats.map((format) => (
        <button
          key={format}
          type="button"
          className={menuItemClass}
          onClick={() => void exporting.send(format)}
        >
          {common(`export_${format}`)}
        </button>
      ))}
    </Menu>
  );
}
