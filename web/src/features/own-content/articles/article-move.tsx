import type { OwnArticle } from '@serai/contract/content/own-articles';
import { useSend } from '../../../platform/api/use-send.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { CommandDialog } from '../../orders/actions/command-dialog.tsx';
import { ownArticleReads } from './own-article-reads.ts';

/** Actions that need confirmation. */
export const moves = ['withdraw', 'discard', 'delete'] as const;
export type Move = (typeof moves)[number];

interface ArticleMoveProps {
  article: Pick<OwnArticle, 'id' | 'revision' | 'title'>;
  move: Move;
  onDone?: () => void;
  onClose: () => void;
}

/** Confirmation before an article is withdrawn, its changes are discarded, or it is deleted. */
export function ArticleMove({ article, move, onDone, onClose }: ArticleMoveProps) {
  const t = usePhrases('own-content');
  const withdraw = useSend('cms.User/withdrawContent', { stale: ownArticleReads });
  const remove = useSend('cms.User/deleteContent', { stale: ownArticleReads });
  const discard = useSend('cms.User/discardContent', { stale: ownArticleReads });
  const { id, revision, title } = article;
  const parts = {
    title: t(`${move}Ask`),
    confirm: t(move),
    danger: move !== 'withdraw',
    done: t(doneWords[move]),
    onClose,
    ...(onDone && { onDone }),
    children: (
      <>
        <p className="font-strong [overflow-wrap:anywhere]">{title || t('untitled')}</p>
        <p className="mt-1 text-muted">{t(`${move}Help`)}</p>
      </>
    ),
  };
  if (move === 'discard')
    return <CommandDialog {...parts} command={discard} body={() => ({ id, revision })} />;
  if (move === 'delete') return <CommandDialog {...parts} command={remove} body={() => ({ id })} />;
  return <CommandDialog {...parts} command={withdraw} body={() => ({ id })} />;
}

const doneWords = { withdraw: 'withdrawn', discard: 'discarded', delete: 'deleted' } as const;
