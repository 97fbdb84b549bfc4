import { useOrderPhrases } from '../service-words.ts';
import type { OrdersView } from './use-orders-view.ts';

interface ViewSwitchProps {
  view: OrdersView;
  onChange: (view: OrdersView) => void;
}

/** Chooses between the rows of the list and the calendar. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  const t = useOrderPhrases('order-list');
  return (
    <fieldset className="not-printed flex rounded-control border border-line-strong bg-surface">
      <legend className="sr-only">{t('view')}</legend>
      {(['list', 'calendar'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === view}
          onClick={() => one !== view && onChange(one)}
          className="h-10 rounded-control px-2 whitespace-nowrap hover:text-teal aria-pressed:bg-teal-soft aria-pressed:font-strong aria-pressed:text-teal sm:px-4"
        >
          {t(`view_${one}`)}
        </button>
      ))}
    </fieldset>
  );
}
