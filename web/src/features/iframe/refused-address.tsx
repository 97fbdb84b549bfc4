import { buttonClass } from '@serai/ui/button';
import { ForbiddenState } from '@serai/ui/forbidden-state';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { Framed } from './framed-address.ts';

type Reason = Extract<Framed, { refused: unknown }>['refused'];

/** Reason why an address is not shown; the address is text, never a link. */
export function RefusedAddress({ address, reason }: { address: string; reason: Reason }) {
  const t = usePhrases('iframe');
  return (
    <div className="py-8">
      <PageHead title={t('refused')} indexed={false} />
      <ForbiddenState
        heading="h1"
        title={t('refused')}
        actions={
          <Link to={paths.user()} className={buttonClass({ kind: 'primary' })}>
            {t('toUserCentre')}
          </Link>
        }
      >
        <p>{t(reasons[reason])}</p>
        {address !== '' && (
          <p className="mt-4 line-clamp-4 rounded-control bg-sunken px-3 py-2 text-left text-caption text-text [overflow-wrap:anywhere]">
            {address}
          </p>
        )}
      </ForbiddenState>
    </div>
  );
}

const reasons = {
  unreadable: 'refusedUnreadable',
  scheme: 'refusedScheme',
  host: 'refusedHost',
  insecure: 'refusedInsecure',
  unlisted: 'refusedUnlisted',
} as const;
