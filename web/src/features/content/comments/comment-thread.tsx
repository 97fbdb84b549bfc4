import type { ArticleView } from '@serai/contract/content/articles';
import type { ShownComment } from '@serai/contract/content/reading';
import { Button } from '@serai/ui/button';
import { StatusTag } from '@serai/ui/tag';
import { useState } from 'react';
import type { Got } from '../../../platform/api/calls.ts';
import { useSending } from '../../../platform/api/use-send.ts';
import { useApi } from '../../../platform/app.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import type { OwnState } from '../article/load-article.ts';
import { useDay } from '../use-day.ts';
import { CommentForm } from './comment-form.tsx';

type Comment = Got<'cms.Content/comments'>['list'][number];

interface CommentThreadProps {
  article: ArticleView;
  comment: Comment;
  own: OwnState | null;
}

/** A comment with its first replies, a link to the others, and a form for a reply. */
export function CommentThread({ article, comment, own }: CommentThreadProps) {
  const t = usePhrases('content');
  const api = useApi();
  const notify = useNotify();
  const [answers, setAnswers] = useState<readonly ShownComment[] | null>(null);
  const [writes, setWrites] = useState(false);
  const all = useSending(async () => {
    const asked = { article_id: article.id, parent_id: comment.id, limit: 100 };
    setAnswers((await api.get('cms.Content/comments', asked)).list);
  });
  const shown = answers ?? comment.answers;
  const name = useAuthor()(comment);
  return (
    <>
      <CommentText comment={comment} />
      {shown.length > 0 && (
        <ul className="mt-3 ml-4 grid gap-3 border-l-2 border-line pl-4">
          {shown.map((answer) => (
            <li key={answer.id}>
              <CommentText comment={answer} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-1 -ml-3 flex flex-wrap gap-1">
        {own && !comment.waiting && !comment.deleted && !writes && (
          <Button
            kind="quiet"
            size="compact"
            aria-label={t('answerTo', { author: name })}
            onClick={() => setWrites(true)}
          >
            {t('answer')}
          </Button>
        )}
        {answers === null && comment.answers_total > comment.answers.length && (
          <Button kind="quiet" size="compact" busy={all.busy} onClick={() => void all.send()}>
            {t('answersMore', { count: comment.answers_total })}
          </Button>
        )}
      </div>
      {writes && (
        <CommentForm
          article={article}
          own={own}
          parent={{ id: comment.id, author: name }}
          onCancel={() => setWrites(false)}
          onSent={() => {
            setWrites(false);
            setAnswers(null);
            notify('success', t('commentWaits'));
          }}
        />
      )}
    </>
  );
}

function CommentText({ comment }: { comment: ShownComment }) {
  const t = usePhrases('content');
  const day = useDay();
  const author = useAuthor();
  const at = day(comment.created_at);
  // Keeps its place above its replies.
  if (comment.deleted) return <p className="text-muted italic">{t('commentDeleted')}</p>;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-muted">
        <span className="font-strong text-text">{author(comment)}</span>
        <time dateTime={at.iso}>{at.text}</time>
        {comment.waiting && <StatusTag tone="amber">{t('commentWaiting')}</StatusTag>}
      </p>
      <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{comment.content}</p>
    </>
  );
}

function useAuthor(): (comment: ShownComment) => string {
  const t = usePhrases('content');
  return ({ own, author }) => (own ? t('ownComment') : author || t('seller'));
}
