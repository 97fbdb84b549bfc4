import { IconButton } from '@serai/ui/icon-button';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';

/** Puts a number or an address on the clipboard; `what` says which, for those who cannot see it stand there. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const t = usePhrases('orders');
  const notify = useNotify();
  async function copy() {
    await navigator.clipboard.writeText(text).then(
      () => notify('success', t('copied')),
      // Without the permission the text can still be marked by hand.
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
