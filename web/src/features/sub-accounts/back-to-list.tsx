import { paths } from '../../paths.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { BackLink } from '../../platform/page/back-link.tsx';

export function BackToList() {
  const t = usePhrases('sub-accounts');
  return <BackLink to={paths.subAccounts()}>{t('back')}</BackLink>;
}
