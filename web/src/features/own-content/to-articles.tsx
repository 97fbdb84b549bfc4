import { buttonClass } from '@serai/ui/button';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/** The way on from a list that fills by reading: channels, guides and what others search for. */
export function ToArticles() {
  const t = usePhrases('own-content');
  return (
    <Link to={paths.contentSearch()} className={buttonClass()}>
      {t('toArticles')}
    </Link>
  );
}
