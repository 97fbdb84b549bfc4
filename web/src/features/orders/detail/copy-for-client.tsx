import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { TextArea } from '@serai/ui/text-area';
import { useState } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { useOrderPhrases } from '../views/service-words.ts';

/** Copies the text for the guests; without permission to write to the clipboard, shows it selected. */
export function CopyForClient({ text }: { text: string }) {
  const t = useOrderPhrases('order-detail');
  const common = usePhrases('common');
  const notify = useNotify();
  const [isShown, setShown] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      notify('success', t('clientCopied'));
    } catch {
      setShown(true);
    }
  }

  return (
    <>
      <Button size="compact" icon="copy" onClick={() => void copy()}>
        {t('clientCopy')}
      </Button>
      <Dialog
        open={isShown}
        onOpenChange={setShown}
        title={t('clientCopy')}
        description={t('clientCopyHelp')}
        words={{ close: common('close') }}
      >
        <TextArea
          readOnly
          aria-label={t('clientCopy')}
          value={text}
          onFocus={({ target }) => target.select()}
        />
      </Dialog>
    </>
  );
}
