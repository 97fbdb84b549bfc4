import type { OwnComment } from '@serai/contract/content/comments';
import { Button } from '@serai/ui/button';
import { DataTable } from '@serai/ui/data-table';
import { StatusTag, type Tone } from '@serai/ui/tag';
import { useState } from 'react';
import { useSend } from '../../../platform/api/use-send.ts';
import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { CommandDialog } from '../../orders/actions/command-dialog.tsx';
import { ArticleLink } from '../article-link.tsx';

const tones: Record<OwnComment['status'], Tone> = {
  unaudited: 'amber',
  published: 'jade',
  refused: 'lacquer',
};

/** The member's comments with their state and a delete action. */
export function CommentTable(props: {
  comments: readonly OwnComment[];
  /** Ids of comments that have left the list: deleted, or decided in the meantime. */
  left: ReadonlySet<number>;
  stale: boolean;
}) {
  const { comments, left, stale } = props;
  const t = usePhrases('own-content');
  const { time } = useDates();
  const [going, setGoing] = useState<OwnComment | null>(null);
  return (
    <>
      <DataTable
        caption={t('commentsCaption')}
        rows={comments}
        stale={stale}
        rowKey={({ id }) => String(id)}
        outcomeOf={({ id }) => (left.has(id) ? t('rowLeft') : null)}
        columns={[
          {
            key: 'comment',
            title: t('comment'),
            card: 'head',
            render: (comment) => <Words comment={comment} />,
          },
          { key: 'article', title: t('article'), render: ({ article }) => <ArticleLink article={article} /> },
          {
            key: 'status',
            title: t('status'),
            render: ({ status, reason }) => (
              <>
                <StatusTag tone={tones[status]}>{t(`comment_${status}`)}</StatusTag>
                {reason && <div className="mt-1 text-caption text-muted">{t('reason', { reason })}</div>}
              </>
            ),
          },
          {
            key: 'date',
            title: t('date'),
            render: ({ created_at }) => (
              <span className="whitespace-nowrap">{time(created_at).slice(0, 16)}</span>
            ),
          },
          {
            key: 'moves',
            title: t('moves'),
            titleHidden: true,
            align: 'end',
            render: (comment) => (
              <Button kind="quiet" size="compact" onClick={() => setGoing(comment)}>
                {t('commentDelete')}
              </Button>
            ),
          },
        ]}
      />
      {going && <DeleteComment comment={going} onClose={() => setGoing(null)} />}
    </>
  );
}

function Words({ comment: { content, answers_to, answers_deleted, answers } }: { comment: OwnComment }) {
  const t = usePhrases('own-content');
  return (
    <div className="min-w-0 md:max-w-96">
      {(answers_to || answers_deleted) && (
        <p className="truncate text-caption font-normal text-muted">
          {answers_deleted ? t('answersDeleted') : t('answersTo', { words: answers_to })}
        </p>
      )}
      <p className="line-clamp-3 text-body font-normal [overflow-wrap:anywhere] whitespace-pre-line">
        {content}
      </p>
      {answers > 0 && (
        <p className="text-caption font-normal text-muted">{t('answers', { count: answers })}</p>
      )}
    </div>
  );
}

/** Confirmation before a comment is deleted; replies to it stay. */
function DeleteComment({ comment, onClose }: { comment: OwnComment; onClose: () => void }) {
  const t = usePhrases('own-content');
  const { id, content } = comment;
  return (
    <CommandDialog
      command={useSend('cms.User/deleteComment', { stale: ['cms.User/comment'] })}
      body={() => ({ id })}
      title={t('commentDeleteAsk')}
      confirm={t('commentDelete')}
      danger
      done={t('commentDeleted')}
      onClose={onClose}
    >
      <p className="line-clamp-4 [overflow-wrap:anywhere]">{content}</p>
      <p className="mt-1 text-muted">{t('commentDeleteHelp')}</p>
    </CommandDialog>
  );
}
