import './article-editor.css';
import { classNames } from '@serai/ui/class-names';
import { FieldError } from '@serai/ui/field';
import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { articleExtensions } from './extensions.ts';
import { LinkDialog } from './link-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { PictureUploadsContext, usePictureUploads } from './picture-uploads.ts';
import { Toolbar } from './toolbar.tsx';
import { usePasting } from './use-pasting.ts';

export interface RichTextEditorProps {
  label: ReactNode;
  /** Initial HTML of an article; later changes come only from the editor. */
  html: string;
  /** Language of the text, for the browser's spelling check. */
  lang: string;
  error?: string | undefined;
  /** Called after every change. */
  onChange: (written: Written) => void;
  /** Called when the editor is ready. */
  onReady?: ((editor: Editor) => void) | undefined;
}

/** Content of the editor. */
export interface Written {
  /** Called only when needed, because a long article takes a moment. */
  html: () => string;
  isEmpty: boolean;
  /** Number of pictures that are still being uploaded. */
  sending: number;
}

/**
 * Editor for the text of an article, with its toolbar. The page's route names the phrases `article-editor` and
 * `upload`.
 */
export function RichTextEditor({ label, html, lang, error, onChange, onReady }: RichTextEditorProps) {
  const t = usePhrases('article-editor');
  const id = useId();
  const uploads = usePictureUploads();
  const current = useRef<Editor>(null);
  const [asked, setAsked] = useState<'link' | 'picture' | null>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const pasting = usePasting(uploads, () => current.current);
  const attributes = {
    id,
    lang,
    role: 'textbox',
    class: 'rich-text',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': [error ? `${id}-error` : '', `${id}-hint`].filter(Boolean).join(' '),
    'aria-required': 'true',
    ...(error ? { 'aria-invalid': 'true' } : {}),
  };
  const editor = useEditor({
    extensions: articleExtensions(t('placeholder')),
    content: html,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes,
      ...pasting,
      handleKeyDown(_view, event) {
        if ((event.metaKey || event.ctrlKey) && !event.altKey && event.key.toLowerCase() === 'k') {
          setAsked('link');
          return true;
        }
        if (event.altKey && event.key === 'F10') {
          toolbar.current?.querySelector<HTMLElement>('[data-tool][tabindex="0"]')?.focus();
          return true;
        }
        return false;
      },
    },
    onUpdate: ({ editor: now }) => onChange(writtenIn(now)),
    onCreate: ({ editor: now }) => onReady?.(now),
  });
  current.current = editor;
  const described = attributes['aria-describedby'];
  // biome-ignore lint/correctness/useExhaustiveDependencies: what says these is made again each time
  useEffect(() => {
    editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes } });
  }, [editor, lang, described]);

  return (
    <PictureUploadsContext value={uploads}>
      <div className="flex min-w-0 flex-col gap-1">
        {/* Pressed, it leads into the field, as the label of any other. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: by keys one is there already */}
        <span
          id={`${id}-label`}
          className="w-fit text-caption font-strong"
          onClick={() => editor.commands.focus()}
        >
          {label}
        </span>
        {/* Placed above: text below such a large field is out of sight. */}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        <div
          className={classNames(
            'article-editor rounded-card border bg-surface outline-offset-1 outline-teal transition-colors duration-150',
            error ? 'border-lacquer' : 'border-line-strong',
          )}
        >
          <div ref={toolbar} className="contents">
            <Toolbar
              editor={editor}
              contentId={id}
              onLink={() => setAsked('link')}
              onPicture={() => setAsked('picture')}
            />
          </div>
          <EditorContent editor={editor} />
          <Foot editor={editor} hintId={`${id}-hint`} />
        </div>
      </div>
      {asked === 'link' && <LinkDialog editor={editor} onClose={() => setAsked(null)} />}
      {asked === 'picture' && (
        <PictureDialog
          picture={null}
          onClose={() => setAsked(null)}
          onDone={(picture) => {
            setAsked(null);
            editor.chain().focus().insertContent({ type: 'picture', attrs: picture }).run();
          }}
        />
      )}
    </PictureUploadsContext>
  );
}

/** Length of the text, and a hint about keyboard navigation. */
function Foot({ editor, hintId }: { editor: Editor; hintId: string }) {
  const t = usePhrases('article-editor');
  const count = useEditorState({
    editor,
    selector: ({ editor: now }) => now.storage.characterCount.characters(),
  });
  return (
    <p className="flex flex-wrap justify-between gap-x-4 border-t border-line px-4 py-1 text-caption text-muted">
      <span id={hintId} className="max-md:sr-only">
        {t('keysHint')}
      </span>
      <span className="figures ml-auto">{t('characters', { count })}</span>
    </p>
  );
}

/** Returns the current content of an editor. */
export function writtenIn(editor: Editor): Written {
  let sending = 0;
  editor.state.doc.descendants(({ type, attrs }) => {
    if (type.name !== 'picture') return true;
    if (attrs.sending !== '') sending += 1;
    return false;
  });
  return { html: () => editor.getHTML(), isEmpty: isBlank(editor), sending };
}

/** Neither text nor a picture. */
function isBlank(editor: Editor): boolean {
  let blank = editor.state.doc.textContent.trim() === '';
  editor.state.doc.descendants(({ type }) => {
    if (type.name === 'picture') blank = false;
  });
  return blank;
}
