import { type VoucherScope, voucherScopes } from '@serai/contract/vouchers/design';
import { ForbiddenState } from '@serai/ui/forbidden-state';
import { Skeleton } from '@serai/ui/skeleton';
import { Tabs } from '@serai/ui/tabs';
import { useSearchParams } from 'react-router';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { withQueries } from '../../../platform/query/member-queries.tsx';
import { useRead } from '../../../platform/query/use-read.ts';
import { useMay } from '../../../platform/session/use-session.tsx';
import { SettingEditor } from './setting-editor.tsx';

export const Page = withQueries(VoucherSettingPage);

/** Appearance of the agency's vouchers: for all products, or for one with its own setting. */
function VoucherSettingPage() {
  const t = usePhrases('voucher-setting');
  const common = usePhrases('common');
  const holdsPage = useMay()('/user/manage/voucherSetting');
  return (
    <>
      <PageHead title={t('title')} indexed={false} />
      {holdsPage ? (
        <Designs />
      ) : (
        <ForbiddenState heading="h1" title={common('forbidden')}>
          {common('forbiddenHelp')}
        </ForbiddenState>
      )}
    </>
  );
}

function Designs() {
  const t = usePhrases('voucher-setting');
  const [search, setSearch] = useSearchParams();
  const scope = voucherScopes.find((each) => each === search.get('product')) ?? '';
  const items = voucherScopes.map((each) => ({ value: each || ALL, label: t(`scope_${each || ALL}`) }));
  return (
    <>
      <h1 className="text-title font-strong">{t('title')}</h1>
      <p className="mt-1 max-w-prose text-muted">{t('intro')}</p>
      <Tabs
        className="mt-4"
        label={t('scopes')}
        items={items}
        value={scope || ALL}
        // Guarded, because unsaved input for a product would be lost.
        onChange={(next) => setSearch(next === ALL ? {} : { product: next })}
      >
        <Design key={scope} scope={scope} />
      </Tabs>
    </>
  );
}

/** Name of the scope of all products in tabs and phrases. */
const ALL = 'all';

function Design({ scope }: { scope: VoucherScope }) {
  const query = useRead('voucher/setting', { product: scope });
  return (
    <Loaded query={query} skeleton={<DesignSkeleton />}>
      {(reply) => <SettingEditor scope={scope} reply={reply} />}
    </Loaded>
  );
}

function DesignSkeleton() {
  return (
    <div className="grid gap-6 xl:grid-cols-2">
      <Skeleton className="h-[32rem] rounded-card" />
      <Skeleton className="h-[32rem] rounded-card" />
    </div>
  );
}
