import type { ContractState, VersionState } from '@serai/contract/hotels/contract-states';
import { StatusTag, type Tone } from '@serai/ui/tag';
import { usePhrases } from '../../platform/i18n/phrases.ts';

const contractTones: Readonly<Record<ContractState, Tone>> = {
  in_force: 'jade',
  expiring: 'amber',
  expired: 'lacquer',
  upcoming: 'neutral',
};

const versionTones: Readonly<Record<VersionState, Tone>> = {
  draft: 'amber',
  scheduled: 'teal',
  in_force: 'jade',
  past: 'neutral',
  undone: 'neutral',
};

/** State of a contract. */
export function ContractStateTag({ state }: { state: ContractState }) {
  const t = usePhrases('console-contracts');
  return <StatusTag tone={contractTones[state]}>{t(`state_${state}`)}</StatusTag>;
}

/** State of a version. */
export function VersionStateTag({ state }: { state: VersionState }) {
  const t = usePhrases('console-contracts');
  return <StatusTag tone={versionTones[state]}>{t(`version_${state}`)}</StatusTag>;
}
