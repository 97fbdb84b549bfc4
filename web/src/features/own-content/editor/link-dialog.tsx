import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Field } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import type { Editor } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { linkAddress } from './addresses.ts';

/** Target of a link on the selected text; without a selection also the text. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = usePhrases('article-editor');
  const common = usePhrases('common');
  const before = (editor.getAttributes('link').href as string | undefined) ?? '';
  const needsWords = editor.state.selection.empty && before === '';
  const [address, setAddress] = useState(before);
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const href = linkAddress(address, location.origin);

  function submit(event: FormEvent) {
    event.preventDefault();
    // Keeps the event from the form around the editor.
    event.stopPropagation();
    setTried(true);
    if (href === null) return;
    if (needsWords) {
      const text = words.trim() || address.trim();
      const marks = [{ type: 'link', attrs: { href } }];
      editor
        .chain()
        .focus()
        .insertContent([
          { type: 'text', text, marks },
          { type: 'text', text: ' ' },
        ])
        .run();
    } else editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('link')}
      words={{ close: common('close') }}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        <Field
          label={t('linkAddress')}
          required
          hint={t('linkHint')}
          error={tried && href === null ? t('linkInvalid') : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={2000}
              value={address}
              onChange={(event) => setAddress(event.target.value)}
            />
          )}
        </Field>
        {needsWords && (
          <Field label={t('linkWords')} optionalWord={common('optional')}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={200}
                value={words}
                onChange={(event) => setWords(event.target.value)}
              />
            )}
          </Field>
        )}
        <div className="flex flex-wrap justify-end gap-2 max-sm:*:flex-1">
          {before !== '' && (
            <Button
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run();
                onClose();
              }}
            >
              {t('linkRemove')}
            </Button>
          )}
          <Button type="submit" kind="primary">
            {t('linkSet')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
