import { useState } from 'react';
import { useCommand } from '../../../platform/api/use-command.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { AgencyDialog } from '../../agencies/actions/agency-dialog.tsx';
import { HotelField } from '../../hotels/hotel-field.tsx';
import { type Supplier, staleAfterPayable } from '../supplier-reads.ts';

/** Assigns a hotel, or a company of hired cars, to a supplier; a second person approves. */
export function AssignDialog({ supplier, onClose }: { supplier: Supplier; onClose: () => void }) {
  const t = usePhrases('console-suppliers');
  const [hotel, setHotel] = useState<{ id: number; name: string } | null>(null);
  const command = useCommand('console/payable/assign', { stale: staleAfterPayable, quiet: true });
  const isFleet = supplier.kind === 'fleet';
  return (
    <AgencyDialog
      title={t('assignTitle', { name: supplier.name })}
      text={t('assignText')}
      submit={t('submitToSecond')}
      done={t('saved')}
      currency=""
      fields={[
        ...(isFleet
          ? [
              {
                name: 'company',
                label: t('company'),
                hint: t('companyHint'),
                kind: 'line' as const,
                maxLength: 80,
              },
            ]
          : []),
        { name: 'reason', label: t('reason'), kind: 'text' },
      ]}
      extra={
        isFleet
          ? null
          : () => (
              <HotelField
                hotelId={hotel?.id ?? null}
                chosen={hotel?.name}
                onChange={(id, name) => setHotel({ id, name })}
              />
            )
      }
      preview={() => []}
      busy={command.busy}
      send={({ company, reason = '' }) =>
        command.send({
          supplier_id: supplier.id,
          reason,
          ...(isFleet ? { company: company ?? '' } : hotel ? { hotel_id: hotel.id } : {}),
        })
      }
      onClose={onClose}
    />
  );
}
