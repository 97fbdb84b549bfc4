import type { ShownRate } from '@serai/contract/hotels/hotels';
import { classNames } from '@serai/ui/class-names';
import { ScrollStrip } from '@serai/ui/scroll-strip';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useSession } from '../../../platform/session/use-session.tsx';
import { listHref, withFilters } from '../../offers/list-address.ts';
import type { ChoiceProps } from '../../offers/list-product.ts';
import { type HotelListState, type HotelsFound, hotelAddress, knownRates } from './hotel-list-address.ts';
import { keepShownRate, readShownRate } from './kept-rate.ts';

/**
 * Chooses the rate that each row shows, by which price sort and price filter go. The choice is in the address and is
 * remembered for this user; an address without one gets the remembered one.
 */
export function HotelRateChoice({ state, wanted, found }: ChoiceProps<HotelListState, HotelsFound>) {
  const t = usePhrases('hotel-list');
  const { user } = useSession();
  const navigate = useNavigate();
  const userId = user?.id ?? null;
  const chosen = wanted.filters.rate ?? knownRates[0];
  useEffect(() => {
    if (state.filters.rate !== undefined) return;
    const rate = readShownRate(userId);
    if (rate === null || rate === knownRates[0]) return;
    navigate(hrefOf(state, rate), { replace: true, preventScrollReset: true });
  }, [state, userId, navigate]);
  function choose(rate: ShownRate) {
    keepShownRate(userId, rate);
    navigate(hrefOf(wanted, rate), { preventScrollReset: true });
  }
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <ScrollStrip>
        <fieldset className="flex w-max rounded-control border border-line bg-surface p-0.5">
          <legend className="sr-only">{t('rate')}</legend>
          {knownRates.map((rate) => (
            <button
              key={rate}
              type="button"
              aria-pressed={rate === chosen}
              onClick={() => choose(rate)}
              className={classNames(
                'inline-flex h-8 items-center rounded-control px-3 text-caption whitespace-nowrap',
                rate === chosen ? 'bg-teal-soft font-strong text-teal' : 'text-text hover:bg-teal-soft',
              )}
            >
              {t(`rate_${rate}`)}
            </button>
          ))}
        </fieldset>
      </ScrollStrip>
      {found.without_rate > 0 && (
        <p className="text-caption text-muted">{t('withoutRate', { count: found.without_rate })}</p>
      )}
    </div>
  );
}

/** Address of the list with this rate, from its first page. */
function hrefOf(state: HotelListState, rate: ShownRate): string {
  return listHref(hotelAddress, { ...state, page: 1, filters: withFilters(state.filters, { rate }) });
}
