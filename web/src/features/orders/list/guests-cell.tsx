import type { EveryOrder } from '../order-product.ts';
import { useOrderPhrases } from '../views/service-words.ts';

/** The first guest and the number of the others in one line; all names on hover and for screen readers. */
export function GuestsCell({ order: { guest_names: names } }: { order: Pick<EveryOrder, 'guest_names'> }) {
  const t = useOrderPhrases('order-list');
  const [first, ...others] = names;
  if (first === undefined) return null;
  const all = names.join(', ');
  if (others.length === 0) {
    return (
      <div title={first} className="truncate max-w-28">
        {first}
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard reaches the whole list of names, too
    <div tabIndex={0} title={all} className="group relative min-w-0 max-w-28">
      <span aria-hidden="true" className="block truncate">
        {first}
      </span>
      <span aria-hidden="true" className="block text-caption text-muted">
        {t('guestsMore', { count: others.length })}
      </span>
      <span className="sr-only group-focus:not-sr-only group-focus:absolute group-focus:top-full group-focus:left-0 group-focus:z-[1900] group-focus:w-max group-focus:max-w-80 group-focus:rounded-card group-focus:border group-focus:border-line group-focus:bg-surface group-focus:p-2 group-focus:shadow-floating">
        {all}
      </span>
    </div>
  );
}
