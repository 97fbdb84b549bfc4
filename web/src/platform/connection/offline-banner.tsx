import { Icon } from '@serai/ui/icons';
import { usePhrases } from '../i18n/phrases.ts';
import { useOnline } from './use-online.ts';

/** Above the page while the browser has no line: that it is so, what still holds, and what has to wait. */
export function OfflineBanner() {
  const common = usePhrases('common');
  const online = useOnline();
  return (
    <div role="status" className="sticky top-0 z-[1850]">
      {!online && (
        <p className="flex items-start justify-center gap-2 border-b border-line bg-amber-soft px-4 py-2 text-text">
          <Icon name="warning" size={18} className="mt-1 shrink-0 text-amber" />
          <span>
            <strong className="font-strong">{common('disconnected')}</strong> {common('offlineHelp')}
          </span>
        </p>
      )}
    </div>
  );
}
