import type { OrderDeskAction } from '@serai/contract/orders/desk-actions';
import { Icon } from '@serai/ui/icons';
import type { Got } from '../../platform/api/calls.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useRead } from '../../platform/query/use-read.ts';

/** The server counts the reader as present for 45 seconds after each call. */
const REPEAT_MS = 20_000;

type Colleague = Got<'console/order/present'>['others'][number];

interface Props {
  orderId: number;
  /** The action whose dialog is open. */
  doing: OrderDeskAction | null;
}

/**
 * Colleagues who have the order open; nothing if there are none, or if the call fails. The call reports the reader, too.
 * It is not repeated while the tab is hidden.
 */
export function Colleagues({ orderId, doing }: Props) {
  const t = usePhrases('console-orders');
  const { data } = useRead(
    'console/order/present',
    { id: orderId, ...(doing && { doing }) },
    { lookAgain: () => REPEAT_MS, keepsLast: true, fresh: true },
  );
  if (!data || data.others.length === 0) return null;
  return (
    <ul aria-label={t('colleagues')} className="not-printed mt-3 flex flex-wrap gap-2">
      {data.others.map((colleague) => (
        <li
          key={colleague.name}
          className="inline-flex items-center gap-1.5 rounded-control bg-amber-soft px-2 py-0.5 text-caption text-amber"
        >
          <Icon name="user" size={14} />
          <Presence colleague={colleague} />
        </li>
      ))}
    </ul>
  );
}

function Presence({ colleague: { name, minutes, doing } }: { colleague: Colleague }) {
  const t = usePhrases('console-orders');
  const actions = usePhrases('console-actions');
  const what = doing
    ? t('colleagueActs', { name, action: actions(`action_${doing}`) })
    : t('colleagueReads', { name });
  return (
    <span>{`${what} · ${minutes === 0 ? t('colleagueJustNow') : t('colleagueMinutes', { minutes })}`}</span>
  );
}
