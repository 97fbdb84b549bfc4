import type { OwnArticleDetail } from '@serai/contract/content/own-articles';
import { Button } from '@serai/ui/button';
import { Icon } from '@serai/ui/icons';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { ArticleStatusTag } from '../articles/article-status-tag.tsx';

/** At the top: the state of the article, and the reason of a refusal. */
export function ArticleState({ article: { status, reason, live } }: { article: OwnArticleDetail }) {
  const t = usePhrases('edit-article');
  const words = usePhrases('own-content');
  const ground =
    status === 'refused' ? 'bg-lacquer-soft' : status === 'unaudited' ? 'bg-amber-soft' : 'bg-sunken';
  return (
    <div role="status" className={`grid gap-1 rounded-card px-4 py-3 ${ground}`}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ArticleStatusTag status={status} />
        <span>{t(live && status === 'draft' ? 'now_draft_live' : `now_${status}`)}</span>
      </p>
      {reason && <p className="font-strong [overflow-wrap:anywhere]">{words('reason', { reason })}</p>}
    </div>
  );
}

/** The article was saved elsewhere in the meantime: the author chooses a version. */
export function NewerElsewhere({
  onUseServer,
  onKeepMine,
}: {
  onUseServer: () => void;
  onKeepMine: () => void;
}) {
  const t = usePhrases('edit-article');
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-amber-soft px-4 py-3"
    >
      <Icon name="warning" size={18} className="shrink-0 text-amber" />
      <p className="min-w-0 flex-1 basis-64">{t('newer')}</p>
      <Button size="compact" onClick={onUseServer}>
        {t('useServer')}
      </Button>
      <Button size="compact" onClick={onKeepMine}>
        {t('keepMine')}
      </Button>
    </div>
  );
}
