import { buttonClass } from '@serai/ui/button';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/** Links for a list that is empty until the member reads: channels, guides and popular searches. */
export function ToArticles() {
  const t = usePhrases('own-content');
  return (
    <Link to={paths.contentSearch()} className={buttonClass()}>
      {t('toArticles')}
    </Link>
  );
}
