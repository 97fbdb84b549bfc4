import { IconButton } from '@serai/ui/icon-button';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { useOrderPhrases } from './service-words.ts';

/** Copies a number or an address to the clipboard; `what` names it for screen readers. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const t = useOrderPhrases('orders');
  const notify = useNotify();
  async function copy() {
    await navigator.clipboard.writeText(text).then(
      () => notify('success', t('copied')),
      // Without the permission the user can still select the text.
      () => {},
    );
  }
  return (
    <IconButton
      icon="copy"
      label={t('copy', { what })}
      className="-my-2 text-muted [&_svg]:size-4"
      onClick={copy}
    />
  );
}
