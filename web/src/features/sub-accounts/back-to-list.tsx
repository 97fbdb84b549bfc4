import { Icon } from '@serai/ui/icons';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';

export function BackToList() {
  const t = usePhrases('sub-accounts');
  return (
    <Link
      to={paths.subAccounts()}
      className="mb-2 inline-flex items-center gap-1 rounded-control text-caption text-teal underline-offset-4 hover:underline"
    >
      <Icon name="chevron-left" size={16} />
      {t('back')}
    </Link>
  );
}
