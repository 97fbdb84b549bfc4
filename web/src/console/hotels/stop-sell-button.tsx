import { Button } from '@serai/ui/button';
import { useState } from 'react';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { StopSellDialog } from './stop-sell-dialog.tsx';

/** Opens the dialog that takes nights of a hotel off sale; absent without the right. */
export function StopSellButton({ hotel }: { hotel: { id: number; name: string } }) {
  const t = usePhrases('console-sale');
  const may = useMay();
  const [open, setOpen] = useState(false);
  if (!may('/console/hotel/stopSell')) return null;
  return (
    <>
      <Button
        size="compact"
        className="print:hidden"
        aria-label={t('stopOf', { hotel: hotel.name })}
        onClick={() => setOpen(true)}
      >
        {t('stop')}
      </Button>
      {open && <StopSellDialog hotelId={hotel.id} onClose={() => setOpen(false)} />}
    </>
  );
}
