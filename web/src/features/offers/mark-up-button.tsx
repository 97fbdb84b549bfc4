import { Button } from '@serai/ui/button';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { asLanguage } from '../../platform/i18n/language.ts';
import { loadPhrases, usePhrases } from '../../platform/i18n/phrases.ts';
import { useIsMember } from '../../platform/session/use-is-member.ts';
import type { MarkUp } from './client-price.ts';
import type { MarkUpDialogProps } from './mark-up-dialog.tsx';
import { percentText } from './mark-up-text.ts';

/** Opens the dialog of the mark-up; while client prices are shown, it marks them as such. */
export function MarkUpButton(props: { userId: number; markUp: MarkUp; isShown: boolean }) {
  const { userId, markUp, isShown } = props;
  const t = usePhrases('common');
  const [isOpen, setOpen] = useState(false);
  if (!useIsMember()) return null;
  return (
    <>
      <Button
        kind="quiet"
        size="compact"
        icon="pencil"
        aria-haspopup="dialog"
        title={t('setMarkUp')}
        className={isShown ? 'bg-amber-soft !text-amber' : undefined}
        onClick={() => setOpen(true)}
      >
        {isShown ? (
          t('clientPrices', { percent: percentText(markUp) })
        ) : (
          <span className="max-md:sr-only">{t('setMarkUp')}</span>
        )}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Dialog userId={userId} markUp={markUp} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const Dialog = lazy(part);

/** Without its script the page works unchanged. */
async function part(): Promise<{ default: ComponentType<MarkUpDialogProps> }> {
  try {
    const [{ MarkUpDialog }] = await Promise.all([
      import('./mark-up-dialog.tsx'),
      loadPhrases(asLanguage(document.documentElement.lang), ['mark-up']),
    ]);
    return { default: MarkUpDialog };
  } catch {
    return { default: () => null };
  }
}
