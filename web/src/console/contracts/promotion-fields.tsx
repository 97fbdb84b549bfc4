import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { Checkbox } from '@serai/ui/checkbox';
import { Field } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { DayField, TextField } from './form-inputs.tsx';
import { newPromotion, readCount, type TermsForm } from './terms-form.ts';

/** Promotions with their booking and stay windows. */
export function PromotionFields() {
  const t = usePhrases('console-contracts');
  const { control } = useFormContext<TermsForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'promotions' });
  return (
    <Card title={t('promotionsTitle')}>
      <p className="mb-3 text-caption text-muted">{t('promotionsText')}</p>
      <ul className="grid gap-6">
        {fields.map(({ id }, at) => (
          <li key={id}>
            <OnePromotion at={at} onRemove={() => remove(at)} />
          </li>
        ))}
      </ul>
      <Button kind="quiet" icon="plus" className="mt-3" onClick={() => append(newPromotion)}>
        {t('addPromotion')}
      </Button>
    </Card>
  );
}

function OnePromotion({ at, onRemove }: { at: number; onRemove: () => void }) {
  const t = usePhrases('console-contracts');
  const { control, register, watch } = useFormContext<TermsForm>();
  const isEarly = watch(`promotions.${at}.kind`) !== 'free_nights';
  const counts = isEarly
    ? ([
        ['days_ahead', 'daysAhead'],
        ['percent_off', 'percentOff'],
      ] as const)
    : ([
        ['stay_nights', 'stayNights'],
        ['pay_nights', 'payNights'],
      ] as const);
  const windows = [
    ['book_from', 'bookFrom'],
    ['book_to', 'bookTo'],
    ['stay_from', 'stayFrom'],
    ['stay_to', 'stayTo'],
  ] as const;
  const name = t('promotion', { number: at + 1 });
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-strong">{name}</legend>
      <div className="grid items-start gap-3 sm:grid-cols-3">
        <Field label={t('promotionKind')} required>
          {(attributes) => (
            <Select
              {...attributes}
              {...register(`promotions.${at}.kind`)}
              options={[
                { value: 'early_booking', label: t('kindEarly') },
                { value: 'free_nights', label: t('kindFree') },
              ]}
            />
          )}
        </Field>
        {counts.map(([field, label]) => (
          <TextField
            key={field}
            numeric
            name={`promotions.${at}.${field}`}
            label={t(label)}
            maxLength={4}
            faultOf={(text) => (readCount(text) === undefined ? t('wrongCount') : undefined)}
          />
        ))}
      </div>
      <div className="grid grid-cols-2 items-start gap-3 lg:grid-cols-4">
        {windows.map(([field, label]) => (
          <DayField key={field} optional name={`promotions.${at}.${field}`} label={t(label)} />
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Controller
          control={control}
          name={`promotions.${at}.combinable`}
          render={({ field: { value, onChange } }) => (
            <Checkbox
              label={t('mayCombine')}
              checked={value}
              onChange={(event) => onChange(event.target.checked)}
            />
          )}
        />
        <Button kind="quiet" icon="close" aria-label={t('removeOf', { what: name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </fieldset>
  );
}
