import type { ChangePreview } from '@serai/contract/orders/change-booking';
import { classNames } from '@serai/ui/class-names';
import { Price } from '@serai/ui/price';
import type { ReactNode } from 'react';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';

type Side = ChangePreview['before'];

/** Current order beside the changed one. */
export function ChangeSides(props: { preview: ChangePreview; showsEnd: boolean }) {
  const { showsEnd, preview } = props;
  const { before, after } = preview;
  const t = usePhrases('vehicle-terms');
  const money = useMoney();
  const { civil, placeTime } = useDates();
  const lines = [...new Set([...before.lines, ...after.lines].map(({ label }) => label))];
  const both = (cell: (side: Side) => ReactNode) => ({ before: cell(before), after: cell(after) });
  const moment = ({ local }: Side['starts_at']) => (
    <>
      {civil(local.slice(0, 10))} {local.slice(11, 16)}
    </>
  );
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{t('changeSides')}</caption>
      <thead>
        <tr className="text-caption">
          <td />
          <th scope="col" className="pr-3 pb-1 font-normal text-muted">
            {t('changeBefore')}
          </th>
          <th scope="col" className="pb-1 font-strong">
            {t('changeAfter')}
          </th>
        </tr>
      </thead>
      <tbody>
        <Row name={t('changeStart')} {...both(({ starts_at }) => moment(starts_at))} />
        {showsEnd && <Row name={t('changeDropOffAt')} {...both(({ ends_at }) => moment(ends_at))} />}
        {before.place !== after.place && <Row name={t('changePlace')} {...both(({ place }) => place)} />}
        {lines.map((label) => (
          <Row
            key={label}
            name={label}
            {...both((side) => {
              const line = side.lines.find((one) => one.label === label);
              return <span className="figures">{line ? money.text(line.amount) : '—'}</span>;
            })}
          />
        ))}
        <Row
          strong
          name={t('changeTotal')}
          {...both((side) => (
            <Price {...money.parts(side.total_price)} size="lead" former={side === before} />
          ))}
        />
        <Row
          name={t('changeFree')}
          {...both(({ free_cancel_until: until, starts_at }) =>
            until === null ? t('changeFreeNone') : placeTime(until, starts_at.tz),
          )}
        />
      </tbody>
    </table>
  );
}

function Row(props: { name: string; before: ReactNode; after: ReactNode; strong?: boolean }) {
  const { name, before, after, strong = false } = props;
  return (
    <tr className="border-t border-line align-baseline">
      <th
        scope="row"
        className={classNames('py-2 pr-3', strong ? 'font-strong' : 'text-caption font-normal text-muted')}
      >
        {name}
      </th>
      <td className="py-2 pr-3 text-muted">{before}</td>
      <td className={classNames('py-2', strong && 'font-strong')}>{after}</td>
    </tr>
  );
}
