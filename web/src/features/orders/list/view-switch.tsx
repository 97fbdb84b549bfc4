import { Icon } from '@serai/ui/icons';
import { useOrderPhrases } from '../views/service-words.ts';
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
          className="inline-flex h-10 min-w-10 items-center justify-center rounded-control whitespace-nowrap hover:text-teal aria-pressed:bg-teal-soft aria-pressed:font-strong aria-pressed:text-teal sm:px-4"
        >
          {/* On a phone the line has no room for words. */}
          <Icon name={icons[one]} size={18} className="sm:hidden" />
          <span className="max-sm:sr-only">{t(`view_${one}`)}</span>
        </button>
      ))}
    </fieldset>
  );
}

const icons = { list: 'menu', calendar: 'calendar' } as const;
