import { Card } from '@serai/ui/card';
import { KeyValues } from '@serai/ui/key-values';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { SupplierReply } from './supplier-reads.ts';

/** Names, tax number, terms, bank details, and what belongs to a supplier. */
export function SupplierFacts({ reply: { supplier, entities } }: { reply: SupplierReply }) {
  const t = usePhrases('console-suppliers');
  const names = [supplier.name_zh, supplier.name_en, supplier.name_local];
  const entity = entities.find(({ id }) => id === supplier.entity_id);
  return (
    <aside className="grid content-start gap-4">
      <Card title={t('facts')}>
        <KeyValues
          columns={1}
          items={[
            { key: 'names', name: t('names'), value: [...new Set(names.filter(Boolean))].join(' · ') },
            { key: 'tax', name: t('taxNumber'), value: supplier.tax_number || '—' },
            { key: 'terms', name: t('terms'), value: t('termsDays', { days: supplier.terms_days }) },
            ...(entities.length > 1
              ? [{ key: 'entity', name: t('entity'), value: entity?.name ?? t('anyEntity') }]
              : []),
            {
              key: 'bank',
              name: t('bank'),
              value: supplier.bank ? (
                <span className="whitespace-pre-line">{supplier.bank}</span>
              ) : (
                <span className="text-amber">{t('noBank')}</span>
              ),
            },
          ]}
        />
      </Card>
      <Card title={t('belongs')}>
        {supplier.hotels.length + supplier.companies.length === 0 ? (
          <p className="text-muted">{t('nothingBelongs')}</p>
        ) : (
          <ul className="grid gap-1">
            {[...supplier.hotels.map(({ name }) => name), ...supplier.companies].map((name) => (
              <li key={name} className="[overflow-wrap:anywhere]">
                {name}
              </li>
            ))}
          </ul>
        )}
      </Card>
    </aside>
  );
}
