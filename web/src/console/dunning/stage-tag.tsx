import type { DunningStage } from '@serai/contract/billing/dunning-stages';
import { StatusTag, type Tone } from '@serai/ui/tag';
import { usePhrases } from '../../platform/i18n/phrases.ts';

const tones: Readonly<Record<DunningStage, Tone>> = {
  written_off: 'lacquer',
  stopped: 'lacquer',
  reminded_3: 'lacquer',
  reminded_2: 'amber',
  reminded_1: 'amber',
  late: 'amber',
  not_due: 'neutral',
};

/** How far the reminding of an agency has gone. */
export function StageTag({ stage }: { stage: DunningStage }) {
  const t = usePhrases('console-account');
  return <StatusTag tone={tones[stage]}>{t(`stage_${stage}`)}</StatusTag>;
}
