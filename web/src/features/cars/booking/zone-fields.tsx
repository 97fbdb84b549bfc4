import { maxZoneEntries } from '@serai/contract/cars';
import { Field } from '@serai/ui/field';
import { NumberStepper } from '@serai/ui/number-stepper';
import { RadioGroup } from '@serai/ui/radio-group';
import { Select } from '@serai/ui/select';
import { useController } from 'react-hook-form';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useOfferMoney } from '../../offers/use-offer-money.ts';
import type { CarBookingValues } from './booking-values.ts';
import type { RentalProps } from './rental-props.ts';

/** Whether an industrial zone is entered; if so which, how often, and for what fee. */
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
          // A chosen zone is being priced, or is: the form only learns it with the next answer.
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
  const common = usePhrases('common');
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
        <div className="grid gap-1">
          <p className="text-caption font-strong">{t('zoneTimes')}</p>
          <NumberStepper
            label={t('zoneTimes')}
            value={zone.entries}
            min={1}
            max={maxZoneEntries}
            words={{ less: common('less'), more: common('more') }}
            onChange={(entries) => choose({ zone: { ...zone, entries } })}
          />
        </div>
      )}
      {zone && price && (
        <p className="figures text-caption sm:col-span-2">
          {t('zoneFee', {
            count: zone.entries,
            price: money.text(price),
            fee: money.text({ ...price, amount: price.amount * zone.entries }),
          })}
          <span className="block text-muted">{t('zoneTimesHint')}</span>
        </p>
      )}
      {change.fieldErrors.zone_entries && (
        <p role="alert" className="text-caption text-lacquer sm:col-span-2">
          {change.fieldErrors.zone_entries}
        </p>
      )}
    </div>
  );
}
