import { orderListPages } from '@serai/contract/permissions';
import { Button } from '@serai/ui/button';
import { Field } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import { useState } from 'react';
import { useSending } from '../../../platform/api/use-send.ts';
import { useApi } from '../../../platform/app.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useMay } from '../../../platform/session/use-session.tsx';
import type { Prefill } from '../work-order-queries.ts';

type LinkedOrder = NonNullable<Prefill['order']>;

/** The order of the request: the one that the page was opened from, or one found by its number; optional. */
export function OrderPart(props: { order: Prefill['order']; onChange: (order: Prefill['order']) => void }) {
  const { order, onChange } = props;
  const t = usePhrases('work-order-apply');
  if (!order) return <FindOrder onFound={onChange} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="min-w-0">
        <p className="font-strong [overflow-wrap:anywhere]">{order.title}</p>
        <p className="text-muted">{order.sn}</p>
      </div>
      <Button kind="quiet" className="max-sm:-ml-4" onClick={() => onChange(null)}>
        {t('orderRemove')}
      </Button>
    </div>
  );
}

function FindOrder({ onFound }: { onFound: (order: LinkedOrder) => void }) {
  const t = usePhrases('work-order-apply');
  const find = useFindOrders();
  const [sn, setSn] = useState('');
  const [found, setFound] = useState<readonly LinkedOrder[] | null>(null);
  const tooShort = sn.trim().length < 4;

  async function search() {
    if (tooShort) return;
    const { reply } = await find.send(sn.trim());
    if (!reply) return;
    const [first] = reply;
    if (first && reply.length === 1) return onFound(first);
    setFound(reply);
  }

  return (
    <div className="grid gap-3">
      <Field
        label={t('orderLabel')}
        hint={t('orderHint')}
        error={find.failure ? t('orderFailed') : found?.length === 0 ? t('orderNone') : undefined}
      >
        {(control) => (
          <span className="flex gap-2">
            <TextInput
              {...control}
              className="sm:max-w-72"
              maxLength={40}
              autoComplete="off"
              value={sn}
              onChange={(event) => {
                setSn(event.target.value);
                setFound(null);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // Keeps the event from the surrounding form.
                event.preventDefault();
                void search();
              }}
            />
            <Button busy={find.busy} idle={tooShort} onClick={() => void search()}>
              {t('orderSearch')}
            </Button>
          </span>
        )}
      </Field>
      {found && found.length > 1 && (
        <div className="grid gap-2">
          <p role="status" className="text-caption">
            {t('orderMany')}
          </p>
          <ul className="grid gap-2">
            {found.map((order) => (
              <li key={order.id}>
                <button
                  type="button"
                  onClick={() => onFound(order)}
                  className="w-full rounded-control border border-line-strong/60 px-3 py-2 text-left hover:border-teal hover:bg-teal-soft/60"
                >
                  <span className="font-strong">{order.sn}</span>{' '}
                  <span className="text-muted [overflow-wrap:anywhere]">{order.title}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Searches orders of all products by number among those that the reader may see. */
function useFindOrders() {
  const api = useApi();
  const may = useMay();
  return useSending(async (keyword: string): Promise<readonly LinkedOrder[]> => {
    const seen = products.filter((product) => may(orderListPages[product]));
    const answers = await Promise.all(
      seen.map((product) => api.get('order/list', { product, keyword, limit: 5 }, { quiet: true })),
    );
    return answers.flatMap(({ list }) =>
      list.map(({ id, sn, product, title }) => ({ id, sn, product, title })),
    );
  });
}

const products = Object.keys(orderListPages) as (keyof typeof orderListPages)[];
