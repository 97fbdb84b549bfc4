import { Card } from '@serai/ui/card';
import { Icon } from '@serai/ui/icons';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import type { Got } from '../../platform/api/calls.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/** Bank account for payments; a click selects all of it. */
export function BankDetails({ details }: { details: Got<'account/paymentDetails'> }) {
  const t = usePhrases('top-up');
  const { bank, currency, phone, seller } = details;
  return (
    <Card title={t('bankTitle')}>
      {bank === '' ? (
        <p className="text-muted">
          {t('bankMissing')}{' '}
          <Link to={paths.contactUs()} className="text-teal underline-offset-4 hover:underline">
            {t('bankAsk')}
          </Link>
        </p>
      ) : (
        <>
          <p className="rounded-control bg-sunken px-4 py-3 whitespace-pre-line select-all [overflow-wrap:anywhere]">
            {seller && `${seller}\n`}
            {bank}
          </p>
          <p className="mt-1 text-caption text-muted">{t('bankHint')}</p>
        </>
      )}
      <p className="mt-3 flex items-start gap-2 text-caption text-muted">
        <Icon name="info" size={16} className="mt-0.5 shrink-0" />
        {t('bankCurrency', { currency })}
      </p>
      {phone && <p className="mt-2 text-caption text-muted">{t('bankPhone', { phone })}</p>}
    </Card>
  );
}
