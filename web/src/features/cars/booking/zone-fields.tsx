import { maxZoneEntries } from '@serai/contract/bounds';
import { Field } from '@serai/ui/field';
import { RadioGroup } from '@serai/ui/radio-group';
import { Select } from '@serai/ui/select';
import { useController } from 'react-hook-form';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useOfferMoney } from '../../offers/use-offer-money.ts';
import { CountField } from '../../vehicles/count-field.tsx';
import type { CarBookingValues } from './car-booking-values.ts';
import type { RentalProps } from './rental-props.ts';

/** Whether an industrial zone is entered, and if so which, how often, and its fee. */
export function ZoneFields(props: RentalProps) {
  const { quote, wish, change, choose } = props;
  const t = usePhrases('car-booking');
  const { field, fieldState } = useController<CarBookingValues, 'enters_zone'>({
    name: 'enters_zone',
    rules: { validate: (enters) => !enters || quote.zone !== null || t('zoneRequired') },
  });
  const enters = field.value || wish.zone !== null;
  return (
    <div className="grid gap-3">
      <RadioGroup<'yes' | 'no'>
        legend={t('zoneEntry')}
        value={enters ? 'yes' : 'no'}
        onChange={(answer) => {
          field.onChange(answer === 'yes');
          if (answer === 'no' && wish.zone) choose({ zone: null });
        }}
        choices={[
          { value: 'no', label: t('zoneNo'), detail: t('zoneNoDetail') },
          { value: 'yes', label: t('zoneYes'), detail: t('zoneYesDetail') },
        ]}
      />
      {enters && (
        <WhichZone
          {...props}
          selectRef={field.ref}
          // While the price with a selected zone is being requested, the form does not contain it yet.
          error={wish.zone ? change.fieldErrors.zone_id : fieldState.error?.message}
          onChosen={() => field.onChange(true)}
        />
      )}
    </div>
  );
}

function WhichZone(
  props: RentalProps & {
    selectRef: (select: HTMLSelectElement | null) => void;
    error: string | undefined;
    onChosen: () => void;
  },
) {
  const { quote, wish, change, choose, selectRef, error, onChosen } = props;
  const t = usePhrases('car-booking');
  const money = useOfferMoney();
  const { zone } = wish;
  const price = quote.zones.find(({ id }) => id === zone?.id)?.price;
  return (
    <div className="grid gap-3 rounded-control bg-sunken p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <Field label={t('zoneName')} required error={error}>
        {(control) => (
          <Select
            {...control}
            ref={selectRef}
            value={zone ? String(zone.id) : ''}
            placeholder={t('zoneChoose')}
            onChange={(event) => {
              onChosen();
              choose({ zone: { id: Number(event.target.value), entries: zone?.entries ?? wish.vehicles } });
            }}
            options={quote.zones.map(({ id, name, price: each }) => ({
              value: String(id),
              label: t('zoneOption', { name, price: money.text(each) }),
            }))}
          />
        )}
      </Field>
      {zone && (
        <CountField
          label={t('zoneTimes')}
          value={zone.entries}
          min={1}
          max={maxZoneEntries}
          error={change.fieldErrors.zone_entries}
          onChange={(entries) => choose({ zone: { ...zone, entries } })}
        />
      )}
      {zone && price && (
        <p className="text-caption sm:col-span-2">
          {t('zoneFee', {
            count: zone.entries,
            price: money.text(price),
            fee: money.text({ ...price, amount: price.amount * zone.entries }),
          })}
          <span className="block text-muted">{t('zoneTimesHint')}</span>
        </p>
      )}
    </div>
  );
}
