import { Dialog } from '@serai/ui/dialog';
import { Switch } from '@serai/ui/switch';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { singleKeysOff } from '../../platform/keys/single-keys.ts';

const keys = [
  { press: ['/', 'Ctrl K'], words: 'keySearch' },
  { press: ['j'], words: 'keyNext' },
  { press: ['k'], words: 'keyPrevious' },
  { press: ['Enter'], words: 'keyOpen' },
  { press: ['a'], words: 'keyAct' },
  { press: ['x'], words: 'keySelect' },
  { press: ['Esc'], words: 'keyBack' },
  { press: ['?'], words: 'keyHelp' },
] as const;

/** Lists the keys of the console, and lets the reader switch those of a single character off. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = usePhrases('console');
  const common = usePhrases('common');
  const isOff = singleKeysOff.useIsSet();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('keys')}
      words={{ close: common('close') }}
    >
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2">
        {keys.map(({ press, words }) => (
          <div key={words} className="contents">
            <dt className="flex gap-1">
              {press.map((key) => (
                <kbd key={key} className="rounded-control border border-line-strong px-2 font-sans">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{t(words)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex items-center justify-between gap-4 border-t border-line pt-3">
        <p className="text-muted">{t('keysSingle')}</p>
        <Switch label={t('keysSingle')} on={!isOff} onChange={singleKeysOff.toggle} />
      </div>
    </Dialog>
  );
}
