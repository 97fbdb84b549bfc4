import { type JournalFormat, journalFormats } from '@serai/contract/closing/words';
import { Icon } from '@serai/ui/icons';
import { Menu, menuItemClass } from '@serai/ui/menu';
import { useSending } from '../../platform/api/use-send.ts';
import { useFetchFile } from '../../platform/files/use-fetch-file.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';

const suffixOf = (format: JournalFormat) =>
  format === 'csv' || format === 'quickbooks' || format === 'xero' ? 'csv' : 'xlsx';

interface JournalMenuProps {
  entityId: number;
  month: string;
  /** Name of the company, for the file. */
  name: string;
}

/** Exports the journal of a company and month, as a sheet or for a bookkeeping program. */
export function JournalMenu({ entityId, month, name }: JournalMenuProps) {
  const t = usePhrases('console-closing');
  const common = usePhrases('common');
  const notify = useNotify();
  const fetchFile = useFetchFile();
  const exporting = useSending(async (format: JournalFormat) => {
    const asked = { entity_id: entityId, month, format };
    const file = `${t('journalName')}-${name}-${month}.${suffixOf(format)}`;
    if (await fetchFile('console/closing/journal', asked, file)) notify('success', common('exported'));
  });
  return (
    <Menu
      button={
        <>
          <Icon name="download" size={18} />
          {exporting.busy ? common('exporting') : t('journal')}
        </>
      }
    >
      {journalFormats.map((format) => (
        <button
          key={format}
          type="button"
          className={menuItemClass}
          onClick={() => void exporting.send(format)}
        >
          {t(`format_${format}`)}
        </button>
      ))}
    </Menu>
  );
}
