import { articleBounds } from '@serai/contract/content/article-states';
import type { OwnArticleDetail } from '@serai/contract/content/own-articles';
import { richBounds } from '@serai/contract/rich-text/tags';
import { inLanguage } from '@serai/phrases/lang';
import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { Field, FieldError } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { useCommand } from '../../../platform/api/use-command.ts';
import { useApp } from '../../../platform/app.tsx';
import { focusFirstFault } from '../../../platform/focus/focus-first-fault.ts';
import { DraftNote } from '../../../platform/form-draft/draft-note.tsx';
import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { ArticleMove } from '../articles/article-move.tsx';
import { ownArticleReads } from '../articles/own-article-reads.ts';
import { RichTextEditor, type Written } from '../editor/rich-text-editor.tsx';
import { ArticleFacts, type Channels } from './article-facts.tsx';
import { ArticlePreview } from './article-preview.tsx';
import { ArticleState, NewerElsewhere } from './article-state.tsx';
import { type ArticleValues, isBlankHtml, isTooMuch, picturesUnsaid, tagsFault } from './article-values.ts';
import { useArticleDraft } from './use-article-draft.ts';

/** Pause in typing after which the draft is stored. */
const pauseMs = 400;

interface EditFormProps {
  opened: OwnArticleDetail | null;
  channels: Channels;
  /** The first save has created the article with this id. */
  onCreated: (id: number) => void;
  /** Reopens the server's version. */
  onReload: () => void;
}

/** Form for an article: text, facts, and submission to the editors. */
export function EditForm({ opened, channels, onCreated, onReload }: EditFormProps) {
  const t = usePhrases('edit-article');
  const words = usePhrases('own-content');
  const { lang } = useApp();
  const notify = useNotify();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const draft = useArticleDraft(opened, { channels, onCreated });
  const submitting = useCommand('cms.User/submitContent', { stale: ownArticleReads });
  const [tried, setTried] = useState<'save' | 'submit' | null>(null);
  const [isPreview, setPreview] = useState(false);
  const [discards, setDiscards] = useState(false);
  const { article, values, newer, busy } = draft;
  const writing = useWriting(values, draft.change);

  const said = draft.failure?.fieldErrors ?? {};
  const tags = tagsFault(values.tags);
  const unsaid = picturesUnsaid(values.body);
  const faults = {
    ...said,
    tags: tags ? t(tags, { most: tags === 'tagsMany' ? articleBounds.tags : articleBounds.tag }) : said.tags,
    channel_id: tried && values.channel === '' ? t('channelRequired') : said.channel_id,
    title: tried === 'submit' && values.title.trim() === '' ? t('headingRequired') : said.title,
    body:
      values.body.length > richBounds.length
        ? t('tooLong')
        : tried === 'submit' && isBlankHtml(values.body)
          ? t('bodyRequired')
          : tried === 'submit' && unsaid.length > 0
            ? t('picturesUnsaid', { which: unsaid.join(inLanguage(lang, { zh: '、', en: ', ' })) })
            : said.body,
  };

  const lookAtFaults = () => requestAnimationFrame(() => focusFirstFault(form.current));

  function startOver() {
    draft.drop();
    onReload();
  }

  async function save() {
    const now = writing.flush();
    setTried('save');
    if (now.channel === '' || isTooMuch(now)) return lookAtFaults();
    if (await draft.save(now)) notify('success', t('saved'));
    else lookAtFaults();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const now = writing.flush();
    if (writing.sending > 0) return notify('warning', t('pictureSending'));
    setPreview(false);
    setTried('submit');
    if (!isReady(now)) return lookAtFaults();
    const isSaved = !draft.isChanged && now === values && article?.actions.includes('submit');
    const saved = isSaved ? article : await draft.save(now);
    if (!saved) return lookAtFaults();
    const { failure } = await submitting.send({ id: saved.id, revision: saved.revision });
    if (failure) return;
    notify('success', t('submitted'));
    void navigate(paths.ownArticles());
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {article && <ArticleState article={article} />}
      {newer !== null ? (
        <NewerElsewhere onUseServer={startOver} onKeepMine={draft.keepMine} />
      ) : (
        draft.isRestored && (
          <DraftNote
            words={t('draftKept')}
            drop={t(article ? 'draftDrop' : 'draftDropNew')}
            onDrop={startOver}
          />
        )
      )}
      {isPreview && <ArticlePreview values={values} />}
      <div hidden={isPreview} className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid content-start gap-4">
          <Field label={t('heading')} required hint={t('headingHint')} error={faults.title}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={articleBounds.title}
                value={values.title}
                onChange={(event) => draft.change({ title: event.target.value })}
              />
            )}
          </Field>
          <RichTextEditor
            label={t('body')}
            html={values.body}
            lang={values.lang}
            error={faults.body}
            onChange={writing.take}
          />
        </div>
        <Card>
          <ArticleFacts values={values} channels={channels} faults={faults} onChange={draft.change} />
        </Card>
      </div>
      <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper py-3">
        <SavedNote isChanged={draft.isChanged} savedAt={article?.updated_at} />
        {draft.failure && Object.keys(said).length === 0 && newer === null && (
          <FieldError>{draft.failure.message}</FieldError>
        )}
        {unsaid.length > 0 && (
          <p className="text-caption text-muted max-md:basis-full">
            {t('altMissing', { count: unsaid.length })}
          </p>
        )}
        <div className="ml-auto flex flex-wrap gap-2">
          {article?.actions.includes('discard') && (
            <Button kind="quiet" onClick={() => setDiscards(true)}>
              {words('discard')}
            </Button>
          )}
          <Button
            kind="quiet"
            onClick={() => {
              writing.flush();
              setPreview(!isPreview);
            }}
          >
            {t(isPreview ? 'goOn' : 'preview')}
          </Button>
          <Button busy={busy} idle={newer !== null} onClick={() => void save()}>
            {t('save')}
          </Button>
          <Button type="submit" kind="primary" busy={submitting.busy} idle={newer !== null}>
            {t('submit')}
          </Button>
        </div>
      </div>
      {discards && article && (
        <ArticleMove article={article} move="discard" onDone={startOver} onClose={() => setDiscards(false)} />
      )}
    </form>
  );
}

/** Whether everything that an editor requires is present. */
function isReady(values: ArticleValues): boolean {
  const { channel, title, body } = values;
  const isWritten = channel !== '' && title.trim() !== '' && !isBlankHtml(body);
  return isWritten && picturesUnsaid(body).length === 0 && !isTooMuch(values);
}

function SavedNote({ isChanged, savedAt }: { isChanged: boolean; savedAt: number | undefined }) {
  const t = usePhrases('edit-article');
  const { time } = useDates();
  const words = isChanged ? t('unsaved') : savedAt ? t('savedAt', { time: time(savedAt).slice(0, 16) }) : '';
  return (
    <p role="status" className="figures text-caption text-muted">
      {words}
    </p>
  );
}

/** Editor input becomes a form value at every pause, or on demand. */
function useWriting(values: ArticleValues, change: (part: Partial<ArticleValues>) => void) {
  const pending = useRef<Written>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [sending, setSending] = useState(0);
  const latest = useRef(flush);
  latest.current = flush;

  /** The values with the current content of the editor. */
  function flush(): ArticleValues {
    clearTimeout(timer.current);
    const written = pending.current;
    pending.current = null;
    if (!written) return values;
    setSending(written.sending);
    const body = written.isEmpty ? '' : written.html();
    if (body === values.body) return values;
    change({ body });
    return { ...values, body };
  }

  useEffect(() => {
    const leaving = () => void latest.current();
    addEventListener('pagehide', leaving);
    return () => {
      removeEventListener('pagehide', leaving);
      clearTimeout(timer.current);
    };
  }, []);

  return {
    sending,
    flush,
    take(written: Written) {
      pending.current = written;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(), pauseMs);
    },
  };
}
