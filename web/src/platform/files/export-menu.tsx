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
  /** Asks for the link to the same list as a PDF; without it no PDF is offered. */
  paper?: () => Promise<{ url: string }>;
  /** File name without its suffix. */
  fileName: string;
}

/** Exports the list as a workbook, CSV or PDF; the button shows the progress. */
export function ExportMenu({ link, paper, fileName }: ExportMenuProps) {
  const common = usePhrases('common');
  const notify = useNotify();
  const open = useOpenLink();
  const exporting = useSending(async (format: ExportFormat | 'pdf') => {
    const { url } = await (format === 'pdf' ? paper!() : link(format));
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
      {[...formats, ...(paper ? (['pdf'] as const) : [])].map((format) => (
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
