import type { AgencyState } from '@serai/contract/agencies/states';
import { StatusTag, type Tone } from '@serai/ui/tag';
import { usePhrases } from '../../platform/i18n/phrases.ts';

const tones: Readonly<Record<AgencyState, Tone>> = {
  unverified: 'neutral',
  verified: 'jade',
  credit_stopped: 'amber',
  money_stopped: 'lacquer',
  blocked: 'lacquer',
};

/** State of an agency for the staff. */
export function AgencyStateTag({ state }: { state: AgencyState }) {
  const t = usePhrases('console-agencies');
  return <StatusTag tone={tones[state]}>{t(`state_${state}`)}</StatusTag>;
}
