import type { ArticleView } from '@serai/contract/content/articles';
import { Button, buttonClass } from '@serai/ui/button';
import { Icon } from '@serai/ui/icons';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useSend } from '../../../platform/api/use-send.ts';
import { useCount } from '../../../platform/format/count.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { useSession } from '../../../platform/session/use-session.tsx';
import { FavouriteButton } from '../../favourites/favourite-button.tsx';
import { useLoginBack } from '../use-login-back.ts';
import { useResumed } from '../use-resumed.ts';
import type { OwnState } from './load-article.ts';

/** Position to which a guest returns after the login. */
const placeOfActions = 'actions';

/** Actions on an article. */
export function ArticleActions({ article, own }: { article: ArticleView; own: OwnState | null }) {
  const t = usePhrases('content');
  const notify = useNotify();
  async function copy() {
    try {
      await navigator.clipboard.writeText(location.origin + location.pathname);
      notify('success', t('linkCopied'));
    } catch {
      notify('warning', t('linkNotCopied'));
    }
  }
  return (
    <div
      id={placeOfActions}
      className="not-printed mt-10 flex flex-wrap items-center gap-2 border-y border-line py-4"
    >
      <Like article={article} own={own} />
      <FavouriteButton kind="article" id={article.id} name={article.title} part={placeOfActions} />
      <Button kind="quiet" icon="copy" onClick={() => void copy()}>
        {t('copyLink')}
      </Button>
      <Button kind="quiet" icon="print" className="max-md:hidden" onClick={() => window.print()}>
        {t('print')}
      </Button>
    </div>
  );
}

function Like({ article, own }: { article: ArticleView; own: OwnState | null }) {
  const t = usePhrases('content');
  const count = useCount();
  const { user, profile } = useSession();
  const login = useLoginBack(placeOfActions);
  const resumed = useResumed<HTMLButtonElement>(placeOfActions);
  const like = useSend('cms.User/like');
  const [shown, setShown] = useState({ liked: own?.liked ?? false, likes: article.likes });
  useEffect(() => setShown({ liked: own?.liked ?? false, likes: article.likes }), [own, article]);
  const words = (
    <>
      {t('like')}
      {shown.likes > 0 && <span className="figures">{count(shown.likes, false)}</span>}
    </>
  );
  if (profile?.role === 'operator') return null;
  if (!user)
    return (
      <Link to={login} rel="nofollow" className={buttonClass()}>
        <Icon name="like" size={18} />
        {words}
      </Link>
    );
  async function press() {
    if (like.busy) return;
    const before = shown;
    const liked = !before.liked;
    setShown({ liked, likes: Math.max(0, before.likes + (liked ? 1 : -1)) });
    const { reply } = await like.send({ article_id: article.id, liked });
    setShown(reply ?? before);
  }
  return (
    <Button
      ref={resumed}
      icon="like"
      aria-pressed={shown.liked}
      className={shown.liked ? '!border-teal !bg-teal-soft !text-teal' : undefined}
      onClick={() => void press()}
    >
      {words}
    </Button>
  );
}
