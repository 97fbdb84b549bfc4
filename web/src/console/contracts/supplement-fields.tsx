import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { Field } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { DayField, TextField } from './form-inputs.tsx';
import { codeOf, readSum, type TermsForm } from './terms-form.ts';

/** Compulsory supplements with their nights and costs. */
export function SupplementFields() {
  const t = usePhrases('console-contracts');
  const { control } = useFormContext<TermsForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'supplements' });
  const add = () =>
    append({ name_zh: '', name_en: '', per: 'person', from: '', to: '', cost: '', child_cost: '' });
  return (
    <Card title={t('supplementsTitle')}>
      <p className="mb-3 text-caption text-muted">{t('supplementsText')}</p>
      <ul className="grid gap-6">
        {fields.map(({ id }, at) => (
          <li key={id}>
            <OneSupplement at={at} onRemove={() => remove(at)} />
          </li>
        ))}
      </ul>
      <Button kind="quiet" icon="plus" className="mt-3" onClick={add}>
        {t('addSupplement')}
      </Button>
    </Card>
  );
}

function OneSupplement({ at, onRemove }: { at: number; onRemove: () => void }) {
  const t = usePhrases('console-contracts');
  const { register, watch } = useFormContext<TermsForm>();
  const [per, typed] = watch([`supplements.${at}.per`, 'cost_currency']);
  const costCurrency = codeOf(typed);
  const isPerRoom = per === 'room';
  const name = t('supplement', { number: at + 1 });
  const costFault = (text: string) => (readSum(text, costCurrency) ? undefined : t('wrongNumber'));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-strong">{name}</legend>
      <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
        <TextField name={`supplements.${at}.name_zh`} label={t('nameZh')} maxLength={60} />
        <TextField name={`supplements.${at}.name_en`} label={t('nameEn')} maxLength={60} />
        <DayField name={`supplements.${at}.from`} label={t('validFrom')} />
        <DayField name={`supplements.${at}.to`} label={t('validTo')} />
        <Field label={t('per')} required>
          {(attributes) => (
            <Select
              {...attributes}
              {...register(`supplements.${at}.per`)}
              options={[
                { value: 'person', label: t('perPersonKind') },
                { value: 'room', label: t('perRoomKind') },
              ]}
            />
          )}
        </Field>
        <TextField
          numeric
          name={`supplements.${at}.cost`}
          label={t(isPerRoom ? 'supplementCost' : 'adultCost')}
          unit={costCurrency}
          faultOf={costFault}
        />
        {!isPerRoom && (
          <TextField
            optional
            numeric
            name={`supplements.${at}.child_cost`}
            label={t('childCost')}
            unit={costCurrency}
            faultOf={costFault}
          />
        )}
      </div>
      <div className="flex justify-end">
        <Button kind="quiet" icon="close" aria-label={t('removeOf', { what: name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </fieldset>
  );
}
