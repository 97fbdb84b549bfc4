import { KeyValues } from '@serai/ui/key-values';
import type { Got } from '../../../platform/api/calls.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';

type Preview = Got<'console/hotelOrder/previewReplace'>;

/** What moving the guests changes: rooms, the seller's cost, and what agency, guests and hotels receive. */
export function ReplacementPreview({ preview }: { preview: Preview }) {
  const { from, to, price, releases_hotel } = preview;
  const t = usePhrases('console-actions');
  const terms = usePhrases('hotel-terms');
  const money = useMoney();
  const sum = (amount: typeof from.cost) => (amount ? money.text(amount) : t('replaceUnknown'));
  const item = (key: string, name: string, value: string, wide = false) => ({ key, name, value, wide });
  return (
    <section aria-label={t('replacePreview')} className="grid gap-3 rounded-control bg-sunken p-4">
      <h3 className="font-strong">{t('replacePreview')}</h3>
      <KeyValues
        items={[
          item('from', t('replaceFrom'), `${from.hotel} · ${from.room}`),
          item('to', t('replaceTo'), `${to.hotel} · ${to.room}`),
          item('terms', t('replaceTerms'), `${terms(`bed_${to.bed}`)} · ${terms(`meal_${to.meal}`)}`),
          item('phone', t('replacePhone'), to.phone),
          item('address', t('replaceAddress'), to.address, true),
          item('before', t('replaceCostBefore'), sum(from.cost)),
          item('after', t('replaceCostAfter'), sum(to.cost)),
          item('difference', t('replaceDifference'), sum(to.difference)),
          item('price', t('replacePrice'), money.text(price)),
        ]}
      />
      <ul className="list-disc pl-5">
        <li>{t('replacePays')}</li>
        <li>{t('replaceAgency')}</li>
        <li>{t('replaceGuest')}</li>
        <li>{t(releases_hotel ? 'replaceHotels' : 'replaceHotel')}</li>
      </ul>
    </section>
  );
}
