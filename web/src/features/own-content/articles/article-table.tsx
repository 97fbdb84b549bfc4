import type { OwnArticle } from '@serai/contract/content/own-articles';
import { Button, buttonClass } from '@serai/ui/button';
import { DataTable } from '@serai/ui/data-table';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { ArticleMove, type Move, moves } from './article-move.tsx';
import { ArticleStatusTag } from './article-status-tag.tsx';

interface ArticleTableProps {
  articles: readonly OwnArticle[];
  mayWrite: boolean;
  /** Ids of articles that have left the list: deleted, or in another state now. */
  left: ReadonlySet<number>;
  stale: boolean;
}

/** The member's articles, each with its state and actions. */
export function ArticleTable({ articles, mayWrite, left, stale }: ArticleTableProps) {
  const t = usePhrases('own-content');
  const { time } = useDates();
  const [asked, setAsked] = useState<{ article: OwnArticle; move: Move } | null>(null);
  return (
    <>
      <DataTable
        caption={t('articlesCaption')}
        rows={articles}
        stale={stale}
        rowKey={({ id }) => String(id)}
        outcomeOf={({ id }) => (left.has(id) ? t('rowLeft') : null)}
        columns={[
          {
            key: 'article',
            title: t('article'),
            card: 'head',
            render: (article) => <Words article={article} mayWrite={mayWrite} />,
          },
          { key: 'status', title: t('status'), render: (article) => <State article={article} /> },
          {
            key: 'date',
            title: t('date'),
            render: ({ updated_at }) => (
              <span className="figures text-caption whitespace-nowrap">
                {t('savedAt', { time: time(updated_at).slice(0, 16) })}
              </span>
            ),
          },
          {
            key: 'moves',
            title: t('moves'),
            titleHidden: true,
            align: 'end',
            render: (article) => (
              <Moves article={article} mayWrite={mayWrite} onMove={(move) => setAsked({ article, move })} />
            ),
          },
        ]}
      />
      {asked && <ArticleMove {...asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function Words({ article, mayWrite }: { article: OwnArticle; mayWrite: boolean }) {
  const t = usePhrases('own-content');
  const { id, title, channel, live, views, likes, comments, actions } = article;
  const name = title || t('untitled');
  return (
    <div className="min-w-0 md:max-w-md">
      {mayWrite && actions.length > 0 ? (
        <Link
          to={paths.editArticle(id)}
          className="font-strong underline-offset-4 [overflow-wrap:anywhere] hover:text-teal hover:underline"
        >
          {name}
        </Link>
      ) : (
        <span className="font-strong [overflow-wrap:anywhere]">{name}</span>
      )}
      <p className="text-caption font-normal text-muted">
        {[channel.name, ...(live ? [t('figures', { views, likes, comments })] : [])].join(' · ')}
      </p>
    </div>
  );
}

function State({ article: { status, reason, live } }: { article: OwnArticle }) {
  const t = usePhrases('own-content');
  return (
    <div className="md:max-w-56">
      <ArticleStatusTag status={status} />
      {reason && (
        <p className="mt-1 text-caption text-muted [overflow-wrap:anywhere]">{t('reason', { reason })}</p>
      )}
      {live && status !== 'published' && <p className="mt-1 text-caption text-muted">{t('stillLive')}</p>}
    </div>
  );
}

interface MovesProps {
  article: OwnArticle;
  mayWrite: boolean;
  onMove: (move: Move) => void;
}

function Moves({ article: { id, slug, live, actions }, mayWrite, onMove }: MovesProps) {
  const t = usePhrases('own-content');
  const quiet = buttonClass({ kind: 'quiet', size: 'compact' });
  return (
    <span className="inline-flex flex-wrap justify-end gap-1">
      {live && (
        <Link to={paths.article(slug)} className={quiet}>
          {t('open')}
        </Link>
      )}
      {mayWrite && actions.includes('edit') && (
        <Link to={paths.editArticle(id)} className={quiet}>
          {t('edit')}
        </Link>
      )}
      {mayWrite &&
        moves
          .filter((move) => actions.includes(move))
          .map((move) => (
            <Button key={move} kind="quiet" size="compact" onClick={() => onMove(move)}>
              {t(move)}
            </Button>
          ))}
    </span>
  );
}
