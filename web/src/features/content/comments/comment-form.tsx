import { articleBounds } from '@serai/contract/content/article-states';
import type { ArticleView } from '@serai/contract/content/articles';
import { Button } from '@serai/ui/button';
import { classNames } from '@serai/ui/class-names';
import { Field } from '@serai/ui/field';
import { TextArea } from '@serai/ui/text-area';
import type { FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useRevalidator } from 'react-router';
import { useCommand } from '../../../platform/api/use-command.ts';
import { useHoldReload } from '../../../platform/build-watch/hold-reload.ts';
import { RefusalOf } from '../../../platform/form/refusal-of.tsx';
import { showFaults } from '../../../platform/form/show-faults.ts';
import { dropDraft, useFormDraft } from '../../../platform/form-draft/form-draft.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useSession } from '../../../platform/session/use-session.tsx';
import type { OwnState } from '../article/load-article.ts';
import { useLoginBack } from '../use-login-back.ts';
import { useResumed } from '../use-resumed.ts';

interface CommentFormProps {
  article: ArticleView;
  own: OwnState | null;
  /** The comment to reply to. */
  parent?: { id: number; author: string };
  onCancel?: () => void;
  onSent: () => void;
}

/** Position to which the reader returns after the login. */
const placeOfComments = 'comments';

/**
 * Comment form. A guest's text is kept during the login that sending requires. A reader who must buy the text can
 * comment afterwards.
 */
export function CommentForm({ article, own, parent, onCancel, onSent }: CommentFormProps) {
  const t = usePhrases('content');
  const { user } = useSession();
  const login = useLoginBack(placeOfComments);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const form = useForm<{ content: string }>({ defaultValues: { content: '' } });
  const comment = useCommand('cms.User/comment', { quiet: true, stale: ['cms.User/comment'] });
  const resumed = useResumed<HTMLTextAreaElement>(placeOfComments);
  const draftKey = `comment:${article.id}:${parent?.id ?? ''}`;
  const { errors, isSubmitting, isDirty } = form.formState;
  useFormDraft(form, draftKey);
  useHoldReload(isDirty);
  if (article.locked || (user && !own)) return null;

  async function send({ content }: { content: string }) {
    const body = { article_id: article.id, content: content.trim(), ...(parent && { parent_id: parent.id }) };
    const { failure } = await comment.send(body);
    if (failure) return showFaults(form, failure);
    form.reset({ content: '' });
    dropDraft(draftKey);
    await revalidate();
    onSent();
  }

  function logIn(event: FormEvent) {
    event.preventDefault();
    void navigate(login);
  }

  const left = articleBounds.comment - form.watch('content').length;
  const field = form.register('content', {
    validate: (value) => value.trim() !== '' || t('commentRequired'),
  });
  return (
    <form
      noValidate
      className={classNames('grid gap-2', !user && 'for-guests')}
      onSubmit={user ? form.handleSubmit(send) : logIn}
    >
      <Field
        label={parent ? t('answerTo', { author: parent.author }) : t('commentLabel')}
        error={errors.content?.message}
        hint={left <= 100 ? t('left', { count: left }) : undefined}
      >
        {(control) => (
          <TextArea
            {...control}
            {...field}
            ref={(area) => {
              field.ref(area);
              resumed.current = area;
            }}
            rows={3}
            maxLength={articleBounds.comment}
            placeholder={t('commentHint')}
            autoFocus={parent !== undefined}
          />
        )}
      </Field>
      <RefusalOf form={form} />
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" busy={isSubmitting}>
          {user ? t(parent ? 'answerSend' : 'commentSend') : t('logInToComment')}
        </Button>
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            {t('answerCancel')}
          </Button>
        )}
        {!user && <p className="text-caption text-muted">{t('commentKept')}</p>}
      </div>
    </form>
  );
}
