import type { OwnArticle } from '@serai/contract/content-members';
import { useSend } from '../../../platform/api/use-send.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { CommandDialog } from '../../orders/actions/command-dialog.tsx';
import { ownArticleReads } from './own-article-reads.ts';

export type Move = 'withdraw' | 'delete';

interface ArticleMoveProps {
  article: Pick<OwnArticle, 'id' | 'title'>;
  move: Move;
  onDone?: () => void;
  onClose: () => void;
}

/** Asks before an article is taken back from the editors, or deleted. */
export function ArticleMove({ article, move, onDone, onClose }: ArticleMoveProps) {
  const t = usePhrases('own-content');
  const withdraw = useSend('cms.User/withdrawContent', { stale: ownArticleReads });
  const remove = useSend('cms.User/deleteContent', { stale: ownArticleReads });
  const { id, title } = article;
  const parts = {
    body: () => ({ id }),
    title: t(`${move}Ask`),
    confirm: t(move),
    danger: move === 'delete',
    done: t(move === 'delete' ? 'deleted' : 'withdrawn'),
    onClose,
    ...(onDone && { onDone }),
    children: (
      <>
        <p className="font-strong [overflow-wrap:anywhere]">{title || t('untitled')}</p>
        <p className="mt-1 text-muted">{t(`${move}Help`)}</p>
      </>
    ),
  };
  return move === 'delete' ? (
    <CommandDialog {...parts} command={remove} />
  ) : (
    <CommandDialog {...parts} command={withdraw} />
  );
}
