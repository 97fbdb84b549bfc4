import { StatusTag, type Tone } from '@serai/ui/tag';
import { useOrderPhrases } from '../../features/orders/views/service-words.ts';
import { storyPhrase } from '../../features/orders/views/story-phrases.ts';
import type { Got } from '../../platform/api/calls.ts';
import { useDates } from '../../platform/format/dates.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { useRead } from '../../platform/query/use-read.ts';

type Version = Got<'console/order/voucherVersions'>['versions'][number];

/** Versions of an order's voucher, newest first, each with the change that issued it; nothing before the first. */
export function VoucherVersions({ orderId }: { orderId: number }) {
  const t = usePhrases('console-orders');
  const query = useRead('console/order/voucherVersions', { id: orderId });
  return (
    <Loaded query={query} skeleton={null}>
      {({ versions }) =>
        versions.length === 0 ? null : (
          <ol aria-label={t('voucherVersions')} className="mt-3 grid gap-3 border-l-2 border-line pl-3">
            {versions.map((version) => (
              <VersionRow key={version.version} version={version} />
            ))}
          </ol>
        )
      }
    </Loaded>
  );
}

const tones: Record<Version['state'], Tone> = {
  valid: 'jade',
  suspended: 'amber',
  replaced: 'neutral',
  void: 'lacquer',
};

function VersionRow({ version: { version, state, at, event, actor, user, reason } }: { version: Version }) {
  const t = usePhrases('console-orders');
  const words = useOrderPhrases('order-detail');
  const { time } = useDates();
  const by = {
    member: words('byMember', { user }),
    operator: words('byOperator', { user }),
    timer: words('byTimer'),
    supplier: words('bySupplier'),
  };
  return (
    <li className="grid justify-items-start gap-1">
      <span>{t('voucherVersion', { version, event: words(storyPhrase(event)) })}</span>
      <span className="text-caption text-muted">
        {[time(at).slice(0, 16), by[actor], reason].filter(Boolean).join(' · ')}
      </span>
      <StatusTag tone={tones[state]}>{t(`version_${state}`)}</StatusTag>
    </li>
  );
}
