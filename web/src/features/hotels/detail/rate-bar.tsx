import { ScrollStrip } from '@serai/ui/scroll-strip';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { HidePricesButton } from '../../offers/hide-prices-button.tsx';
import { PressedButton } from './pressed-button.tsx';
import type { ChipCount, RateChip } from './rate-chips.ts';
import { useChipWords } from './use-chip-words.ts';

export interface RateBarProps {
  chips: readonly ChipCount[];
  chosen: readonly RateChip[];
  onChoose: (chosen: readonly RateChip[]) => void;
  perNight: boolean;
  onPerNight: () => void;
}

/** Fixed below the search line: links to the parts of the page, chips that narrow the rates, and the price basis. */
export function RateBar({ chips, chosen, onChoose, perNight, onPerNight }: RateBarProps) {
  const t = usePhrases('hotel-detail');
  const words = useChipWords();
  return (
    <div className="sticky top-0 z-[1600] border-b border-line bg-paper lg:top-18">
      <div className="mx-auto flex max-w-7xl items-center gap-x-4 gap-y-1 px-4 py-2 max-lg:flex-wrap md:px-8">
        <Anchors />
        {/* On a phone the chips are on a second line, beside the button that hides prices. */}
        <div className="min-w-0 flex-1 border-line max-lg:order-1 max-lg:basis-[70%] lg:border-l lg:pl-4">
          {chips.length > 0 && (
            <ScrollStrip>
              <fieldset className="flex w-max items-center gap-2 p-0.5">
                <legend className="sr-only">{t('filterRates')}</legend>
                {chips.map(({ chip, count }) => (
                  <PressedButton
                    key={chip}
                    pressed={chosen.includes(chip)}
                    onClick={() => onChoose(toggled(chosen, chip))}
                    className="rounded-full"
                  >
                    {words(chip)} <span className="font-normal text-muted">{count}</span>
                  </PressedButton>
                ))}
              </fieldset>
            </ScrollStrip>
          )}
        </div>
        <fieldset className="flex shrink-0 max-lg:ml-auto">
          <legend className="sr-only">{t('priceBasis')}</legend>
          <PressedButton
            pressed={!perNight}
            onClick={() => perNight && onPerNight()}
            className="rounded-l-control"
          >
            {t('basisTotal')}
          </PressedButton>
          <PressedButton
            pressed={perNight}
            onClick={() => perNight || onPerNight()}
            className="-ml-px rounded-r-control"
          >
            {t('basisNight')}
          </PressedButton>
        </fieldset>
        <div className="max-lg:order-2 empty:hidden">
          <HidePricesButton />
        </div>
      </div>
    </div>
  );
}

function Anchors() {
  const t = usePhrases('hotel-detail');
  return (
    <nav aria-label={t('partsOfPage')} className="flex shrink-0 gap-x-3 text-caption font-strong lg:gap-x-4">
      {(['rooms', 'location', 'policies'] as const).map((part) => (
        <a
          key={part}
          href={`#${part}`}
          className="inline-flex h-8 items-center rounded-control underline-offset-8 hover:text-teal hover:underline"
        >
          {t(`part_${part}`)}
        </a>
      ))}
    </nav>
  );
}

function toggled(chosen: readonly RateChip[], chip: RateChip): RateChip[] {
  return chosen.includes(chip) ? chosen.filter((other) => other !== chip) : [...chosen, chip];
}
