import { supplierKinds } from '@serai/contract/payables/words';
import { useCommand } from '../../../platform/api/use-command.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { AgencyDialog } from '../../agencies/actions/agency-dialog.tsx';
import { type Supplier, type SupplierReply, staleAfterPayable } from '../supplier-reads.ts';

interface SaveSupplierProps {
  /** Null for a new one. */
  supplier: Supplier | null;
  /** Companies of the seller, for the choice of one. */
  entities: SupplierReply['entities'];
  onClose: () => void;
}

/** Adds a supplier, or changes its names, tax number and terms. */
export function SaveSupplierDialog({ supplier, entities, onClose }: SaveSupplierProps) {
  const t = usePhrases('console-suppliers');
  const command = useCommand('console/payable/saveSupplier', { stale: staleAfterPayable, quiet: true });
  return (
    <AgencyDialog
      title={supplier ? t('editTitle') : t('add')}
      text={t('saveText')}
      submit={t('save')}
      done={t('saved')}
      currency=""
      fields={[
        {
          name: 'name_zh',
          label: t('nameZh'),
          kind: 'line',
          maxLength: 120,
          initial: supplier?.name_zh ?? '',
        },
        {
          name: 'name_en',
          label: t('nameEn'),
          kind: 'line',
          maxLength: 120,
          initial: supplier?.name_en ?? '',
        },
        {
          name: 'name_local',
          label: t('nameLocal'),
          hint: t('nameLocalHint'),
          kind: 'line',
          maxLength: 120,
          isOptional: true,
          initial: supplier?.name_local ?? '',
        },
        {
          name: 'kind',
          label: t('kind'),
          kind: 'choice',
          choices: supplierKinds.map((value) => ({ value, label: t(`kind_${value}`) })),
          initial: supplier?.kind ?? 'hotel',
        },
        {
          name: 'tax_number',
          label: t('taxNumber'),
          kind: 'line',
          maxLength: 40,
          isOptional: true,
          initial: supplier?.tax_number ?? '',
        },
        {
          name: 'terms_days',
          label: t('terms'),
          hint: t('termsHint'),
          kind: 'line',
          maxLength: 3,
          initial: String(supplier?.terms_days ?? 30),
        },
        ...(entities.length > 1
          ? [
              {
                name: 'entity_id',
                label: t('entity'),
                kind: 'choice' as const,
                isOptional: true,
                choices: [
                  { value: '', label: t('anyEntity') },
                  ...entities.map(({ id, name }) => ({ value: String(id), label: name })),
                ],
                initial: supplier?.entity_id ? String(supplier.entity_id) : '',
              },
            ]
          : []),
      ]}
      preview={() => []}
      busy={command.busy}
      send={({ terms_days, entity_id, kind, ...facts }) =>
        command.send({
          name_zh: facts.name_zh ?? '',
          name_en: facts.name_en ?? '',
          name_local: facts.name_local ?? '',
          tax_number: facts.tax_number ?? '',
          ...(supplier ? { id: supplier.id } : {}),
          kind: supplierKinds.find((one) => one === kind) ?? 'other',
          terms_days: /^\d+$/.test(terms_days ?? '') ? Number(terms_days) : -1,
          entity_id: entity_id ? Number(entity_id) : (supplier?.entity_id ?? null),
        })
      }
      onClose={onClose}
    />
  );
}
