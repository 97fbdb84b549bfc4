import { agedBuckets } from '@serai/contract/billing/statuses';
import { Card } from '@serai/ui/card';
import { Price } from '@serai/ui/price';
import { ExposureParts } from '../../../features/wallet/views/exposure-parts.tsx';
import type { Got } from '../../../platform/api/calls.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';

type Account = Got<'console/wallet/account'>;

/** The exposure by part over the limit, beside the deposit and the age of what is billed. */
export function AccountSums({ account: { wallet, exposure, aged } }: { account: Account }) {
  const t = usePhrases('console-account');
  const money = useMoney();
  const stop = wallet.credit_stop ?? (wallet.verified ? null : 'unverified');
  return (
    <div className="mt-4 grid items-start gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(18rem,3fr)]">
      <Card>
        <ExposureParts
          forStaff
          exposure={exposure}
          credit={{ limit: wallet.credit_limit, left: wallet.credit_left }}
        />
        {stop !== null && <p className="mt-2 text-lacquer">{t(`stop_${stop}`)}</p>}
      </Card>
      <Card>
        <p className="text-caption text-muted">{t('deposit')}</p>
        <Price {...money.parts(wallet.balance)} size="title" />
        <h2 className="mt-3 text-caption text-muted">{t('aged')}</h2>
        <dl className="mt-1 grid gap-1">
          {agedBuckets.map((bucket) => (
            <div key={bucket} className="flex items-baseline justify-between gap-4">
              <dt>{t(`bucket_${bucket}`)}</dt>
              <dd className="figures whitespace-nowrap">{money.text(aged[bucket])}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}
