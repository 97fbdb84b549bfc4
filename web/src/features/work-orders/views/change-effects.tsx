import type { AmendmentPreview } from '@serai/contract/orders/amendments';
import { Icon, type IconName } from '@serai/ui/icons';
import { Price } from '@serai/ui/price';
import type { ReactNode } from 'react';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';

/**
 * Effects of a change: each fact before and after, its price or refund, and the effect on the voucher. Needs
 * the phrases `work-order`. With `settled` nothing is pending.
 */
export function ChangeEffects({
  preview,
  settled = false,
}: {
  preview: AmendmentPreview;
  settled?: boolean;
}) {
  return (
    <div className="grid gap-4">
      <BeforeAfter preview={preview} />
      <Sums preview={preview} />
      <Consequences preview={preview} settled={settled} />
    </div>
  );
}

function BeforeAfter({ preview: { effects } }: { preview: AmendmentPreview }) {
  const t = usePhrases('work-order');
  if (effects.length === 0) return null;
  return (
    <table className="w-full border-collapse text-left max-sm:block">
      <caption className="sr-only">{t('effectsCaption')}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line-strong text-caption text-muted">
          <th scope="col" className="w-1/5 py-2 pr-3 font-strong">
            {t('columnWhat')}
          </th>
          <th scope="col" className="w-2/5 px-3 py-2 font-strong">
            {t('before')}
          </th>
          <th scope="col" className="w-2/5 py-2 pl-3 font-strong">
            {t('after')}
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {effects.map(({ label, before, after }) => (
          <tr key={label} className="border-b border-line align-top max-sm:block max-sm:py-2">
            <th
              scope="row"
              className="py-2 pr-3 font-normal text-muted max-sm:block max-sm:p-0 max-sm:text-caption"
            >
              {label}
            </th>
            <td className="px-3 py-2 whitespace-pre-line text-muted line-through decoration-line-strong [overflow-wrap:anywhere] max-sm:inline max-sm:p-0">
              {before || '—'}
            </td>
            <td className="py-2 pl-3 font-strong whitespace-pre-line [overflow-wrap:anywhere] max-sm:inline max-sm:p-0">
              <span aria-hidden="true" className="px-2 font-normal text-muted sm:hidden">
                →
              </span>
              <span className="sr-only">{t('becomes')} </span>
              {after || '—'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sums({ preview }: { preview: AmendmentPreview }) {
  const t = usePhrases('work-order');
  const money = useMoney();
  const { total_before, total_after, fee, costs, gives_back, pay_channel, off_credit, to_deposit } = preview;
  if (total_before.amount === null) return <p className="text-muted">{t('pricesHidden')}</p>;
  const where = [
    ...(to_deposit.amount ? [t('toDeposit', { amount: money.text(to_deposit) })] : []),
    ...(off_credit.amount ? [t('offCredit', { amount: money.text(off_credit) })] : []),
  ];
  const line = (name: string, value: ReactNode, detail?: string) => (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6">
      <dt className="text-muted">{name}</dt>
      <dd className="text-right">
        {value}
        {detail && <span className="block text-caption text-muted">{detail}</span>}
      </dd>
    </div>
  );
  return (
    <div className="rounded-control bg-sunken p-4">
      <dl className="grid gap-2">
        {line(
          t('total'),
          <span className="inline-flex flex-wrap items-baseline justify-end gap-x-2">
            {total_before.amount !== total_after.amount && (
              <>
                <Price {...money.parts(total_before)} former />
                <Icon name="arrow-right" size={16} className="self-center text-muted" />
              </>
            )}
            <Price {...money.parts(total_after)} />
          </span>,
        )}
        {Boolean(fee.amount) && line(t('fee'), <Price {...money.parts(fee)} />)}
        {Boolean(costs.amount) &&
          line(
            t('costs'),
            <Price {...money.parts(costs)} size="lead" />,
            t(pay_channel ? `costsFrom_${pay_channel}` : 'costsUnpaid'),
          )}
        {Boolean(gives_back.amount) &&
          line(t('givesBack'), <Price {...money.parts(gives_back)} size="lead" />, where.join(t('join')))}
      </dl>
      {!costs.amount && !gives_back.amount && <p className="mt-2 text-muted">{t('nothingToPay')}</p>}
    </div>
  );
}

function Consequences({ preview, settled }: { preview: AmendmentPreview; settled: boolean }) {
  const t = usePhrases('work-order');
  const { placeTime } = useDates();
  if (settled) return null;
  const { voucher, tells, valid_until } = preview;
  const lines: { key: string; icon: IconName; words: string }[] = [
    { key: 'voucher', icon: 'passport', words: t(`voucher_${voucher}`) },
    ...tells.map((told) => ({ key: told, icon: 'mail' as const, words: t(`tells_${told}`) })),
    ...(valid_until === null
      ? []
      : [{ key: 'until', icon: 'clock' as const, words: t('validUntil', { time: placeTime(valid_until) }) }]),
  ];
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 text-caption text-muted">
      {lines.map(({ key, icon, words }) => (
        <li key={key} className="flex items-center gap-2">
          <Icon name={icon} size={16} className="shrink-0" />
          {words}
        </li>
      ))}
    </ul>
  );
}
