import { Button } from '@serai/ui/button';
import { Skeleton } from '@serai/ui/skeleton';
import { useState } from 'react';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { CashList } from './cash-list.tsx';
import { RecordCashDialog } from './record-cash-dialog.tsx';

/** Cash that drivers took on a ride, with the button for another record; nothing before the ride has begun. */
export function RideCash({ rideId, orderSn }: { rideId: number; orderSn: string }) {
  const t = usePhrases('console-cash');
  const [recording, setRecording] = useState(false);
  const query = useRead('console/dispatch/rideCash', { ride_id: rideId });
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-16" />}>
      {({ list, may_record }) =>
        list.length === 0 && !may_record ? null : (
          <section className="grid gap-3 border-t border-line pt-4" aria-label={t('title')}>
            <div className="flex items-center justify-between gap-3">
              <h3 className="font-strong">{t('title')}</h3>
              {may_record && (
                <Button size="compact" onClick={() => setRecording(true)}>
                  {t('record')}
                </Button>
              )}
            </div>
            {list.length === 0 ? <p className="text-muted">{t('noRecords')}</p> : <CashList rows={list} />}
            {recording && (
              <RecordCashDialog ride={{ id: rideId, orderSn }} onClose={() => setRecording(false)} />
            )}
          </section>
        )
      }
    </Loaded>
  );
}
