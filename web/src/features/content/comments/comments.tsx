import type { ArticleView } from '@serai/contract/content/articles';
import { Button } from '@serai/ui/button';
import { useState } from 'react';
import type { Got } from '../../../platform/api/calls.ts';
import { useSending } from '../../../platform/api/use-send.ts';
import { useApi } from '../../../platform/app.tsx';
import { useCount } from '../../../platform/format/count.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import type { OwnState } from '../article/load-article.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentThread } from './comment-thread.tsx';

type CommentsReply = Got<'cms.Content/comments'>;

interface CommentsProps {
  article: ArticleView;
  /** The newest ones, loaded with the page. */
  first: CommentsReply;
  own: OwnState | null;
}

/** Comments of an article, newest first; an editor approves each before others see it. */
export function Comments({ article, first, own }: CommentsProps) {
  const t = usePhrases('content');
  const api = useApi();
  const count = useCount();
  const notify = useNotify();
  const [more, setMore] = useState<CommentsReply['list']>([]);
  const [next, setNext] = useState<string | null | undefined>();
  const cursor = next === undefined ? first.next : next;
  const further = useSending(async () => {
    const reply = await api.get('cms.Content/comments', { article_id: article.id, cursor });
    const last = reply.list;
    setMore((before) => [...before, ...last]);
    setNext(reply.next);
  });
  // Later pages may repeat comments that have moved down in the meantime.
  const shown = [...new Map([...first.list, ...more].map((comment) => [comment.id, comment])).values()];
  return (
    <section id="comments" aria-labelledby="comments-title">
      <h2 id="comments-title" className="text-title font-strong">
        {t('commentsTitle')}
        {first.total > 0 && (
          <span className="figures ml-2 text-lead font-normal text-muted">
            {count(first.total, first.total_capped)}
          </span>
        )}
      </h2>
      <p className="mt-1 mb-4 text-caption text-muted">{t('commentsNote')}</p>
      <CommentForm article={article} own={own} onSent={() => notify('success', t('commentWaits'))} />
      {shown.length === 0 ? (
        <p className="mt-6 text-muted">{t('commentsNone')}</p>
      ) : (
        <ul className="mt-4 divide-y divide-line">
          {shown.map((comment) => (
            <li key={comment.id} className="py-4">
              <CommentThread article={article} comment={comment} own={own} />
            </li>
          ))}
        </ul>
      )}
      {cursor !== null && (
        <Button busy={further.busy} onClick={() => void further.send()}>
          {t('commentsMore')}
        </Button>
      )}
    </section>
  );
}
