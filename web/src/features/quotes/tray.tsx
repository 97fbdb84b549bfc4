import { Button, buttonClass } from '@serai/ui/button';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useSession } from '../../platform/session/use-session.tsx';
import { comparePath } from './compare-path.ts';
import type { QuoteDialogProps } from './quote-dialog.tsx';
import { isStale } from './quote-item.ts';
import { clearTray, useQuoteItems } from './quote-tray.ts';
import { useQuote } from './use-quote.ts';
import { useSavePicture } from './use-save-picture.ts';

/** The ticked offers at the foot of every page, except where a booking has its own bar there. */
export function Tray() {
  const t = usePhrases('quotes');
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const items = useQuoteItems();
  const quote = useQuote(items);
  const savePicture = useSavePicture();
  const [isOpen, setOpen] = useState(false);
  const [nowMs] = useState(() => Date.now());
  const isBooking = pathname.endsWith('/booking') || new URLSearchParams(search).has('apart');
  if (!user || items.length === 0 || isBooking) return null;
  const stale = items.filter((item) => isStale(item, nowMs)).length;
  const compare = comparePath(items);
  return (
    <section
      aria-label={t('tray')}
      className="not-printed sticky bottom-0 z-[1750] border-t border-line bg-surface shadow-floating"
    >
      <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-2 gap-y-1 px-4 py-2 md:px-8">
        <div className="flex items-center gap-2 max-sm:w-full sm:mr-auto">
          <p role="status" className="font-strong max-sm:flex-1">
            {t('chosen', { count: items.length })}
            {stale > 0 && (
              <span className="ml-2 text-caption font-normal text-amber">
                {t('staleCount', { count: stale })}
              </span>
            )}
          </p>
          <Button size="compact" kind="quiet" onClick={clearTray}>
            {t('clear')}
          </Button>
        </div>
        <Button size="compact" icon="copy" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('copyQuote')}
        </Button>
        <Button
          size="compact"
          icon="download"
          onClick={() => (quote.needsConfirmation ? setOpen(true) : void savePicture(quote))}
        >
          {t('savePicture')}
        </Button>
        {compare && (
          <Link to={compare} className={buttonClass({ size: 'compact' })}>
            {t('compare')}
          </Link>
        )}
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <Dialog items={items} userId={user.id} nowMs={nowMs} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}

const Dialog = lazy(part);

/** Without its script the page works unchanged. */
async function part(): Promise<{ default: ComponentType<QuoteDialogProps> }> {
  try {
    return { default: (await import('./quote-dialog.tsx')).QuoteDialog };
  } catch {
    return { default: () => null };
  }
}
