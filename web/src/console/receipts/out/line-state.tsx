import { Tag, type Tone } from '@serai/ui/tag';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { OutLine } from './out-reads.ts';

const tones: Record<NonNullable<OutLine['use']>['kind'], Tone> = {
  charge: 'neutral',
  aside: 'neutral',
  returned: 'lacquer',
  pay_back: 'jade',
  supplier: 'jade',
};

/** The use of a line; a line that waits is due. */
export function LineStateTag({ line: { use } }: { line: OutLine }) {
  const t = usePhrases('console-money-out');
  if (!use) return <Tag tone="amber">{t('tab_open')}</Tag>;
  return <Tag tone={tones[use.kind]}>{t(`use_${use.kind}`)}</Tag>;
}
