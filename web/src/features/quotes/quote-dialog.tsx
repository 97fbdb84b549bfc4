import { Button } from '@serai/ui/button';
import { Checkbox } from '@serai/ui/checkbox';
import { Dialog } from '@serai/ui/dialog';
import { IconButton } from '@serai/ui/icon-button';
import { Tag } from '@serai/ui/tag';
import { useState } from 'react';
import { useApp } from '../../platform/app.tsx';
import { type Language, languageNames } from '../../platform/i18n/language.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { isMarkedUp } from '../offers/client-price.ts';
import { percentText } from '../offers/mark-up-text.ts';
import { inThe, subjectOf } from './item-words.ts';
import { loadQuotePhrases } from './load-quote-phrases.ts';
import { isStale, type QuoteItem } from './quote-item.ts';
import { quoteText } from './quote-rows.ts';
import { QuoteTextField } from './quote-text-field.tsx';
import { removeItem } from './quote-tray.ts';
import { type Quote, useQuote } from './use-quote.ts';
import { useSavePicture } from './use-save-picture.ts';

export interface QuoteDialogProps {
  items: readonly QuoteItem[];
  userId: number;
  nowMs: number;
  onClose: () => void;
}

/** Preview of a quote, which can be edited, copied, and saved as a picture. */
export function QuoteDialog({ items, userId, nowMs, onClose }: QuoteDialogProps) {
  const t = usePhrases('quotes');
  const common = usePhrases('common');
  const notify = useNotify();
  const { lang: own } = useApp();
  const [lang, setLang] = useState<Language>(own);
  const quote = useQuote(items);
  const savePicture = useSavePicture();
  const text = quoteText(quote.rowsIn(lang), lang);
  const [edited, setEdited] = useState<{ from: string; text: string } | null>(null);
  // Another language or another price replaces what was edited.
  const shown = edited?.from === text ? edited.text : text;

  async function choose(next: Language) {
    await loadQuotePhrases(next).then(
      () => setLang(next),
      () => notify('warning', t('languageNotLoaded')),
    );
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(shown);
    } catch {
      return notify('warning', t('notCopied'));
    }
    notify('success', t('copied'));
    onClose();
  }

  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={t('copyQuote')}
      words={{ close: common('close') }}
      actions={
        <>
          <Button idle={quote.needsConfirmation} onClick={() => void savePicture(quote, lang)}>
            {t('savePicture')}
          </Button>
          <Button kind="primary" idle={quote.needsConfirmation} onClick={() => void copy()}>
            {t('copy')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <PriceNote quote={quote} />
          <fieldset className="flex gap-1">
            <legend className="sr-only">{t('language')}</legend>
            {(['zh-cn', 'en'] as const).map((one) => (
              <Button
                key={one}
                size="compact"
                kind={one === lang ? 'secondary' : 'quiet'}
                aria-pressed={one === lang}
                lang={one}
                onClick={() => void choose(one)}
              >
                {languageNames[one]}
              </Button>
            ))}
          </fieldset>
        </div>
        <QuoteTextField
          label={t('preview')}
          value={shown}
          onChange={(next) => setEdited({ from: text, text: next })}
        />
        <ItemList items={items} userId={userId} nowMs={nowMs} onEmpty={onClose} />
      </div>
    </Dialog>
  );
}

/** Which prices the quote has; without a mark-up the user must agree once. */
function PriceNote({ quote }: { quote: Quote }) {
  const t = usePhrases('quotes');
  const { view, markUp } = quote.prices;
  if (view === 'hidden') return <p className="text-caption text-muted">{t('pricesHidden')}</p>;
  if (isMarkedUp(markUp)) {
    return <p className="text-caption text-muted">{t('pricesClient', { percent: percentText(markUp) })}</p>;
  }
  if (!quote.needsConfirmation) return <p className="text-caption text-amber">{t('pricesNet')}</p>;
  return (
    <Checkbox
      className="rounded-control bg-amber-soft px-3 py-1"
      label={t('confirmNet')}
      checked={false}
      onChange={quote.confirmNet}
    />
  );
}

function ItemList(props: {
  items: readonly QuoteItem[];
  userId: number;
  nowMs: number;
  onEmpty: () => void;
}) {
  const { items, userId, nowMs, onEmpty } = props;
  const t = usePhrases('quotes');
  const { lang } = useApp();
  return (
    <ul aria-label={t('items')} className="rounded-control border border-line">
      {items.map((item) => {
        const name = inThe(lang, subjectOf(item));
        return (
          <li
            key={item.id}
            className="flex items-center gap-2 border-line py-0.5 pr-1 pl-3 text-caption not-first:border-t"
          >
            <span className="min-w-0 flex-1 truncate">{name}</span>
            {isStale(item, nowMs) && <Tag tone="amber">{t('stale')}</Tag>}
            <IconButton
              icon="close"
              label={t('remove', { name })}
              className="text-muted"
              onClick={() => {
                removeItem(userId, item.id);
                if (items.length === 1) onEmpty();
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}
