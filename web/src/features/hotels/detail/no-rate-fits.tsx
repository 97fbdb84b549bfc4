import { Button } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { type ChipFacts, listRemedies, type RateChip } from './rate-chips.ts';
import { useChipWords } from './use-chip-words.ts';

/** No rate fits the chosen chips: names the chips whose removal shows rates again. */
export function NoRateFits(props: {
  rates: readonly ChipFacts[];
  chosen: readonly RateChip[];
  onChoose: (chosen: readonly RateChip[]) => void;
}) {
  const { rates, chosen, onChoose } = props;
  const t = usePhrases('hotel-detail');
  const words = useChipWords();
  return (
    <EmptyState
      heading="h3"
      title={t('noRateFits')}
      actions={
        <>
          {listRemedies(rates, chosen).map(({ chip, count }) => (
            <Button key={chip} onClick={() => onChoose(chosen.filter((other) => other !== chip))}>
              {t('dropChip', { chip: words(chip), count })}
            </Button>
          ))}
          <Button kind="quiet" onClick={() => onChoose([])}>
            {t('clearChips')}
          </Button>
        </>
      }
    />
  );
}
