import { Checkbox } from '@serai/ui/checkbox';
import { useLocation } from 'react-router';
import { useApp } from '../../platform/app.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { useSession } from '../../platform/session/use-session.tsx';
import { inThe, subjectOf } from './item-words.ts';
import { makeItem } from './make-item.ts';
import { maxItems, type QuoteItem } from './quote-item.ts';
import { addItem, removeItem, useQuoteItems } from './quote-tray.ts';
import type { TickedOffer } from './ticked-offer.ts';

/** The box in an offer's row: in the quote or not. */
export function TickBox({ ticked }: { ticked: TickedOffer }) {
  const t = usePhrases('quotes');
  const { lang } = useApp();
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const notify = useNotify();
  const items = useQuoteItems();
  const made = makeItem(ticked, { lang, here: pathname + search, nowMs: 0 });
  if (!user || !made) return null;
  const { id } = made;
  const isTicked = items.some((item) => item.id === id);

  function toggle(userId: number, item: QuoteItem) {
    if (isTicked) return removeItem(userId, id);
    // The row still shows the public price of a guest.
    if (document.documentElement.hasAttribute('data-member-waits')) return;
    if (addItem(userId, { ...item, addedAtMs: Date.now() })) return;
    notify('warning', items.length >= maxItems ? t('full', { most: maxItems }) : t('notKept'));
  }

  return (
    <Checkbox
      // The whole row can be a link; the box lies above it.
      className="relative z-10 !min-h-6 w-fit text-caption text-muted"
      // A table of rates has a narrow column for the box.
      label={ticked.kind === 'rate' ? <span className="sr-only">{t('tick')}</span> : t('tick')}
      title={ticked.kind === 'rate' ? t('tick') : undefined}
      aria-label={t('tickOf', { name: inThe(lang, subjectOf(made)) })}
      checked={isTicked}
      onChange={() => toggle(user.id, made)}
    />
  );
}
