import type { Editor } from '@tiptap/core';
import type { EditorProps } from '@tiptap/pm/view';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { cleanPasted, withoutSpans } from './clean-pasted.ts';
import { pictureTypes } from './picture-types.ts';
import type { PictureUploads } from './picture-uploads.ts';

type Pasting = Required<Pick<EditorProps, 'transformPastedHTML' | 'handlePaste' | 'handleDrop'>>;

/** Pasting and dropping: texts are cleaned, pictures are uploaded; rejected content is reported. */
export function usePasting(uploads: PictureUploads, editor: () => Editor | null): Pasting {
  const t = usePhrases('article-editor');
  const notify = useNotify();

  function insert(files: readonly File[], position: number) {
    for (const file of files) {
      const key = uploads.newKey();
      editor()?.commands.insertContentAt(position, { type: 'picture', attrs: { sending: key } });
      uploads.begin(key, file, editor);
    }
  }

  return {
    transformPastedHTML(html) {
      // Copied inside the editor, so it contains only allowed elements.
      if (html.includes('data-pm-slice')) return html;
      const pasted = cleanPasted(html, { origin: location.origin, nextKey: uploads.newKey });
      for (const [key, picture] of pasted.pictures) uploads.begin(key, picture, editor);
      if (pasted.leftOut > 0) notify('warning', t('picturesLeftOut', { count: pasted.leftOut }));
      return pasted.html;
    },
    handlePaste(view, event) {
      const files = picturesIn(event.clipboardData);
      // A picture copied from a document comes with text; then the text is pasted.
      if (files.length === 0 || hasWords(event.clipboardData?.getData('text/html') ?? '')) return false;
      insert(files, view.state.selection.from);
      return true;
    },
    handleDrop(view, event, _slice, moved) {
      const files = moved ? [] : picturesIn(event.dataTransfer);
      if (files.length === 0) return false;
      event.preventDefault();
      const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
      insert(files, at?.pos ?? view.state.selection.from);
      return true;
    },
  };
}

function picturesIn(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter(({ type }) => pictureTypes.includes(type));
}

function hasWords(html: string): boolean {
  const shown = withoutSpans(withoutSpans(html, '<!--', '-->'), '<style', '</style>');
  return shown.replace(/<[^<>]*>|&nbsp;/gi, '').trim() !== '';
}
