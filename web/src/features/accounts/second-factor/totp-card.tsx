import type { SecondFactor } from '@serai/contract/accounts/second-factor';
import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { Icon } from '@serai/ui/icons';
import { Skeleton } from '@serai/ui/skeleton';
import { StatusTag } from '@serai/ui/tag';
import { useState } from 'react';
import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { useRead } from '../../../platform/query/use-read.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { RenewDialog } from './renew-dialog.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';

/** At or below this number of recovery codes a warning is shown. */
const few = 3;

/**
 * Two-step verification of the user's account: its state, and enabling and disabling it. Page phrases:
 * 'second-factor'.
 */
export function TotpCard() {
  const t = usePhrases('second-factor');
  const query = useRead('account/secondFactor', {});
  const isOn = query.data ? query.data.on_since !== null : null;
  // Rendered here and not below, so that the recovery codes stay visible when the card changes to enabled.
  const [settingUp, setSettingUp] = useState(false);
  return (
    <Card
      title={t('title')}
      aside={
        isOn !== null && (
          <StatusTag tone={isOn ? 'jade' : 'neutral'}>{t(isOn ? 'stateOn' : 'stateOff')}</StatusTag>
        )
      }
    >
      <Loaded query={query} skeleton={<Skeleton className="h-24" />}>
        {(factor) =>
          factor.on_since === null ? (
            <TurnedOff onTurnOn={() => setSettingUp(true)} />
          ) : (
            <TurnedOn factor={factor} />
          )
        }
      </Loaded>
      {settingUp && <SetUpDialog onClose={() => setSettingUp(false)} />}
    </Card>
  );
}

function TurnedOff({ onTurnOn }: { onTurnOn: () => void }) {
  const t = usePhrases('second-factor');
  return (
    <>
      <p className="max-w-prose text-muted">{t('about')}</p>
      <Button icon="shield" className="mt-4" onClick={onTurnOn}>
        {t('turnOn')}
      </Button>
    </>
  );
}

function TurnedOn({ factor }: { factor: SecondFactor }) {
  const { on_since, recovery_codes_left: left } = factor;
  const t = usePhrases('second-factor');
  const { time } = useDates();
  const [open, setOpen] = useState<'renew' | 'remove' | null>(null);
  return (
    <>
      <p className="flex flex-wrap gap-x-4 text-muted">
        <span>{t('onSince', { time: time(on_since).slice(0, 16) })}</span>
        <span>{t('codesLeft', { count: left })}</span>
      </p>
      {left <= few && (
        <p className="mt-2 flex items-start gap-2 text-amber">
          <Icon name="warning" size={18} className="mt-1 shrink-0" />
          {t(left === 0 ? 'codesGone' : 'codesFew')}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button icon="refresh" onClick={() => setOpen('renew')}>
          {t('renew')}
        </Button>
        <Button onClick={() => setOpen('remove')}>{t('turnOff')}</Button>
      </div>
      {open === 'renew' && <RenewDialog onClose={() => setOpen(null)} />}
      {open === 'remove' && <RemoveDialog onClose={() => setOpen(null)} />}
    </>
  );
}
