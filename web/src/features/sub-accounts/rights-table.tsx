import { netPriceNode, type PermissionNode, pricedNodes, products } from '@serai/contract/permissions';
import { classNames } from '@serai/ui/class-names';
import { Icon } from '@serai/ui/icons';
import { type ReactNode, useId } from 'react';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { Product } from './limits-form.ts';
import { bookingRights, isClosedProduct, mayGrant, otherRights, toggleRight } from './rights-plan.ts';

export interface RightsTableProps {
  /** Selected nodes. */
  nodes: ReadonlySet<PermissionNode>;
  /** Rights that the reader may grant. */
  grantable: ReadonlySet<PermissionNode>;
  /** Products that the limits allow; the others can neither be booked nor paid. */
  openProducts: readonly Product[];
  /** If absent, the table is read-only. */
  onChange?: ((nodes: Set<PermissionNode>) => void) | undefined;
}

/** Products within the limits; the others can neither be booked nor paid. */
export function RightsTable(props: RightsTableProps) {
  const { nodes, grantable, openProducts, onChange } = props;
  const t = usePhrases('sub-accounts');
  const id = useId();
  const closedBy = (node: PermissionNode) => {
    if (!mayGrant(node, grantable)) return 'rightsNoteBeyond' as const;
    return isClosedProduct(node, openProducts) ? ('rightsNoteProduct' as const) : null;
  };
  const every = [
    ...bookingRights.flatMap((row) => Object.values(row.nodes)),
    ...otherRights.flatMap(({ rights }) => rights.map(({ node }) => node)),
  ];
  const reasons = onChange ? [...new Set(every.map(closedBy))].filter((reason) => reason !== null) : [];
  const cell = (node: PermissionNode, label: string) => {
    const reason = closedBy(node);
    const withPrices = node === netPriceNode || pricedNodes.includes(node);
    const note = reason ?? (withPrices ? 'rightsPricesNote' : null);
    return (
      <Right
        label={label}
        held={nodes.has(node) && reason !== 'rightsNoteProduct'}
        closed={reason !== null}
        describedBy={note && onChange ? `${id}-${note}` : undefined}
        onToggle={onChange && (() => onChange(toggleRight(nodes, node)))}
      />
    );
  };
  return (
    <div className="grid gap-4">
      <BookingRights cell={cell} />
      <div className="grid gap-4 sm:grid-cols-2">
        {otherRights.map((group) => (
          <section key={group.title} aria-label={t(group.title)}>
            <h4 className="mb-1 text-caption font-strong text-muted">{t(group.title)}</h4>
            <ul>
              {group.rights.map(({ words, node }) => (
                <li
                  key={node}
                  className="flex min-h-8 items-center justify-between gap-2 border-b border-line"
                >
                  <span>{t(words)}</span>
                  {cell(node, t(words))}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {onChange && (
        <p id={`${id}-rightsPricesNote`} className="text-caption text-muted">
          {t('rightsPricesNote')}
        </p>
      )}
      {reasons.map((reason) => (
        <p key={reason} id={`${id}-${reason}`} className="text-caption text-muted">
          {t('rightsNote', { why: t(reason) })}
        </p>
      ))}
    </div>
  );
}

function BookingRights({ cell }: { cell: (node: PermissionNode, label: string) => ReactNode }) {
  const t = usePhrases('sub-accounts');
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{t('rightsCaption')}</caption>
      <thead>
        <tr className="border-b border-line-strong text-caption text-muted">
          <th scope="col" className="py-2 pr-2 font-strong">
            {t('rightsDo')}
          </th>
          {products.map((product) => (
            <th key={product} scope="col" className="w-16 px-0.5 py-2 text-center font-strong sm:w-28">
              {t(`product_${product}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bookingRights.map((row) => (
          <tr key={row.words} className="border-b border-line">
            <th scope="row" className="py-1 pr-2 font-normal">
              {t(row.words)}
            </th>
            {products.map((product) => (
              <td key={product} className="px-1 py-1 text-center">
                {cell(row.nodes[product], `${t(row.words)} · ${t(`product_${product}`)}`)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface RightProps {
  label: string;
  held: boolean;
  closed: boolean;
  describedBy: string | undefined;
  onToggle: (() => void) | undefined;
}

function Right({ label, held, closed, describedBy, onToggle }: RightProps) {
  const t = usePhrases('sub-accounts');
  if (!onToggle) {
    return (
      <span className="inline-flex size-8 items-center justify-center">
        <Icon name={held ? 'check' : 'minus'} size={18} className={held ? 'text-jade' : 'text-muted'} />
        <span className="sr-only">{t(held ? 'rightAllowed' : 'rightDenied')}</span>
      </span>
    );
  }
  return (
    <label
      className={classNames(
        'inline-flex size-8 items-center justify-center',
        closed ? 'cursor-not-allowed opacity-50' : 'cursor-pointer',
      )}
    >
      <span className="relative inline-flex size-5">
        <input
          type="checkbox"
          aria-label={label}
          aria-describedby={describedBy}
          checked={held}
          disabled={closed}
          onChange={onToggle}
          className="peer size-5 appearance-none rounded-[4px] border border-line-strong bg-surface checked:border-teal checked:bg-teal disabled:bg-sunken"
        />
        <Icon
          name="check"
          size={16}
          className="pointer-events-none absolute top-0.5 left-0.5 hidden text-surface peer-checked:block"
        />
      </span>
    </label>
  );
}
