import { Button } from '@serai/ui/button';
import type { RefObject } from 'react';
import { useSending } from '../../../platform/api/use-send.ts';
import { useApi } from '../../../platform/app.tsx';
import { useOpenLink } from '../../../platform/files/use-open-link.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { SavePictureButton } from '../picture/save-picture-button.tsx';

interface VoucherToolsProps {
  id: number;
  number: string;
  sheet: RefObject<HTMLElement | null>;
}

/** The voucher as a file, as a picture and on paper. */
export function VoucherTools({ id, number, sheet }: VoucherToolsProps) {
  const t = usePhrases('voucher');
  const api = useApi();
  const open = useOpenLink();
  const opening = useSending(async () => {
    const { url } = await api.post('file/link', { kind: 'voucher', id });
    await open(url, `voucher-${number}.pdf`);
  });
  return (
    <div className="flex flex-wrap gap-2 *:flex-1">
      <Button icon="download" busy={opening.busy} onClick={() => void opening.send()}>
        {t('openPdf')}
      </Button>
      <SavePictureButton sheet={sheet} name={`voucher-${number}`} />
      <Button icon="receipt" onClick={() => window.print()} className="max-md:hidden">
        {t('print')}
      </Button>
    </div>
  );
}
