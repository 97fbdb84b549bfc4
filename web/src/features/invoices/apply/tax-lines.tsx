import { Price } from '@serai/ui/price';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { ChosenOrder } from './paper-choice.ts';

/** Number of lines shown at first; a click shows the rest. */
const fewLines = 5;

/** Tax per line, as far as it is known before issue. */
export function TaxLines({ rows, currency }: { rows: readonly ChosenOrder[]; currency: string }) {
  const t = usePhrases('invoice-apply');
  const money = useMoney();
  const known = rows.flatMap(({ tax }) => tax ?? []);
  const sum = known.reduce((total, { amount }) => total + amount, 0);
  return (
    <details open={rows.length <= fewLines} className="rounded-control border border-line px-4 py-2">
      <summary className="cursor-pointer">
        <span className="inline-flex w-[calc(100%-1.5rem)] items-baseline justify-between gap-4 align-top">
          <span>{t('ofWhichTax')}</span>
          <Price {...money.parts({ amount: sum, currency })} />
        </span>
      </summary>
      <ul className="mt-2 grid max-h-48 gap-1 overflow-y-auto text-caption">
        {rows.map(({ id, sn, taxName, tax }) => (
          <li key={id} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {sn} <span className="text-muted">{taxName}</span>
            </span>
            {tax ? <Price {...money.parts(tax)} /> : <span className="text-muted">{t('taxLater')}</span>}
          </li>
        ))}
      </ul>
      {known.length < rows.length && <p className="mt-1 text-caption text-muted">{t('taxLaterHelp')}</p>}
    </details>
  );
}
