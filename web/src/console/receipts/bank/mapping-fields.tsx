import { bankColumns, dayOrders } from '@serai/contract/receipts/bank-words';
import { Card } from '@serai/ui/card';
import { Field } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { BankMapping } from './bank-reads.ts';

interface MappingFieldsProps {
  /** Titles of the sheet's columns. */
  columns: readonly string[];
  mapping: BankMapping;
  onChange: (mapping: BankMapping) => void;
}

/** Which column of a sheet holds which fact; the choice is saved with the account by the import. */
export function MappingFields({ columns, mapping, onChange }: MappingFieldsProps) {
  const t = usePhrases('console-bank');
  const options = [
    { value: '', label: t('noColumn') },
    ...[...new Set(columns)].map((title) => ({ value: title, label: title })),
  ];
  return (
    <Card title={t('columns')}>
      <p className="mb-3 text-caption text-muted">{t('columnsHelp')}</p>
      <div className="grid gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {bankColumns.map((name) => (
          <Field key={name} label={t(`column_${name}`)}>
            {(control) => (
              <Select
                {...control}
                value={mapping[name]}
                onChange={({ target }) => onChange({ ...mapping, [name]: target.value })}
                options={options}
              />
            )}
          </Field>
        ))}
        <Field label={t('dayOrder')}>
          {(control) => (
            <Select
              {...control}
              value={mapping.day_order}
              onChange={({ target }) =>
                onChange({
                  ...mapping,
                  day_order: dayOrders.find((order) => order === target.value) ?? 'ymd',
                })
              }
              options={dayOrders.map((order) => ({ value: order, label: t(`order_${order}`) }))}
            />
          )}
        </Field>
      </div>
    </Card>
  );
}
