import { Button } from '@serai/ui/button';
import { useEffect, useRef, useState } from 'react';
import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useSession } from '../../../platform/session/use-session.tsx';
import { useCopy } from './use-copy.ts';

/** The ten recovery codes, shown only this once, to be copied or saved as a file. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = usePhrases('second-factor');
  const copy = useCopy();
  const { time } = useDates();
  const { user } = useSession();
  const first = useRef<HTMLButtonElement>(null);
  // The form that had the focus has disappeared.
  useEffect(() => first.current?.focus(), []);
  const [nowMs] = useState(() => Date.now());
  const account = user?.username ?? '';

  function download() {
    const head = t('fileHead', { account, time: time(nowMs) });
    const file = new Blob([`${head}\n\n${codes.join('\n')}\n`], { type: 'text/plain;charset=utf-8' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = t('fileName', { account });
    link.click();
    URL.revokeObjectURL(link.href);
  }

  return (
    <div className="grid gap-4">
      <p>{t('codesText')}</p>
      <ul
        aria-label={t('codesList')}
        className="grid grid-cols-2 gap-x-4 gap-y-1 rounded-control bg-sunken px-4 py-3 text-center font-mono"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 max-sm:*:flex-1">
        <Button ref={first} icon="copy" onClick={() => copy(codes.join('\n'))}>
          {t('copyCodes')}
        </Button>
        <Button icon="download" onClick={download}>
          {t('downloadCodes')}
        </Button>
        <Button kind="primary" className="sm:ml-auto" onClick={onDone}>
          {t('codesSaved')}
        </Button>
      </div>
    </div>
  );
}
