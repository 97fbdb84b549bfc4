import type { Session } from '@serai/contract/accounts/profile';
import { Button } from '@serai/ui/button';
import { classNames } from '@serai/ui/class-names';
import { Icon, type IconName } from '@serai/ui/icons';
import { StatusTag, Tag } from '@serai/ui/tag';
import { useState } from 'react';
import { useDates } from '../../../platform/format/dates.ts';
import type { PhraseKey } from '../../../platform/i18n/phrase-modules.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';

/** The server records a use about every five minutes. */
const inUseSeconds = 600;

/** A device with its last use: place and time. The current device cannot be logged out here. */
export function SessionRow(props: {
  session: Session;
  /** It has been logged out and is only shown until the next load. */
  ended: boolean;
  onEnd: () => void;
}) {
  const { session, ended, onEnd } = props;
  const t = usePhrases('profile');
  const { placeTime } = useDates();
  const [nowSeconds] = useState(() => Date.now() / 1000);
  const name = useDeviceName()(session);
  const { device, address, created_at, last_used_at, keep, current } = session;
  const isInUse = current || nowSeconds - last_used_at < inUseSeconds;
  return (
    <li className={classNames('flex items-center gap-4 py-3', ended && 'text-muted')}>
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-sunken text-teal">
        <Icon name={icons[device.kind]} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-strong">
          <span className="sr-only">{t(kinds[device.kind])}</span>
          {name}
          {current && <StatusTag tone="jade">{t('thisDevice')}</StatusTag>}
          {keep && <Tag>{t('kept')}</Tag>}
        </p>
        <p className="flex flex-wrap gap-x-4 text-caption text-muted">
          <span>{isInUse ? t('usedNow') : t('usedAt', { time: placeTime(last_used_at) })}</span>
          <span>{t('openedAt', { time: placeTime(created_at) })}</span>
          <span>{t('network', { address })}</span>
        </p>
      </div>
      {ended && <StatusTag tone="neutral">{t('sessionEnded')}</StatusTag>}
      {!current && !ended && (
        <Button size="compact" aria-label={t('endSessionOf', { device: name })} onClick={onEnd}>
          {t('endSession')}
        </Button>
      )}
    </li>
  );
}

/** Returns a function that names a device: system and browser, if known. */
export function useDeviceName(): (session: Session) => string {
  const t = usePhrases('profile');
  return ({ device: { system, browser } }) => {
    if (system && browser) return t('device', { system, browser });
    return system || browser || t('deviceUnknown');
  };
}

const icons: Record<Session['device']['kind'], IconName> = {
  computer: 'computer',
  phone: 'mobile',
  tablet: 'tablet',
  unknown: 'globe',
};

const kinds: Record<Session['device']['kind'], PhraseKey<'profile'>> = {
  computer: 'kindComputer',
  phone: 'kindPhone',
  tablet: 'kindTablet',
  unknown: 'kindUnknown',
};
