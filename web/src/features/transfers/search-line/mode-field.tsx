import type { TransferMode } from '@serai/contract/transfers/transfers';
import { useId } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';

const modes = ['pick_up', 'drop_off'] as const satisfies readonly TransferMode[];

/** Pick-up or drop-off: the first field of the line, because the others depend on it. */
export function ModeField(props: { value: TransferMode; onChange: (mode: TransferMode) => void }) {
  const { value, onChange } = props;
  const t = usePhrases('transfer-search');
  const name = useId();
  return (
    <fieldset className="w-full min-w-0">
      <legend className="sr-only">{t('mode')}</legend>
      <div className="flex w-full rounded-control border border-line p-0.5">
        {modes.map((mode) => (
          <label
            key={mode}
            className="flex min-h-9 flex-1 cursor-pointer items-center justify-center rounded-control px-2 text-caption whitespace-nowrap outline-teal has-checked:bg-teal has-checked:font-strong has-checked:text-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-1 not-has-checked:hover:bg-teal-soft"
          >
            <input
              type="radio"
              name={name}
              value={mode}
              checked={value === mode}
              onChange={() => onChange(mode)}
              className="sr-only"
            />
            {t(`mode_${mode}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
