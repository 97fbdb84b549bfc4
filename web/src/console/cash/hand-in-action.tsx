import { Button } from '@serai/ui/button';
import { useState } from 'react';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { CashRow } from './cash-reads.ts';
import { HandInDialog } from './hand-in-dialog.tsx';

/** Receives the selected records, or explains why they cannot be received together. */
export function HandInAction({ rows, onDone }: { rows: readonly CashRow[]; onDone: () => void }) {
  const t = usePhrases('console-cash');
  const [open, setOpen] = useState(false);
  const [first, ...rest] = rows;
  if (!first) return null;
  const isMixed = rest.some(
    ({ driver, sum }) => driver.id !== first.driver.id || sum.currency !== first.sum.currency,
  );
  if (isMixed) return <p className="text-amber">{t('mixed')}</p>;
  if (rows.some(({ actions }) => !actions.includes('handIn'))) {
    return <p className="text-amber">{t('own')}</p>;
  }
  return (
    <>
      <Button kind="primary" size="compact" onClick={() => setOpen(true)}>
        {t('handIn')}
      </Button>
      {open && <HandInDialog rows={[first, ...rest]} onClose={() => setOpen(false)} onDone={onDone} />}
    </>
  );
}
