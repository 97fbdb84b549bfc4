import { articleBounds } from '@serai/contract/article-states';
import type { ArticleView } from '@serai/contract/articles';
import { Button, buttonClass } from '@serai/ui/button';
import { Field } from '@serai/ui/field';
import { TextArea } from '@serai/ui/text-area';
import { useForm } from 'react-hook-form';
import { Link, useRevalidator } from 'react-router';
import { useCommand } from '../../../platform/api/use-command.ts';
import { useHoldReload } from '../../../platform/build-watch/hold-reload.ts';
import { RefusalOf } from '../../../platform/form/refusal-of.tsx';
import { showFaults } from '../../../platform/form/show-faults.ts';
import { dropDraft, useFormDraft } from '../../../platform/form-draft/form-draft.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useSession } from '../../../platform/session/use-session.tsx';
import type { OwnState } from '../article/load-article.ts';
import { useLoginBack } from '../use-login-back.ts';

interface CommentFormProps {
  article: ArticleView;
  own: OwnState | null;
  /** The comment that is answered. */
  parent?: { id: number; author: string };
  onCancel?: () => void;
  onSent: () => void;
}

/** Where a member writes; guests are led to the login and back. Who has to buy the text comments once that is done. */
export function CommentForm(props: CommentFormProps) {
  const t = usePhrases('content');
  const { user } = useSession();
  const login = useLoginBack();
  if (!user)
    return (
      <Link to={`${login}`} rel="nofollow" className={`for-guests ${buttonClass()}`}>
        {t('logInToComment')}
      </Link>
    );
  if (!props.own || props.article.locked) return null;
  return <WritingForm {...props} />;
}

function WritingForm({ article, parent, onCancel, onSent }: CommentFormProps) {
  const t = usePhrases('content');
  const { revalidate } = useRevalidator();
  const form = useForm<{ content: string }>({ defaultValues: { content: '' } });
  const comment = useCommand('cms.User/comment', { quiet: true, stale: ['cms.User/comment'] });
  const draftKey = `comment:${article.id}:${parent?.id ?? ''}`;
  const { errors, isSubmitting, isDirty } = form.formState;
  useFormDraft(form, draftKey);
  useHoldReload(isDirty);

  async function send({ content }: { content: string }) {
    const body = { article_id: article.id, content: content.trim(), ...(parent && { parent_id: parent.id }) };
    const { failure } = await comment.send(body);
    if (failure) return showFaults(form, failure);
    form.reset({ content: '' });
    dropDraft(draftKey);
    await revalidate();
    onSent();
  }

  const left = articleBounds.comment - form.watch('content').length;
  return (
    <form noValidate className="mt-2 grid gap-2" onSubmit={form.handleSubmit(send)}>
      <Field
        label={parent ? t('answerTo', { author: parent.author }) : t('commentLabel')}
        error={errors.content?.message}
        hint={left <= 100 ? t('left', { count: left }) : undefined}
      >
        {(control) => (
          <TextArea
            {...control}
            {...form.register('content', {
              validate: (value) => value.trim() !== '' || t('commentRequired'),
            })}
            rows={3}
            maxLength={articleBounds.comment}
            placeholder={t('commentHint')}
            autoFocus={parent !== undefined}
          />
        )}
      </Field>
      <RefusalOf form={form} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isSubmitting}>
          {parent ? t('answerSend') : t('commentSend')}
        </Button>
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            {t('answerCancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
