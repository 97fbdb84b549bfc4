import { actionObjects } from '@serai/contract/staff/activity-objects';
import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { Field } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { TextInput } from '@serai/ui/text-input';
import { Controller, useForm } from 'react-hook-form';
import { DateInput } from '../../platform/form/date-input.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { ActivityFilter } from './activity-address.ts';

/** Filter by person, object and day; applied by the button. */
export function ActivityFilterForm(props: {
  filter: ActivityFilter;
  operators: readonly { id: number; name: string }[];
  onShow: (filter: ActivityFilter) => void;
}) {
  const { filter, operators, onShow } = props;
  const t = usePhrases('console-activity');
  const form = useForm<ActivityFilter>({ defaultValues: filter });
  const isAsked = Object.values(filter).some((value) => value !== '');
  return (
    <Card>
      <form className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4" onSubmit={form.handleSubmit(onShow)}>
        <Field label={t('person')}>
          {(control) => (
            <Select
              {...control}
              {...form.register('person')}
              options={[
                { value: '', label: t('everyone') },
                ...operators.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
          )}
        </Field>
        <Field label={t('kind')}>
          {(control) => (
            <Select
              {...control}
              {...form.register('kind')}
              options={[
                { value: '', label: t('everything') },
                ...actionObjects.map((kind) => ({ value: kind, label: t(`kind_${kind}`) })),
              ]}
            />
          )}
        </Field>
        <Field label={t('name')} hint={t('nameHint')}>
          {(control) => <TextInput {...control} {...form.register('name')} maxLength={120} />}
        </Field>
        <Field label={t('day')}>
          {(control) => (
            <Controller
              control={form.control}
              name="day"
              render={({ field: { disabled: _, ...field } }) => (
                <DateInput {...control} {...field} lean="past" />
              )}
            />
          )}
        </Field>
        <div className="flex flex-wrap justify-end gap-2 sm:col-span-2 lg:col-span-4">
          {isAsked && (
            <Button onClick={() => onShow({ person: '', kind: '', name: '', day: '' })}>{t('clear')}</Button>
          )}
          <Button type="submit" kind="primary">
            {t('show')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
