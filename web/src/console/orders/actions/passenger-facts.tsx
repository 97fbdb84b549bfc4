import { KeyValues } from '@serai/ui/key-values';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { DeskReply } from './action-form.ts';

/** The present name of the passenger. */
export function PassengerFacts({ reply: { order } }: { reply: DeskReply }) {
  const t = usePhrases('console-actions');
  return (
    <KeyValues
      columns={1}
      items={[{ key: 'name', name: t('nameNow'), value: order.guest_names.join(', ') }]}
    />
  );
}
