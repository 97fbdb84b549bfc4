import { Button } from '@serai/ui/button';
import { Icon } from '@serai/ui/icons';
import { Menu, menuItemClass } from '@serai/ui/menu';
import { useSending } from '../api/use-send.ts';
import { usePhrases } from '../i18n/phrases.ts';
import { useNotify } from '../notify/use-notify.ts';
import { useOpenLink } from './use-open-link.ts';

const formats = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof formats)[number];

interface ExportMenuProps {
  /** Asks for the link to the file; a refusal has been shown by then. */
  link: (format: ExportFormat) => Promise<{ url: string }>;
  /** What the file is called, without its ending. */
  fileName: string;
}

/** Exports what is listed, as a workbook or as CSV; while it is being made the button says so. */
export function ExportMenu({ link, fileName }: ExportMenuProps) {
  const common = usePhrases('common');
  const notify = useNotify();
  const open = useOpenLink();
  const exporting = useSending(async (format: ExportFormat) => {
    const { url } = await link(format);
    if (await open(url, `${fileName}.${format}`)) notify('success', common('exported'));
  });
  if (exporting.busy) {
    return (
      <Button kind="quiet" icon="download" busy>
        {common('exporting')}
      </Button>
    );
  }
  return (
    <Menu
      button={
        <>
          <Icon name="download" size={18} />
          {common('export')}
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
